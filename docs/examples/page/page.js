// The frame of the page: what stands above, what goes wrong, one thing done at a time.

import { el, shown } from "./dom.js";

export const at = (id) => document.getElementById(id);
export const say = (text) => { at("status").textContent = shown(text); };
export const entitle = (text) => { at("title").textContent = document.title = shown(text); };
export const complain = (lines, instead = "") =>
  at("problem").replaceChildren(...lines.map((line) => el("p", {}, line)), instead);

/** Say what went wrong; nothing if the host is away, which is said already. */
export const fail = (error) => error && complain(error.lines ?? [`${error.name}: ${error.message}`], error.instead);

/** Do one thing at a time; whatever is refused is said. */
export async function doing(what) {
  if (document.body.hasAttribute("aria-busy")) return;
  document.body.setAttribute("aria-busy", "true");
  complain([]);
  await Promise.resolve().then(what).catch(fail).finally(() => document.body.removeAttribute("aria-busy"));
}
