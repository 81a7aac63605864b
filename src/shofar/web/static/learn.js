// Rules and box: search and filters in the page, and the chapter that is being read. Without it everything is shown.
const $ = (query, from = document) => from.querySelector(query);
const all = (query, from = document) => [...from.querySelectorAll(query)];

const entries = all("[data-entry]").map((element) => ({ element, text: fold(`${element.dataset.entry} ${element.textContent}`) }));
const find = $("[data-find]");
const chosen = { section: "", source: "" }; // chips of the box

// Letters without marks and case: "ł" and "é" are found by who has no such key.
function fold(text) { return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase(); }

// ---- filtering -------------------------------------------------------------------------------------------------------
function filter() {
  const words = fold(find?.value ?? "").split(/\s+/).filter(Boolean);
  let hits = 0;
  for (const { element, text } of entries) {
    const { section = "", sources = "" } = element.dataset;
    const here = words.every((word) => text.includes(word))
      && (!chosen.section || words.length > 0 || section === chosen.section)
      && (!chosen.source || sources.split(" ").includes(chosen.source));
    element.hidden = !here;
    hits += here;
    mark(element, here ? words : []);
  }
  const searching = words.length > 0 || chosen.source !== "";
  document.body.classList.toggle("searching", searching);
  for (const group of all("[data-chapter]")) group.hidden = (searching || chosen.section !== "") && !all("[data-entry]", group).some((one) => !one.hidden);
  const none = $("[data-none]");
  if (none) none.hidden = !searching || hits > 0;
  tell(searching ? hits : null);
}

function tell(hits) {
  const box = $("[data-hits]");
  if (!box) return;
  box.textContent = hits === null ? "" : box.dataset.hits.replace("#", hits);
}

function mark(element, words) {
  for (const old of all("mark", element)) old.replaceWith(old.textContent);
  element.normalize();
  if (!words.length) return;
  for (const place of all(".text, .reason, .said", element)) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) paint(text, words);
  }
}

function paint(node, words) {
  const text = node.data;
  const plain = fold(text);
  if (plain.length !== text.length) return; // letters that fold into several: found, but not painted
  const spots = words.map((word) => [plain.indexOf(word), word.length]).filter(([at]) => at >= 0).sort((a, b) => a[0] - b[0]);
  if (!spots.length) return;
  const [at, long] = spots[0];
  const rest = node.splitText(at);
  const after = rest.splitText(long);
  const painted = document.createElement("mark");
  painted.textContent = rest.data;
  rest.replaceWith(painted);
  paint(after, words);
}

if (find) {
  for (const one of all("[data-finder], [data-chips]")) one.hidden = false;
  find.addEventListener("input", filter);
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest?.("input, textarea, select")) { event.preventDefault(); find.focus(); find.select(); }
    if (event.key === "Escape" && event.target === find && find.value) { find.value = ""; filter(); }
  });
  if (find.value) filter(); // the browser kept it
}

addEventListener("click", (event) => {
  const chip = event.target.closest?.("[data-filter]");
  if (!chip) return;
  const { filter: kind, value = "" } = chip.dataset;
  chosen[kind] = value;
  for (const other of all(`[data-filter="${kind}"]`)) other.setAttribute("aria-pressed", String(other === chip));
  filter();
});
for (const first of all("[data-filter][aria-pressed=true]")) chosen[first.dataset.filter] = first.dataset.value ?? "";
if (chosen.section) filter();

// A link to a rule that a search has hidden ends the search.
function arrive() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (find?.value && (target.hidden || target.closest("[hidden]"))) { find.value = ""; filter(); target.scrollIntoView(); }
  const reading = target.matches(".rule") && $("details.ours", target);
  if (reading) reading.open = true;
}
addEventListener("hashchange", arrive);
arrive();

// ---- the chapter that is being read -----------------------------------------------------------------------------------
const links = new Map(all(".chapters a").map((link) => [link.hash.slice(1), link]));
const seen = new Set();
const watcher = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) seen[isIntersecting ? "add" : "delete"](target.id);
  const now = [...links.keys()].find((id) => seen.has(id));
  if (!now) return;
  for (const [id, link] of links) if (id === now) { link.setAttribute("aria-current", "true"); beside(link); } else link.removeAttribute("aria-current");
}, { rootMargin: "-10% 0px -70% 0px" });
for (const id of links.keys()) {
  const place = document.getElementById(id);
  if (place) watcher.observe(place);
}

function beside(link) { // on phones the chapters are a row: the one that is read stays in it
  const row = link.parentElement;
  if (row.scrollWidth > row.clientWidth) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3, behavior: "instant" });
}
