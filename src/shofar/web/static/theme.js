// Before the first paint: the theme the person chose, else what the system prefers. The server draws it from the cookie.
const root = document.documentElement;
if (!root.dataset.theme) root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
root.dataset.script = "on"; // what works only with scripts is shown
