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
  if (version === question) return;
  const things = [...document.querySelectorAll("#page .board .choosable")].filter((one) => one.checkVisibility());
  if (!things.length) return; // none, or the board is behind another tab
  question = version;
  const frames = new Map();
  if (!things.some((one) => inside(one, frames))) things[0].scrollIntoView({ block: "center", inline: "center" });
}

// The line that says where one is loses what began it, as a whole, where it has not the room: a few letters say nothing.
const LEAST = 72; // pixels of a part
export function shortened() {
  const line = document.querySelector("#page .where");
  const parts = line ? [...line.children] : [];
  for (const part of parts) part.hidden = false;
  if (parts.length < 2) return;
  const wide = parts.map((part) => part.scrollWidth);
  let room = line.clientWidth - wide.at(-1);
  let from = parts.length - 1; // the first that stays
  while (from > 0 && room >= Math.min(wide[from - 1], LEAST)) { from -= 1; room -= wide[from]; }
  parts.forEach((part, at) => { part.hidden = at < from; });
}

// Whether a thing is seen whole: within the window, and within all that scrolls around it.
function inside(one, frames) {
  const box = one.getBoundingClientRect();
  const within = (frame) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  if (!within({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })) return false;
  for (let at = one.parentElement; at && at.id !== "page"; at = at.parentElement) {
    if (!frames.has(at)) { const style = getComputedStyle(at); frames.set(at, moves(style.overflowX) || moves(style.overflowY) ? at.getBoundingClientRect() : null); }
    const frame = frames.get(at);
    if (frame?.width && !within(frame)) return false;
  }
  return true;
}

let asked = 0;
const soon = () => { cancelAnimationFrame(asked); asked = requestAnimationFrame(() => { shortened(); reachable(); }); };
addEventListener("resize", soon);
addEventListener("change", soon); // another tab of the page
