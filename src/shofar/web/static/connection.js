// What a person is told about the connection, and sending that does not give up: the banner says it in words.
const FIRST = 300; // milliseconds until something is sent again; twice as long after every try
const LONGEST = 8000;
const SOON = 1000; // what is mended sooner is not worth a word
const STAY = 4000; // how long good news stand

const $ = (query) => document.querySelector(query);
const words = (key, facts = {}) => {
  const text = $("#connection")?.dataset[key] ?? "";
  return text.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
};

let following = true; // the stream is open
let unsent = false; // something of this person has not reached the table
let worried = 0; // the timer until it is said
let told = ""; // what the banner says: bad, try, ok or nothing
let hurry = null; // ends the wait before the next try

function say(state, text, button = "") {
  const box = $("#connection");
  if (!box) return;
  clearTimeout(say.timer);
  told = state;
  box.dataset.state = state;
  $("#connection-text").textContent = text;
  const act = $("#connection-act");
  act.hidden = !button;
  act.textContent = button;
  box.hidden = !state;
  if (state === "ok") say.timer = setTimeout(() => say("", ""), STAY);
}

function lost() {
  const key = navigator.onLine ? "lost" : "offline";
  say("off", `${words(key)} ${words(unsent ? "unsent" : "safe")}`, words("now"));
}

export function connected(is) {
  document.body.classList.toggle("offline", !is);
  if (is === following) return;
  following = is;
  clearTimeout(worried);
  if (!is) worried = setTimeout(() => { if (!following && !unsent) lost(); }, SOON);
  else if (!unsent && (told === "off" || told === "try")) say("ok", words("again"));
}

// A form carries a key: sending it again does nothing twice.
export async function send(address, body, state = "") {
  for (let tries = 1, wait = FIRST; ; tries += 1, wait = Math.min(LONGEST, wait * 2)) {
    try {
      const answer = await fetch(address, { method: "POST", body, headers: { "X-Shofar": state || "1" } });
      if (answer.status !== 503) { arrived(answer.ok); return answer; }
    } catch {
      // no answer: the banner says so, and it is sent again
    }
    unsent = true;
    await pause(wait, tries);
  }
}

// A page as text, asked for until it comes, since the stream takes it for known; or until it is not wanted any more.
export async function fetched(address, wanted) {
  for (let wait = FIRST; wanted(); wait = Math.min(LONGEST, wait * 2)) {
    try {
      const answer = await fetch(address, { headers: { Accept: "text/html" } });
      const text = await answer.text();
      if (answer.status !== 503 && answer.status !== 429) return text;
    } catch {
      // no answer, or half of one
    }
    await new Promise((done) => setTimeout(done, wait));
  }
  return "";
}

function arrived(ok) {
  const late = unsent;
  unsent = false;
  if (late && ok) say("ok", words("saved"));
  else if (told === "bad" || late) say("", "");
}

async function pause(wait, tries) {
  const begun = performance.now();
  const tell = () => {
    const seconds = Math.ceil((wait - (performance.now() - begun)) / 1000);
    if (!navigator.onLine) lost();
    else if (tries > 1) say("try", `${words("trying", { n: tries + 1, s: Math.max(1, seconds) })} ${words("unsent")}`, words("now"));
  };
  tell();
  const ticking = setInterval(tell, 1000);
  await new Promise((done) => { hurry = done; setTimeout(done, wait); });
  clearInterval(ticking);
  hurry = null;
}

export function refused(text) { say("bad", `${words("refused")} ${text}`, words("close")); }

addEventListener("online", () => hurry?.());
addEventListener("offline", () => lost());
addEventListener("click", (event) => {
  if (event.target.id !== "connection-act") return;
  if (told === "bad") say("", "");
  else if (hurry) hurry();
  else dispatchEvent(new Event("shofar-follow")); // nothing waits to be sent: ask the table again
});
