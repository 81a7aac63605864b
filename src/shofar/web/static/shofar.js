// Live pages: follows a table, sends choices without leaving the page, keys, twins, tips, "why not?", sound.
import { connected, fetched, refused, send } from "./connection.js";
import { change } from "./morph.js";
import { director, pace } from "./pace.js";
import { inSight, reachable, shortened } from "./scroll.js";

const $ = (query, from = document) => from.querySelector(query);
const all = (query, from = document) => [...from.querySelectorAll(query)];
const still = matchMedia("(prefers-reduced-motion: reduce)");
let shown = Number($("#page")?.dataset.version ?? -1); // the version on the page

// ---- showing a new page ------------------------------------------------------------------------------------------------
function parse(html) {
  const held = document.createElement("template");
  held.innerHTML = html;
  return held.content.firstElementChild;
}

const moving = () => !still.matches && !document.hidden && Boolean(document.startViewTransition);

function nameTravellers() {
  // First every look, then every change: a look after a change would work the whole page out again.
  const used = new Set();
  const names = all("[data-piece]").map((piece) => {
    const name = piece.dataset.piece.replace(/[^\w-]/g, "_");
    const free = !used.has(name) && piece.checkVisibility();
    if (free) used.add(name);
    return [piece, free ? name : "none"];
  });
  for (const [piece, name] of names) if (piece.style.viewTransitionName !== name) piece.style.viewTransitionName = name;
}

const PAUSE = 200; // milliseconds in which the quick moves of others are gathered, where nothing travels
let running = null; // the transition that plays
let waiting = null; // the page after it: of several that arrive meanwhile only the newest is worth showing
let gathering = 0;
let gathered = null; // the page that waits for the end of the pause
let last = ""; // the newest page as it came, without the keys of its forms
const MODELS = 4;
const models = new Map(); // the last pages as the server knows them, by state: what it sends next differs from one of them
let state = ""; // of the newest page

// Whole pages are kept as they came; the page that is shown is changed by its visitor and by this script. Also what was
// overtaken is kept: the stream goes on from it.
function keep(page) {
  if (!page?.dataset.state) return;
  models.delete(page.dataset.state);
  models.set(page.dataset.state, page.cloneNode(true));
  if (models.size > MODELS) models.delete([...models.keys()].find((one) => one !== state));
}
function newest(page) {
  if (page?.dataset.state) state = page.dataset.state;
}
newest($("#page"));
keep($("#page"));

function show(html, own = false) {
  const plain = html.replace(/name="key" value="[^"]*"/g, "");
  if (plain === last) { // there already: the answer to one's own move and the stream bring the same page
    if (own && gathered) put(gathered);
    return;
  }
  const fresh = parse(html);
  if (!fresh) return;
  if (present(fresh, own)) last = plain;
}

function present(fresh, own) {
  if (fresh.dataset.kind !== $("#page")?.dataset.kind) { location.reload(); return false; } // from the lobby to the table
  const version = Number(fresh.dataset.version ?? Infinity);
  keep(fresh);
  if (version < shown) return false; // overtaken
  const news = version !== shown;
  if (Number.isFinite(version)) shown = version;
  newest(fresh);
  forget();
  if (own) turns.stop();
  else if ((news || turns.waits) && turns.stage(fresh)) return true;
  display(fresh, own, news);
  return true;
}

// What has changed: a line that names the page it changes and the page that comes out, then the panels that differ. Panels
// in a panel are named by a template: they are the same as before, or among those that were sent.
const PANELS = /^([0-9a-f]{16}) ([0-9a-f]{16})\n/;
function renew(text, own = false) {
  const [head, from, to] = text.match(PANELS);
  if (to === state) { // there already
    if (own && gathered) put(gathered);
    return;
  }
  if (!models.has(from)) { reload(); return; }
  const page = models.get(from).cloneNode(true);
  const known = panels(page);
  known.set(page.dataset.p, page);
  const held = document.createElement("template");
  held.innerHTML = text.slice(head.length);
  const sent = new Map([...held.content.children].map((one) => [one.dataset.p, one]));
  for (const [name, one] of sent) {
    for (const place of all("template[data-p]", one)) {
      const inside = place.dataset.p;
      const found = sent.get(inside) ?? known.get(inside);
      if (!found) { reload(); return; }
      place.replaceWith(found);
    }
    if (!one.parentElement) known.get(name)?.replaceWith(one); // else it stands in another one that was sent
  }
  const fresh = sent.get(page.dataset.p) ?? page;
  fresh.dataset.state = to;
  for (const key of all("input[name=key]", fresh)) key.setAttribute("value", newKey());
  if (present(fresh, own)) last = "";
}
const panels = (page) => new Map(all("[data-p]", page).map((one) => [one.dataset.p, one]));
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join("");

const take = (text, own = false) => (PANELS.test(text) ? renew : show)(text, own);

function display(fresh, own = true, news = true) {
  if (running) waiting = fresh;
  else if (news && moving()) travel(fresh);
  else if (own || !news || fresh.dataset.turn || fresh.dataset.kind !== "table") put(fresh);
  else {
    gathered = fresh;
    gathering = setTimeout(() => put(fresh), PAUSE);
  }
}

const turns = director(display, async (step) => {
  try {
    const answer = await fetch(`${location.pathname}/then?step=${step}&${new URLSearchParams(location.search)}`, { headers: { "X-Shofar": "1" } });
    return answer.ok ? parse(await answer.text()) : null;
  } catch {
    return null; // the newest page is there already
  }
});

function forget() {
  clearTimeout(gathering);
  gathered = null;
}

function put(fresh) {
  forget();
  const held = holding();
  change($("#page"), fresh);
  regain(held);
  if (explained?.isConnected) explain(explained); else hush();
  arrive();
}

// A keyboard player goes on where they were: on the same thing, though it can no longer be chosen; else at the question.
function holding() {
  const at = document.activeElement;
  return at && at !== document.body && $("#page").contains(at) ? { at, move: at.name === "move" ? at.value : "", board: !at.closest(".dock") } : null;
}

function regain(held) {
  if (!held || document.activeElement === held.at || (held.at.isConnected && document.activeElement !== document.body)) return;
  const same = held.move && held.board ? `[value="${CSS.escape(held.move)}"], [data-why="${CSS.escape(held.move)}"]` : "";
  const moved = held.at.isConnected && held.at.checkVisibility() && held.at; // to another place, which takes the focus away
  const thing = moved || (same && all(same).find((one) => !one.closest(".dock") && one.checkVisibility())) || $("#prompt");
  if (!thing) return;
  if (thing.tabIndex < 0) thing.tabIndex = -1;
  thing.focus({ preventScroll: true });
}

function travel(fresh) {
  nameTravellers();
  running = document.startViewTransition(() => { put(fresh); nameTravellers(); });
  running.finished.catch(() => {}).then(() => {
    running = null;
    const next = waiting;
    waiting = null;
    if (next && moving()) travel(next);
    else if (next) put(next);
  });
}

let turn = $("#page")?.dataset.turn ?? "";
function local(time) { // in the visitor's own zone, with the day where that matters
  const parts = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const day = time.dataset.local === "day" ? { day: "numeric", month: "short" } : {};
  return new Date(time.dateTime).toLocaleString(document.documentElement.lang, { ...day, ...parts });
}

function arrive() {
  for (const time of all("time[data-local]")) {
    const text = local(time);
    if (time.textContent !== text) time.textContent = text;
  }
  const page = $("#page");
  if (!page) return;
  if (page.dataset.heading) document.title = page.dataset.heading;
  const now = page.dataset.turn ?? "";
  if (now && now !== turn && localStorage.getItem("sound") === "on") ring();
  turn = now;
  for (const button of all("[data-sound]")) button.setAttribute("aria-pressed", String(localStorage.getItem("sound") === "on"));
  for (const radio of all("[name=pace]")) radio.checked = radio.value === pace();
  if (/(?:^|; )unnamed=/.test(document.cookie)) $("#ask-name")?.remove();
  const summary = $("#summary");
  if (summary && Number(summary.dataset.step) <= readUntil()) summary.remove();
  shortened();
  reachable();
  inSight();
  clocks();
}

// Which summary was read: a cookie of this table, so that the server knows it too.
function readUntil() { return Number(document.cookie.match(/(?:^|; )read=(\d+)/)?.[1] ?? -1); }
function markRead(step) {
  document.cookie = `read=${step};path=${location.pathname.match(/^\/table\/[^/]+/)?.[0] ?? "/"};max-age=2592000;samesite=lax`;
  $("#summary")?.remove();
  $("#prompt")?.focus({ preventScroll: true });
}

// ---- following the table ---------------------------------------------------------------------------------------------------
let source = null;
function follow(address) {
  source?.close();
  source = new EventSource(`${address}${address.includes("?") ? "&" : "?"}seen=${shown}.${state}`);
  for (const kind of ["page", "panels"]) source.addEventListener(kind, (event) => { connected(true); take(event.data); });
  source.addEventListener("open", () => connected(true));
  source.addEventListener("error", () => {
    connected(false);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(address), 2000);
  });
}
addEventListener("shofar-follow", () => { if (document.body.dataset.follow) follow(document.body.dataset.follow); });
if (document.body.dataset.follow) follow(document.body.dataset.follow);

// ---- sending ------------------------------------------------------------------------------------------------------------------
let sending = ""; // the key of the form that is on its way: a page that came before the answer has another
addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.hasAttribute("data-live")) { once(event); return; }
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const key = body.get("key") ?? form.action;
  if (key === sending) return;
  sending = key;
  form.classList.add("sending");
  try {
    const answer = await send(form.action, body, state);
    const text = await answer.text();
    if (answer.ok) {
      all("input[type=text], #say", form).forEach((field) => { field.value = ""; });
      silence(); // a hint was about the move that is made now
      take(text, true);
    } else if (answer.status === 409) {
      refused(text);
      reload();
    } else toast(text);
  } finally {
    if (sending === key) sending = "";
    form.classList.remove("sending");
  }
});

// A form that leads to another page is sent once: a double click of a first visit would be two people to the server.
let left = -Infinity;
function once(event) {
  if (event.target.method !== "post") return;
  if (event.timeStamp - left < 2000) event.preventDefault();
  else left = event.timeStamp;
}

// The whole page, if it is not known what a change leads to. Of several that were asked for the last one counts, and the
// stream may be quicker than any of them.
let asked = 0;
async function reload() {
  const mine = ++asked;
  const before = shown;
  const text = await fetched(location.href, () => mine === asked);
  const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("#page");
  if (!fresh || mine !== asked) return;
  if (shown === before) shown = -1; // whatever was seen, this is how it stands now
  last = "";
  show(fresh.outerHTML, true);
}

function silence() { $("#toast")?.classList.remove("shown"); }

function toast(text, html = "") { // a sentence goes by itself; what has to be read stays until the next move, or Escape
  let box = $("#toast");
  if (!box) {
    box = document.createElement("div");
    box.id = "toast";
    box.setAttribute("role", "alert");
    document.documentElement.append(box); // as the tip: a large window enlarges the body
  }
  if (html) { box.innerHTML = html; box.append(closing(silence)); } // without a keyboard there is no Escape
  else box.replaceChildren(text); // words, or words with a link in them
  const bar = $(".action-bar")?.getBoundingClientRect(); // what may be chosen stays in sight: above it, or beside it in low windows
  const beside = bar && bar.top < innerHeight / 2 && bar.left > 0;
  box.style.bottom = `${beside || !bar ? 24 : Math.max(24, innerHeight - bar.top + 10)}px`;
  box.style.left = beside ? `${bar.left / 2}px` : "";
  box.style.maxWidth = beside ? `${bar.left - 16}px` : "";
  box.classList.add("shown");
  clearTimeout(toast.timer);
  if (!html) toast.timer = setTimeout(() => box.classList.remove("shown"), $("a", box) ? 15_000 : 6000);
}

// ---- keys -----------------------------------------------------------------------------------------------------------------------
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest?.("input:not([type=radio], [type=range], [type=checkbox]), textarea, select");
  if (event.key === "Escape") { stopWhy(); hush(); silence(); all("details.menu[open]").forEach((menu) => menu.removeAttribute("open")); if (typing) event.target.blur(); return; }
  if (typing) return;
  if (event.target.type === "range" && event.key.startsWith("Arrow")) return;
  if (event.key.startsWith("Arrow") && walk(event)) return;
  if (event.key.toLowerCase() === "l" && $("#say")) { event.preventDefault(); $("#say").focus(); return; }
  if (event.key === "?" && $("#keys")) { event.preventDefault(); if ($("#keys").open) $("#keys").close(); else $("#keys").showModal(); return; }
  if ($("dialog[open]")) return;
  if (event.key === " " && event.target.closest?.("button, a, summary, [role=button]")) return; // it presses what has the focus
  if ((event.key === "Enter" || event.key === " ") && event.target.matches?.("div[data-pair]")) { event.preventDefault(); pair(event.target); return; }
  const wanted = all("[data-key]").find((one) => one.dataset.key === event.key.toLowerCase());
  if (wanted) { event.preventDefault(); wanted.click(); }
});

function walk(event) {
  const things = all("[data-walk]").filter((one) => one.checkVisibility());
  const from = event.target.closest?.("[data-walk]");
  if (!from) return false;
  const here = from.getBoundingClientRect();
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
  let best = null;
  for (const one of things) {
    const there = one.getBoundingClientRect();
    const dx = there.x + there.width / 2 - here.x - here.width / 2;
    const dy = there.y + there.height / 2 - here.y - here.height / 2;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (one === from || ahead <= 4) continue;
    const far = ahead + aside * 3;
    if (!best || far < best.far) best = { one, far };
  }
  if (!best) return false;
  event.preventDefault();
  best.one.tabIndex = best.one.nodeName === "BUTTON" ? 0 : -1;
  best.one.focus();
  return true;
}

// ---- twins, tips, why not --------------------------------------------------------------------------------------------------------
function twins(event, lit) {
  const button = event.target.closest?.("button[name=move]");
  if (!button) return;
  for (const other of all(`button[name=move][value="${CSS.escape(button.value)}"]`)) other.classList.toggle("lit", lit && other !== button);
}
for (const [kind, lit] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]]) addEventListener(kind, (event) => twins(event, lit));

// A tip is the last child of what it explains. It is shown in a box beside the page, so that no panel cuts it off.
const coarse = matchMedia("(pointer: coarse)");
const GAP = 10;
let explained = null; // the thing whose tip is shown
let soon = 0;
function explanation(thing) {
  // Its own tip; for the twin of an option, the option's bill too; for a picture or a number, its title, or what it is called.
  const own = $(":scope > .tip", thing);
  const parts = own ? [...own.cloneNode(true).childNodes] : [];
  const option = thing.name === "move" && !thing.matches(".option") && $(`#play button.option[value="${CSS.escape(thing.value)}"] > .tip`);
  if (option) parts.push(...all(own ? ":scope > .bill" : ":scope > *", option).map((part) => part.cloneNode(true)));
  const title = thing.getAttribute("title") ?? thing.dataset.title ?? (thing.getAttribute("role") === "img" && thing.getAttribute("aria-label"));
  return parts.length || !title ? parts : [document.createTextNode(title)];
}

function quieten(thing, quiet) { // the browser's own box would stand beside the tip
  const [from, to] = quiet ? ["title", "data-title"] : ["data-title", "title"];
  if (!thing?.hasAttribute(from)) return;
  thing.setAttribute(to, thing.getAttribute(from));
  thing.removeAttribute(from);
}

function explain(thing) {
  const parts = explanation(thing);
  if (!parts.length) return;
  let box = $("#tip");
  if (!box) {
    box = document.createElement("div");
    box.id = "tip";
    box.setAttribute("role", "tooltip");
    document.documentElement.append(box); // outside the body: a large window enlarges that
  }
  if (explained !== thing) quieten(explained, false);
  explained = thing;
  quieten(thing, true);
  box.replaceChildren(...parts, closing(hush));
  const here = thing.getBoundingClientRect();
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const below = here.top < high + GAP + 4 && innerHeight - here.bottom > here.top;
  const bar = thing.matches(".option") && $(".action-bar")?.getBoundingClientRect(); // above the dock: no option is covered
  const beside = bar && bar.top < high + GAP + 4 && bar.left > wide + GAP; // no room above it: left of it
  const middle = beside ? bar.left - GAP - wide / 2 : bar ? bar.right - wide / 2 : here.left + here.width / 2;
  const left = Math.max(8, Math.min(innerWidth - wide - 8, middle - wide / 2));
  const top = beside ? here.top : bar ? bar.top - high - GAP : below ? here.bottom + GAP : here.top - high - GAP;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(4, Math.min(innerHeight - high - 4, top))}px`;
  box.style.setProperty("--at", `${Math.max(14, Math.min(wide - 14, here.left + here.width / 2 - left))}px`);
  box.classList.toggle("below", below && !bar);
  box.classList.add("shown");
}
function closing(done) { // on touch a tip stays until it is closed
  const close = document.createElement("button");
  close.className = "close";
  close.type = "button";
  close.textContent = "×";
  close.setAttribute("aria-label", document.body.dataset.close ?? "×");
  close.addEventListener("click", done);
  return close;
}

function hush() {
  clearTimeout(soon);
  quieten(explained, false);
  explained = null;
  $("#tip")?.classList.remove("shown");
}
const explainable = (event) => event.target.closest?.(":has(> .tip), [title], [data-title], button[name=move]") ?? event.target.closest?.("#page [role=img][aria-label]");
addEventListener("mouseover", (event) => {
  if (coarse.matches) return;
  const thing = explainable(event);
  if (thing && thing === explained) return;
  hush();
  if (thing) soon = setTimeout(() => explain(thing), 250);
});
addEventListener("focusin", (event) => { if (event.target.matches?.(":focus-visible") && !coarse.matches) explain(event.target); });
addEventListener("focusout", hush);
addEventListener("scroll", hush, { capture: true, passive: true });

let press = 0;
addEventListener("touchstart", (event) => {
  if (event.target.closest?.("#tip a")) return; // the rule that a refusal names
  const thing = explainable(event);
  hush();
  if (thing) press = setTimeout(() => { press = -1; explain(thing); }, 450);
}, { passive: true });
for (const kind of ["touchend", "touchmove", "touchcancel"]) addEventListener(kind, (event) => {
  if (press === -1 && kind === "touchend") event.preventDefault(); // it was a long press: it explains, it does not choose
  clearTimeout(press);
  press = 0;
}, { passive: false });

async function whyNot(address, move) {
  const answer = await fetch(`${address}?move=${encodeURIComponent(move)}`, { headers: { "X-Shofar": "1" } });
  return linked(await answer.text(), answer.headers.get("x-rule"));
}

// The number of the rule leads to the rule, beside the table: nobody has to leave it.
function linked(text, address) {
  const said = document.createDocumentFragment();
  const rule = address?.split("#")[1];
  const at = rule ? text.lastIndexOf(rule) : -1;
  if (at < 0) { said.append(text); return said; }
  const link = document.createElement("a");
  link.href = address;
  link.target = "rules";
  link.textContent = rule;
  said.append(text.slice(0, at), link, text.slice(at + rule.length));
  return said;
}

async function tapped(thing, refused) {
  // A tap on what cannot be chosen explains it, and says why not.
  if (!thing) return;
  explain(thing);
  const address = $("[data-why-mode]")?.dataset.whyMode;
  if (!refused || !address) return;
  const said = document.createElement("span");
  said.className = "rule";
  said.append(await whyNot(address, refused.dataset.why));
  if (explained === thing) $("#tip").append(said);
}

// Two things change places: first this, then that. The first may be changed; the options are the same for the keyboard.
function pair(thing) {
  const held = $("[data-pair].chosen");
  const [a, b] = [held?.dataset.pair, thing.dataset.pair];
  const option = held && all("#play button.option").find((one) => {
    const words = one.value?.split(" ") ?? [];
    return words.length === 3 && words.includes(a) && words.includes(b) && a !== b;
  });
  held?.classList.remove("chosen");
  if (option) option.click();
  else if (held !== thing) thing.classList.add("chosen");
}

let asking = "";
function stopWhy() { asking = ""; document.body.classList.remove("asking-why"); }
addEventListener("click", async (event) => {
  const at = event.target;
  if (!at.closest?.("details.menu")) all("details.menu[open]").forEach((menu) => menu.removeAttribute("open"));
  const mode = at.closest?.("[data-why-mode]");
  if (mode) { if (asking) stopWhy(); else { asking = mode.dataset.whyMode; document.body.classList.add("asking-why"); } return; }
  const thing = at.closest?.("[data-why]");
  if (thing && asking) { toast(await whyNot(asking, thing.dataset.why)); return; }
  const looked = asking && !at.closest?.("button, a, summary, label, input");
  const told = looked && explainable(event);
  if (told) { const said = document.createElement("span"); said.append(...explanation(told)); toast("", said.innerHTML); return; } // no move is about it: what it is
  const part = looked && at.closest?.("#page :is(.board, .rail, .dock) [aria-label]");
  if (part) { toast(`${part.getAttribute("aria-label")}. ${$("#prompt")?.textContent ?? ""}`); return; } // and what is asked instead
  const paired = at.closest?.("[data-pair]");
  if (paired && !at.closest("button")) { pair(paired); return; }
  if (coarse.matches && !at.closest?.("button, a, summary, label, input")) tapped(explainable(event), thing);
  const hint = at.closest?.("[data-hint]");
  if (hint) {
    const answer = await fetch(hint.dataset.hint, { headers: { "X-Shofar": "1" } });
    if (!answer.ok) { toast(await answer.text()); return; }
    const { moves, html } = await answer.json();
    toast("", html);
    moves.forEach(({ move }, at) => {
      for (const one of all(`button[name=move][value="${CSS.escape(move)}"]`)) { one.classList.toggle("lit", !at); one.dataset.rank = at + 1; }
    });
    return;
  }
  if (at.closest?.("[data-back]") && history.length > 1) { event.preventDefault(); history.back(); } // the browser keeps the form
  if (at.closest?.("[data-toggle-theme]")) {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    document.cookie = `theme=${root.dataset.theme};path=/;max-age=31536000;samesite=lax`;
  }
  if (at.closest?.("[data-sound]")) { localStorage.setItem("sound", localStorage.getItem("sound") === "on" ? "off" : "on"); arrive(); if (localStorage.getItem("sound") === "on") ring(); }
  const copy = at.closest?.("[data-copy]");
  if (copy) { await navigator.clipboard?.writeText(document.getElementById(copy.dataset.copy).textContent); copy.classList.add("done"); }
  if (at.closest?.("[data-later]")) { event.preventDefault(); document.cookie = "unnamed=1;path=/;max-age=31536000;samesite=lax"; $("#ask-name")?.remove(); }
  const read = at.closest?.("[data-read]");
  if (read) { event.preventDefault(); markRead(read.dataset.read); }
  const chart = at.closest?.("[data-jump]");
  if (chart) location.href = chart.dataset.jump + stepAt(chart, event.clientX);
  if (at.closest?.("[data-skip]")) turns.skip();
  if (at.closest?.("[data-keys]")) $("#keys")?.showModal();
  if (at.id === "keys") at.close(); // beside the list
  const step = at.closest?.("[data-replay] a[href]");
  if (step) { event.preventDefault(); halt(); goto(step.href); }
  if (at.closest?.("[data-play]")) play();
});

// Which move a place in a chart stands for: the field has a margin on both sides.
function stepAt(chart, x) {
  const box = chart.getBoundingClientRect();
  const [left, wide] = chart.dataset.field.split(" ").map((share) => share * box.width);
  return Math.round(Math.max(0, Math.min(1, (x - box.left - left) / wide)) * Number(chart.dataset.last));
}

// ---- replay -----------------------------------------------------------------------------------------------------------------------
async function goto(address) {
  const answer = await fetch(address, { headers: { "X-Shofar": "1" } });
  if (!answer.ok) { toast(await answer.text()); return; }
  history.replaceState(null, "", address);
  show(await answer.text(), true);
  mark();
}
let playing = 0; // the timer of a replay that plays by itself
async function play() {
  if (playing) { halt(); return; }
  if (!$("[data-step-forward]:not([aria-disabled])")) await goto($("[data-step-first]").href); // at the end: from the beginning
  playing = setInterval(() => { const next = $("[data-step-forward]:not([aria-disabled])"); if (next) goto(next.href); else halt(); }, PLAY[pace()]);
  mark();
}
function halt() { clearInterval(playing); playing = 0; mark(); }
function mark() { for (const one of all("[data-play]")) one.setAttribute("aria-pressed", String(Boolean(playing))); }
const PLAY = { off: 500, short: 1000, long: 2500 }; // milliseconds
let sliding = 0;
addEventListener("input", (event) => {
  if (!event.target.matches?.(".slider")) return;
  clearTimeout(sliding);
  const form = event.target.form;
  sliding = setTimeout(() => goto(`${form.action}?${new URLSearchParams(new FormData(form))}`), 40);
});
addEventListener("change", (event) => {
  if (event.target.matches?.("[data-submit]")) event.target.form.submit();
  if (event.target.name === "pace") localStorage.setItem("pace", event.target.value);
  const fill = event.target.matches?.("[data-fill]") && event.target.files[0];
  if (fill) fill.text().then((text) => { document.getElementById(event.target.dataset.fill).value = text; });
});

// ---- time and sound ------------------------------------------------------------------------------------------------------------------
let ticking = 0; // runs only while there is a clock: a page that waits costs nothing
function clocks() {
  const found = all("[data-left]");
  for (const clock of found) clock.until = performance.now() + Number(clock.dataset.left);
  clearInterval(ticking);
  ticking = found.length ? setInterval(tick, 500) : 0;
}
function tick() {
  for (const clock of all("[data-left]")) {
    if (clock.until === undefined) continue;
    const left = Math.max(0, Math.round((clock.until - performance.now()) / 1000));
    if (left < 3600) $(".num", clock).textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.classList.toggle("urgent", left < 20);
  }
}

function ring() { // two notes of a horn, made here
  const sound = new AudioContext();
  for (const [note, at, long] of [[220, 0, 0.16], [330, 0.17, 0.4]]) {
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    tone.type = "sawtooth";
    tone.frequency.value = note;
    loud.gain.setValueAtTime(0.0001, sound.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.12, sound.currentTime + at + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + at + long);
    tone.connect(loud).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + long);
  }
}

arrive();
