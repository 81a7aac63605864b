# Справка рядом с полем, общая для всех игр.

help = Справка
help-close = Закрыть справку, Escape
help-search = Искать в правилах и картах
help-now = К вашему вопросу
help-costs = Цены
help-icons = Значки
help-scoring = Очки
help-keys = Клавиши
help-all-rules = Все правила
help-box = Коробка
help-none = Ничего с таким названием нет.
key-help = справка, поиск
