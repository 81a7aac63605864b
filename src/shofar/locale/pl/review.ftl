### Analiza gry: słowa wspólne dla strony i terminala.

review-turning = Punkty zwrotne
review-turned = { $who }: { $points } wobec najlepszego z pozostałych
review-turned-lead = odtąd na prowadzeniu
review-turned-luck = szczęście { $luck }
review-said-clean = Mało która tura mogła być lepsza.
review-said-one = Najwięcej kosztowała jedna tura: ruch { $n } zabrał { $points } z { $lost } straconych pkt.
review-said-decided = Sam ruch { $n } kosztował { $points } pkt; do zwycięstwa zabrakło { $behind }.
review-said-many = Stracone po trochu. Tury, które mogły być lepsze: { $count } z { $all }; razem { $lost } pkt.
review-said-lucky = Szczęście dało { $luck } pkt.
review-said-unlucky = Pech zabrał { $luck } pkt.
