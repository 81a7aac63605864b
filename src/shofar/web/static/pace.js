// The turns of others, one after the other: of a page that comes after several turns, those in between are shown first.
const PAUSES = { off: 0, short: 1200, long: 3000 }; // milliseconds
const MOST = 12; // turns: what is longer ago is in the log

const still = matchMedia("(prefers-reduced-motion: reduce)");
const steps = (page) => (page.dataset.ends ?? "").split(",").filter(Boolean).map(Number);

export function pace() {
  const set = localStorage.getItem("pace");
  return set in PAUSES ? set : still.matches ? "off" : "short";
}

// `display` shows a page, `fetched` brings the one after some step.
export function director(display, fetched) {
  let target = null; // the newest page, which the turns before it lead to
  let timer = 0;
  let skipping = false; // until it is this person's turn

  function rest() { clearTimeout(timer); timer = 0; }

  function finish() {
    rest();
    const page = target;
    target = null;
    if (page) display(page);
  }

  async function advance() {
    timer = 0;
    if (!target) return;
    const page = document.querySelector("#page");
    const stop = steps(target).filter((end) => end > Number(page.dataset.step)).slice(-MOST)[0];
    const last = stop === undefined || stop > Number(target.dataset.step);
    if (last || (target.dataset.turn && stop === Number(target.dataset.step))) { finish(); return; } // the present
    timer = -1; // a page is on its way
    const between = await fetched(stop);
    if (timer !== -1) return; // skipped meanwhile
    if (!between) { finish(); return; }
    display(between);
    timer = setTimeout(advance, PAUSES[pace()]);
  }

  return {
    // True if the page will be shown in its time.
    stage(fresh) {
      if (fresh.dataset.turn && skipping) { skipping = false; rest(); target = null; return false; }
      if (skipping || document.hidden || pace() === "off" || fresh.dataset.ends === undefined) { rest(); target = null; return false; }
      target = fresh;
      if (!timer) advance();
      return true;
    },
    stop() { rest(); target = null; },
    skip() { skipping = !target?.dataset.turn; finish(); },
    get waits() { return target !== null; },
  };
}
