// Plays a game of several over the step protocol. It knows no rule: menus, sentences and the table
// come from the server. Words of strangers go into the page as text, never as markup.

/** @param {string} id */
const at = (id) => /** @type {any} */ (document.getElementById(id));
/** @param {string} tag @param {string} [text] @param {Record<string, any>} [rest] */
const made = (tag, text = "", rest = {}) =>
  Object.assign(document.createElement(tag), { textContent: text }, rest);

const AGAIN = 1000;
const game = decodeURIComponent(location.hash.slice(1));
/** @type {WebSocket} */
let socket;
/** @type {Map<number, { resolve: (result: any) => void, reject: (error: any) => void }>} */
const waiting = new Map();
let last = 0;
let version = -1;
let told = -1; // the last record that is in the account
let role = ""; // what the key is for: a seat, or everything

/** @param {string} method @param {Record<string, any>} params @returns {Promise<any>} */
function ask(method, params = {}) {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  });
}

function connect() {
  socket = new WebSocket(new URL("play", location.href).href.replace(/^http/, "ws"));
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onopen = () => void begin().catch(fail);
  socket.onclose = () => {
    at("state").textContent = "The server is away; trying again …";
    for (const { reject } of waiting.values()) reject(null);
    waiting.clear();
    setTimeout(connect, AGAIN);
  };
}

/** @param {any} message */
function hear({ id, method, params, result, error }) {
  if (method === "changed") void refresh(params.moved).catch(fail);
  else if (method === "gone") at("state").textContent = "This game was closed.";
  else if (error) waiting.get(id)?.reject(error);
  else waiting.get(id)?.resolve(result);
  waiting.delete(id);
}

/** What went wrong, in a sentence; nothing if the server is away. @param {any} error */
function fail(error) {
  if (error === null) return;
  at(at("game").hidden ? "state" : "problem").textContent = error.message ?? String(error);
}

async function begin() {
  const language = navigator.language.split("-")[0];
  await ask("hello", { protocol: 1, client: "server example", language });
  if (game) await join();
  else await lobby();
}

// --- before a game -------------------------------------------------------------------------------

async function lobby() {
  at("state").textContent = "Fetching the games …";
  const { games } = await ask("games");
  at("state").textContent = "";
  at("lobby").hidden = false;
  const offers = games.filter((/** @type {any} */ offer) => !offer.problem);
  at("ruleset").replaceChildren(
    ...offers.map((/** @type {any} */ { ruleset, title }) => made("option", title, { value: ruleset })),
  );
  const chosen = () => offers.find((/** @type {any} */ one) => one.ruleset === at("ruleset").value);
  const fill = () => at("fields").replaceChildren(...chosen().form.filter(plain).map(field));
  at("ruleset").onchange = fill;
  at("form").onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void start(chosen()).catch(fail);
  };
  fill();
}

/** What everybody chooses; variants and rulings keep their usual values here. @param {any} field */
const plain = (field) => field.group === "" && field.usual !== null;

/** @param {any} field */
function field({ key, name, help, kind, usual, choices, least, most }) {
  if (kind === "several") {
    const box = made("fieldset", "", { title: help });
    box.append(made("legend", `${name} (${least} to ${most})`));
    for (const choice of choices) {
      const label = made("label", ` ${choice.name}`);
      const checked = usual.includes(choice.value);
      label.prepend(made("input", "", { type: "checkbox", name: key, value: choice.value, checked }));
      box.append(label);
    }
    return box;
  }
  const label = made("label", `${name} `, { title: help });
  if (kind === "one") {
    const select = made("select", "", { name: key });
    select.append(...choices.map((/** @type {any} */ one) => made("option", one.name, { value: one.value })));
    select.value = usual;
    label.append(select);
  } else if (kind === "truth") {
    label.append(made("input", "", { type: "checkbox", name: key, checked: usual }));
  } else label.append(made("input", "", { type: "number", name: key, value: usual, min: least, max: most }));
  return label;
}

/** @param {any} offer */
async function start(offer) {
  /** @type {Record<string, any>} */
  const setup = {};
  for (const { key, kind } of offer.form.filter(plain)) {
    const inputs = [...at("form").querySelectorAll(`[name="${key}"]`)];
    if (kind === "several") setup[key] = inputs.filter((one) => one.checked).map((one) => one.value);
    else if (kind === "truth") setup[key] = inputs[0].checked;
    else setup[key] = kind === "number" ? Number(inputs[0].value) : inputs[0].value;
  }
  const opened = await ask("new", { ruleset: offer.ruleset, setup });
  const links = [
    ...opened.seats.map((/** @type {any} */ seat) => [seat.name, seat.game]),
    ["Looks on", opened.watch],
    ["All seats at one screen", opened.game],
  ];
  at("keys").replaceChildren(
    ...links.map(([name, key]) => {
      const item = made("li", `${name}: `);
      const href = new URL(`#${key}`, location.href).href;
      item.append(made("a", href, { href, target: "_blank", rel: "noopener" }));
      return item;
    }),
  );
  at("form").hidden = true;
  at("links").hidden = false;
}

// --- in a game -----------------------------------------------------------------------------------

async function join() {
  const status = await ask("subscribe", { game });
  role = status.role;
  const mine = status.seats.find((/** @type {any} */ one) => String(one.seat) === status.role);
  const who = mine?.name ?? { owner: "All seats", watch: "Looking on" }[/** @type {string} */ (status.role)];
  document.title = `${who}: ${status.title}`;
  at("title").textContent = `${status.title} — ${who}`;
  at("undo").hidden = at("redo").hidden = status.role === "watch";
  at("game").hidden = false;
  await refresh(await ask("legal", { game }));
}

/** Shows how the game stands, unless something later was shown already. @param {any} now */
async function refresh(now) {
  if (now.version < version) return;
  version = now.version;
  at("problem").textContent = "";
  menu(now.menu, now.version);
  const [{ tableau }, { entries }] = await Promise.all([
    ask("tableau", { game }),
    ask("account", { game, since: told + 1, most: 200 }),
  ]);
  if (now.version !== version) return;
  table(tableau);
  for (const { record, command, happenings } of entries) {
    if (record <= told) continue;
    told = record;
    const sentences = sentencesOf(happenings);
    if (command) at("account").append(made("li", command, { className: "said" }));
    if (sentences[0] === command) sentences.shift(); // it says itself what happened
    at("account").append(...sentences.map((one) => made("li", one)));
  }
  at("account").scrollTop = at("account").scrollHeight;
  const over = now.menu.kind === "over";
  at("state").textContent = over ? `The game is over: ${tableau.outcome}.` : `${now.menu.who} decides.`;
}

/** All sentences of what happened. @param {any[]} parts @returns {string[]} */
const sentencesOf = (parts) =>
  parts.flatMap((part) => (part.parts ? sentencesOf(part.parts) : part.sentence || []));

/** @param {any} shown @param {number} seen */
function menu({ sentence, groups, missing }, seen) {
  at("asked").textContent = sentence;
  const options = groups.flatMap((/** @type {any} */ group) => group.options);
  at("options").replaceChildren(
    ...options.map((/** @type {any} */ { text, sentence, costs }) => {
      const button = made("button", sentence);
      const price = costs.map((/** @type {any} */ cost) => cost.sentence).join(", ");
      if (price) button.append(made("small", price));
      button.onclick = () => decide("apply", { command: text, version: seen });
      return button;
    }),
  );
  at("why").hidden = !missing.length;
  at("missing").replaceChildren(
    ...missing.map((/** @type {any} */ one) => made("li", `${one.sentence} ${one.reason}`)),
  );
}

/** @param {string} method @param {Record<string, any>} params */
async function decide(method, params) {
  for (const button of at("options").children) button.disabled = true;
  try {
    await ask(method, { game, ...params }); // what it did comes as `changed`
  } catch (error) {
    const now = await ask("legal", { game }).catch(() => null);
    if (now) await refresh(now);
    fail(error);
  }
}
at("undo").onclick = () => decide("undo", { version });
at("redo").onclick = () => decide("redo", { version });

/** @type {Set<string>} */
const unfolded = new Set(); // cards that somebody reads stay open when the table is drawn anew

/** A card; what stands on it unfolds. @param {string} where @param {any} card */
function card(where, { id, kind, name, level, state, text }) {
  const grown = level && !name.endsWith(String(level)) ? level : "";
  const head = [name, grown, state && `(${state})`].filter(Boolean).join(" ");
  if (!text) return made("p", head);
  const key = `${where} ${kind} ${id}`;
  const shown = made("details", "", { open: unfolded.has(key) });
  shown.append(made("summary", head), ...text.split("\n").map((/** @type {string} */ one) => made("p", one)));
  shown.addEventListener("toggle", () => (shown.open ? unfolded.add(key) : unfolded.delete(key)));
  return shown;
}

/** @param {any} tableau */
function table({ tracks, places, panels, piles, throws }) {
  const line = (/** @type {any} */ { name, value, highest, steps }) =>
    `${name} ${value}${value < highest || steps.length ? `/${highest}` : ""}`;
  const count = (/** @type {any} */ { name, n }) => (n > 1 ? `${name} ×${n}` : name);
  at("tracks").textContent = tracks.map(line).join(" · ");
  const boards = (/** @type {any[]} */ some) => some.map((panel) => {
    const cards = panel.cards.map((/** @type {any} */ one) => card(panel.id, one));
    return box(panel.name, [panel.tracks.map(line).join(" · "), ...panel.lines], cards);
  });
  const busy = places.filter((/** @type {any} */ one) => one.pieces.length || one.marks.length);
  const map = busy.map((/** @type {any} */ { name, pieces, marks }) =>
    box(name, [[...pieces, ...marks].map(count).join(", ")]));
  const decks = piles.flatMap((/** @type {any} */ { id, name, n, top }) => [
    made("p", `${name}, ${n} face down${top[0] ? ", on top:" : ""}`), ...top.slice(0, 1).map((/** @type {any} */ one) => card(id, one)),
  ]);
  at("dice").textContent = throws.map((/** @type {any} */ { name, dice }) =>
    `${name}: ${dice.map((/** @type {any} */ die) => die.name).join(", ")}`).join(" · ");
  const own = (/** @type {any} */ panel) => String(panel.seat) === role;
  const others = panels.filter((/** @type {any} */ panel) => !own(panel));
  at("table").replaceChildren(
    ...boards(panels.filter(own)), ...map, ...boards(others), box("Decks", [], decks),
  );
}

/** @param {string} name @param {string[]} lines @param {HTMLElement[]} cards */
function box(name, lines, cards = []) {
  const panel = made("div", "", { className: "panel" });
  panel.append(made("strong", name), ...lines.filter(Boolean).map((one) => made("p", one)), ...cards);
  return panel;
}

addEventListener("hashchange", () => location.reload());
connect();
