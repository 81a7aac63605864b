// What is wrong with how a page looks, as sentences: asked after a window, a face or a move has changed.
// Text counts where it can be seen; `least` is the smallest target in pixels, `text` the smallest letter. With `within`
// only faults of what a selector finds, or of something with it, are looked for, in a fifth of the time.
({ least, text: smallest, within }) => {
  const faults = new Set();
  const root = document.documentElement;
  const page = document.querySelector("#page") ?? document.body;
  const rects = new Map();
  const box = (one) => { if (!rects.has(one)) rects.set(one, one.getBoundingClientRect()); return rects.get(one); };
  const styles = new Map();
  // Copied, each once: asking a style again and again is what a look at a page takes longest for.
  const style = (one) => {
    let found = styles.get(one);
    if (!found) {
      const { display, position, overflowX, overflowY, textOverflow, fontSize, zoom, clipPath, borderRightWidth, borderBottomWidth, borderRightStyle, borderRightColor } = getComputedStyle(one);
      const framed = borderRightStyle !== "none" && parseFloat(borderRightWidth) > 0 && parseFloat(borderBottomWidth) > 0 && borderRightColor !== "rgba(0, 0, 0, 0)";
      styles.set(one, found = { display, position, overflowX, overflowY, textOverflow, fontSize, zoom, clipPath, framed });
    }
    return found;
  };
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (one) => {
    const path = [];
    for (let at = one; at && at !== page && path.length < 4; at = at.parentElement) path.unshift(at.nodeName.toLowerCase() + (at.className.baseVal === undefined && at.className ? `.${at.className.trim().split(/\s+/).join(".")}` : ""));
    return path.join(" > ");
  };
  const say = (kind, one, more = "") => faults.add(`${kind}: ${named(one)} ${more}`.trim());
  const quiet = new Map(); // for ears only: one pixel, cut off on purpose
  const heard = (one) => {
    if (!one || one === page) return false;
    if (!quiet.has(one)) quiet.set(one, one.matches(".tip, svg") || style(one).clipPath === "inset(50%)" || heard(one.parentElement));
    return quiet.get(one);
  };

  // The page fits into its window.
  for (const [kind, beyond] of [["wider", root.scrollWidth - innerWidth], ["higher", root.scrollHeight - innerHeight]])
    if (beyond > 0 && (kind === "wider" || document.body.matches(".table-page")) && !document.body.matches("[data-scrolls]")) faults.add(`the page is ${kind} than its window by ${beyond}`);

  // What is looked at, if that is not everything: parts of the page, and where they and their letters stand.
  const range = document.createRange();
  const places = (node) => { range.selectNodeContents(node); return [...range.getClientRects()]; };
  const parts = within && [...page.querySelectorAll(within)];
  const taken = parts && parts.flatMap((part) => [...[part, ...part.querySelectorAll("*")].map(box), ...places(part)]);
  const meets = (a) => taken.some((b) => a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top);
  const asked = (one) => !parts || parts.some((part) => part.contains(one));

  // Texts, and where each line of them stands.
  const zoomed = new Map();
  const zoom = (one) => { if (!one) return 1; if (!zoomed.has(one)) zoomed.set(one, (Number(style(one).zoom) || 1) * zoom(one.parentElement)); return zoomed.get(one); };
  const clips = (one, axis) => style(one)[`overflow${axis}`] !== "visible";
  const scrolls = (one, axis) => ["auto", "scroll"].includes(style(one)[`overflow${axis}`]);
  const NEAR = 1.6;
  const lines = [];
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    const words = node.nodeValue.trim();
    if (!words || (!asked(parent) && !places(node).some(meets))) continue;
    if (heard(parent) || !shown(parent) || parent.closest("option, select, textarea")) continue;
    const size = parseFloat(style(parent).fontSize) * zoom(parent);
    if (size && size < smallest - .05) say(`letters of ${size.toFixed(1)} px`, parent, words.slice(0, 24));
    for (const line of places(node)) {
      if (line.width < 1 || line.height < 1) continue;
      // The letters themselves are lower than the line that the face reserves for them.
      const high = Math.min(line.height, size * 1.02);
      const middle = (line.top + line.bottom) / 2;
      const here = { left: line.left, right: line.right, top: middle - high / 2 + size * .12, bottom: middle + high / 2 - size * .16, parent, words, seen: true };
      let frame = null;
      for (let one = parent; one && one !== page; one = one.parentElement) {
        if (style(one).display === "contents") continue;
        const around = box(one);
        frame ??= style(one).position === "absolute" && !style(one).framed ? one : null; // a badge may stand out
        if (!frame && style(one).framed && style(one).display !== "inline") {
          frame = one;
          if (here.left < around.left - NEAR || here.right > around.right + NEAR || here.top < around.top - NEAR || here.bottom > around.bottom + NEAR) {
            if (!scrolls(one, "X") && !scrolls(one, "Y")) say("out of its frame", parent, `"${words.slice(0, 24)}" beyond ${named(one).split(" > ").pop()}`);
          }
        }
        for (const [axis, low, high] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
          if (!clips(one, axis)) continue;
          const cut = Math.max(around[low] - here[low], here[high] - around[high]);
          if (scrolls(one, axis)) { if (cut > 0) { here[low] = Math.max(here[low], around[low]); here[high] = Math.min(here[high], around[high]); if (here[high] - here[low] < 3) here.seen = false; } continue; }
          if (cut > 0) { here[low] = Math.max(here[low], around[low]); here[high] = Math.min(here[high], around[high]); if (here[high] - here[low] < 3) here.seen = false; }
          if (cut > NEAR && style(one).textOverflow !== "ellipsis") say("cut off", parent, `"${words.slice(0, 24)}" by ${cut.toFixed(0)} px in ${named(one).split(" > ").pop()}`);
        }
        if (style(one).position === "fixed") break;
      }
      if (here.left >= innerWidth || here.right <= 0 || here.top >= innerHeight || here.bottom <= 0) here.seen = false;
      if (here.seen) lines.push(here);
    }
  }
  // An ellipsis hides words too, though their box fits.
  for (const one of new Set(lines.map((line) => line.parent)))
    for (let at = one; at && at !== page && at.children.length < 6; at = at.parentElement)
      if (style(at).textOverflow === "ellipsis" && at.scrollWidth > at.clientWidth + 1 && !at.matches(".where, .where > span, .last > span")) say("shortened", at, `"${at.textContent.trim().slice(0, 30)}"`);

  // Lines that stand on one another; what lies under an opened panel is meant to.
  let over = null; // what stands in front
  const top = (line) => {
    const x = Math.min(innerWidth - 1, Math.max(0, (line.left + line.right) / 2)), y = Math.min(innerHeight - 1, Math.max(0, (line.top + line.bottom) / 2));
    const found = over = document.elementFromPoint(x, y);
    return !found || found === line.parent || found.contains(line.parent) || line.parent.contains(found) || found.closest("button, label, a, summary")?.contains(line.parent);
  };
  for (const line of lines) {
    line.free = top(line);
    if (!line.free && !over?.closest(".summary, dialog, .menu-list, .mine, #tip, #toast, .conn, .coach")) say("covered", line.parent, `"${line.words.slice(0, 24)}" by ${over && named(over)}`);
  }
  const layer = (line) => line.parent.closest(".summary, dialog, .menu-list, .mine");
  lines.sort((a, b) => a.left - b.left);
  lines.forEach((a, at) => {
    for (let next = at + 1; next < lines.length && lines[next].left < a.right - 1.5; next++) {
      const b = lines[next];
      if ((a.parent === b.parent && a.words === b.words) || layer(a) !== layer(b)) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) < 1.5 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 1.5) continue;
      if (a.parent.contains(b.parent) && a.parent !== b.parent && !a.parent.matches("p, span, li, b, small, td, th, a, button, summary, label, h1, h2, h3, div")) continue;
      if (a.free && b.free) say("on one another", a.parent, `"${a.words.slice(0, 20)}" and "${b.words.slice(0, 20)}" of ${named(b.parent)}`);
    }
  });

  // Targets: a piece on the board may be small if the dock has it too; a link within a sentence is as high as its line.
  const options = new Set([...document.querySelectorAll("#play button.option")].map((one) => one.value));
  for (const one of page.querySelectorAll("button, a[href], summary, select, input:not([type=hidden]), label[for], [role=button]")) {
    if (!asked(one) || !shown(one) || heard(one) || one.matches(".view-radio, .skip")) continue;
    if (one.name === "move" && !one.matches(".option") && options.has(one.value)) continue;
    if (one.matches("a") && style(one).display === "inline") continue;
    if (one.matches("input[type=radio], input[type=checkbox]") && one.closest("label")) continue;
    const { width, height, left, top: above } = box(one);
    if (width < 2 || height < 2 || above >= innerHeight || left >= innerWidth) continue;
    if (width < least - .6 || height < least - .6) say("small target", one, `${width.toFixed(0)} x ${height.toFixed(0)} "${(one.textContent.trim() || one.getAttribute("aria-label") || "").slice(0, 20)}"`);
  }
  return [...faults];
}
