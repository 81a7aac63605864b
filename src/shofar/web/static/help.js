// Help beside the board: opened by button, key, tab, or by the number of a rule anywhere on the page.
const $ = (query, from = document) => from.querySelector(query);
const all = (query, from = document) => [...from.querySelectorAll(query)];
const place = () => $("#help");
let before = null; // what had the focus
let drawn = ""; // the version of the table that the panel was drawn for

// Letters without marks and case: "ł" and "é" are found by who has no such key.
function fold(text) { return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase(); }

async function draw() {
  const help = place();
  drawn = $("#page").dataset.version;
  const answer = await fetch(`${help.dataset.help}${location.search}`, { headers: { "X-Shofar": "1" } });
  if (!answer.ok) return false;
  help.innerHTML = await answer.text();
  return true;
}

async function open(rule = "", link = "") {
  const help = place();
  if (help.hidden) before = document.activeElement;
  if (!await draw()) return;
  help.hidden = false;
  const find = $("[data-help-find]", help);
  if (!rule) find.focus();
  else if (!show(rule)) location.href = link; // an example, a chapter: the page of the rules has it
}

function close() {
  const help = place();
  if (!help || help.hidden) return false;
  help.hidden = true;
  help.replaceChildren();
  before?.focus?.();
  return true;
}

function search() {
  const help = place();
  const words = fold($("[data-help-find]", help).value).split(/\s+/).filter(Boolean);
  let hits = 0;
  for (const entry of all("[data-help-entries] > li", help)) {
    const text = fold(`${entry.dataset.entry ?? ""} ${entry.textContent}`);
    entry.hidden = !words.every((word) => text.includes(word));
    entry.classList.remove("at");
    hits += !entry.hidden;
  }
  told(words.length > 0, hits);
}

function told(searching, hits) {
  const help = place();
  help.classList.toggle("searching", searching);
  $("[data-help-entries]", help).hidden = !searching;
  $("[data-help-none]", help).hidden = !searching || hits > 0;
}

function show(rule) {
  const help = place();
  if (!$(`[data-entry="${CSS.escape(rule)}"]`, help)) return false;
  $("[data-help-find]", help).value = rule;
  for (const entry of all("[data-help-entries] > li", help)) {
    entry.hidden = entry.dataset.entry !== rule;
    entry.classList.toggle("at", !entry.hidden);
  }
  told(true, 1);
  $(".entries .at .no", help).focus();
  return true;
}

addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !place()) return;
  if (event.target.closest?.("[data-help-open]")) {
    event.preventDefault();
    if (place().hidden) open(); else close();
  } else if (event.target.closest?.("[data-help-close]")) close();
  else {
    const rule = event.target.closest?.("a[href*='/rules/'][href*='#']");
    if (rule) { event.preventDefault(); open(decodeURIComponent(rule.hash.slice(1)), rule.href); }
  }
});
addEventListener("input", (event) => { if (event.target.matches?.("[data-help-find]")) search(); });
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && place() && !place().hidden && (place().contains(document.activeElement) || document.activeElement === document.body)) close();
});

// What belongs to the open question changes with it; who searches is not disturbed.
new MutationObserver(() => {
  const help = place();
  if (!help || help.hidden || help.classList.contains("searching") || help.contains(document.activeElement) || $("#page").dataset.version === drawn) return;
  draw();
}).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-version"] });
