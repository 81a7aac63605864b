// Changes a part of the page into a newly drawn one with as few replaced elements as possible, so that focus, scroll
// positions, open menus and half-typed texts stay. Elements are matched by id or data-piece, else by their order.
const name = (node) => node.nodeType === 1 ? node.id || node.dataset.piece || "" : "";

function fits(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && name(old) === name(fresh);
}

function attributes(old, fresh) {
  const own = (name) => name === "open" && old.nodeName === "DETAILS"; // whoever looks at it folds and unfolds it
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !own(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value && !own(name)) old.setAttribute(name, value);
}

function children(old, fresh) {
  const known = new Map();
  for (const child of old.childNodes) if (name(child)) known.set(name(child), child);
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const named = name(wanted) && known.get(name(wanted));
    if (named && fits(named, wanted) && named.parentNode === old) {
      if (named !== at) old.insertBefore(named, at);
      else at = at.nextSibling;
      change(named, wanted);
    } else if (at && fits(at, wanted) && !name(wanted)) {
      const next = at.nextSibling;
      change(at, wanted);
      at = next;
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

export function change(old, fresh) {
  if (old.isEqualNode(fresh)) return; // most of a page stays as it is
  if (old.dataset?.own !== undefined) return; // what the visitor has opened beside it, too
  if (old.nodeType !== 1) { if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue; return; }
  if (old.nodeName === "INPUT" && (old.type === "text" || old.type === "radio")) {
    attributes(old, fresh);
    return; // what the person types or has switched to stays
  }
  attributes(old, fresh);
  if (old.nodeName === "INPUT") old.value = fresh.value;
  children(old, fresh);
}
