// What scrolls, and holds nothing that Tab would stop at, is a stop itself: not every browser lets the keyboard in.
const STOPS = 'a[href], button, input:not([type=hidden]), select, summary, textarea, [tabindex="0"]:not([data-scroller])';
const moves = (style) => style === "auto" || style === "scroll";

function scrolls(one) {
  const wide = one.scrollWidth > one.clientWidth + 1, high = one.scrollHeight > one.clientHeight + 1;
  if (!wide && !high) return false;
  const style = getComputedStyle(one);
  return (wide && moves(style.overflowX)) || (high && moves(style.overflowY));
}

function stop(one) {
  one.dataset.scroller = "";
  one.tabIndex = 0;
  const named = one.closest("[aria-label]");
  if (!named || named === one) return;
  one.setAttribute("aria-label", named.getAttribute("aria-label"));
  if (one.nodeName === "DIV") one.setAttribute("role", "group");
}

// First every look, then every change: a look after a change would work the whole page out again.
export function reachable() {
  const places = [...document.querySelectorAll("#page :is(aside, div, ol, section):is([data-scroller], :not([tabindex]))")];
  const found = new Set(places.filter((one) => scrolls(one) && ![...one.querySelectorAll(STOPS)].some((stop) => stop.tabIndex >= 0 && stop.checkVisibility())));
  for (const one of places) if ("scroller" in one.dataset && !found.has(one)) { one.removeAttribute("tabindex"); delete one.dataset.scroller; }
  found.forEach(stop);
}

// With a new question, something that it is about comes into sight where the board is larger than its place.
let question = "";
export function inSight() {
  const version = document.querySelector("#page")?.dataset.version ?? "";
  const board = (document.querySelector("#page .board .jumps + *") ?? document.querySelector("#page .board"))?.getBoundingClientRect();
  if (version === question || !board?.width) return;
  question = version;
  const things = [...document.querySelectorAll("#page .board .choosable")].filter((one) => one.checkVisibility());
  const inside = (one) => { const box = one.getBoundingClientRect(); return box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= board.bottom; };
  if (!things.some(inside)) things[0]?.scrollIntoView({ block: "center", inline: "center" });
}

let asked = 0;
const soon = () => { cancelAnimationFrame(asked); asked = requestAnimationFrame(reachable); };
addEventListener("resize", soon);
addEventListener("change", soon); // another tab of the page
