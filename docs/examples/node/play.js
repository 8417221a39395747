#!/usr/bin/env node
// Plays a whole game over the step protocol, by hand or by itself; it knows the rules of none.
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { stdin, stdout } from "node:process";
import { parseArgs } from "node:util";
import { Client, ProtocolError } from "./client.js";

/** @typedef {import("./protocol.d.ts").Happening} Happening */
/** @typedef {import("./protocol.d.ts").Told} Told */
/** @typedef {import("./protocol.d.ts").AccountEntry} AccountEntry */
/** @typedef {import("./protocol.d.ts").Menu} Menu */
/** @typedef {import("./protocol.d.ts").Option} Option */
/** @typedef {import("./protocol.d.ts").Opened} Opened */
/** @typedef {import("./protocol.d.ts").GameOffer} GameOffer */
/** @typedef {import("./protocol.d.ts").TableauResult} TableauResult */
/** @typedef {import("./protocol.d.ts").Track} Track */
/** @typedef {import("./protocol.d.ts").Piece} Piece */
/** @typedef {import("./protocol.d.ts").Mark} Mark */

const HELP = `usage: node play.js [--game NAME] [--set KEY=VALUE ...] [--seed N] [--load FILE] [--lang CODE] [--auto]
  --game NAME      which game; the usual one if left out. --game list shows all, and what to choose
  --set KEY=VALUE  a choice of its setup, as --game list shows them; several by commas
  --seed N         the seed; drawn if left out
  --load FILE      go on with a saved game
  --lang CODE      the language of sentences, such as pl, if the game has it
  --auto           options are chosen at random, by --seed, until the game is over
  --host COMMAND   what starts the host, instead of "dmd-replay serve --stdio"`;
const KEYS = `number or text: choose   l NUMBER: read the card   ?: why not   t: table
u: undo   r: redo   s FILE: save   q: quit`;

const { values: flags } = parseArgs({
  options: {
    auto: { type: "boolean", default: false },
    game: { type: "string", default: "" },
    help: { type: "boolean", short: "h", default: false },
    host: { type: "string", default: "dmd-replay serve --stdio" },
    lang: { type: "string", default: "en" },
    load: { type: "string" },
    seed: { type: "string" },
    set: { type: "string", multiple: true, default: [] },
  },
});

/** Strangers' words on a terminal: what could steer it is shown as its number. @param {string} text */
const plain = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);
/** @param {string} text */
const say = (text = "") => stdout.write(`${text.split("\n").map(plain).join("\n")}\n`);

/** @param {string} value @param {GameOffer["form"][number] | undefined} field */
function valueOf(value, field) {
  if (field?.kind === "number") return Number(value);
  if (field?.kind === "truth") return value === "true";
  return field?.kind === "several" ? value.split(",").filter(Boolean) : value;
}

/** The setup that `--set` names, by the form of the game. @param {GameOffer} offer */
function setupOf(offer) {
  /** @type {Record<string, any>} */
  const setup = {};
  for (const word of flags.set) {
    const [key = "", value = ""] = word.split(/=(.*)/s);
    const chosen = valueOf(value, offer.form.find((field) => field.key === key));
    const [outer = "", inner] = key.split(/\.(.*)/s);
    if (inner === undefined) setup[outer] = chosen;
    else (setup[outer] ??= {})[inner] = chosen;
  }
  return setup;
}

/** @param {GameOffer[]} games */
function list(games) {
  for (const { ruleset, title, form, problem } of games) {
    say(`${ruleset}: ${title}${problem && ` (${problem})`}`);
    for (const { key, name, choices, usual, least, most } of form) {
      const range = least === null ? "true, false" : `${least} to ${most}`;
      const allowed = choices.map(({ value }) => value).join(", ") || range;
      say(`  ${key}=${usual ?? ""}  ${name}: ${allowed}`);
    }
  }
}

/**
 * Says what happened, what belongs together further in. A sentence that was just said is not said again, nor that
 * an answer was taken unasked: what it led to comes behind it.
 * @param {(Told | Happening)[]} parts
 */
function account(parts, said = "", depth = 1) {
  for (const part of parts) {
    if ("parts" in part) account(part.parts, said, part.cause ? depth + 1 : depth);
    else if (part.sentence && part.sentence !== said && part.event.is !== "Forced") say(`${"  ".repeat(depth)}${part.sentence}`);
  }
}

/** Of options that are said alike, such as a reroll of equal dice, the first. @param {Menu} menu */
function optionsOf(menu) {
  const all = menu.groups.flatMap((group) => group.options);
  return all.filter(({ sentence }, at) => all.findIndex((one) => one.sentence === sentence) === at);
}

/** What the last question was about: its text is not said twice in a row. @type {Set<string>} */
let known = new Set();

/** The question with its answers, below the dice it may be about. @param {Menu} menu @param {TableauResult} result */
function show(menu, { tableau }) {
  say();
  for (const { name, dice } of tableau.throws) say(`${name}: ${dice.map((die) => die.name).join(", ")}`);
  say(menu.sentence);
  for (const { id, name, text } of menu.about)
    say(`      ${text && !known.has(id) ? `${name}: ${text.replaceAll("\n", " ")}` : name}`);
  known = new Set(menu.about.map(({ id }) => id));
  optionsOf(menu).forEach(({ text, sentence, costs }, at) => {
    const price = costs.map((cost) => cost.sentence).join(", ");
    const more = price && !sentence.includes(price) ? ` [${price}]` : "";
    say(`${String(at + 1).padStart(4)}  ${sentence}${more}  (${text})`);
  });
  for (const { word, whole, slots } of menu.groups) {
    if (whole) continue;
    say(`      ... and more: ${word}, of each one`);
    for (const { choices } of slots) say(`      ${choices.map(({ value }) => value).join(" | ")}`);
  }
}

/** @param {Track} track */
const line = ({ name, value, highest, endless }) => `${name} ${endless ? value : `${value}/${highest}`}`;

/** What lies or stands somewhere: as many as there are of each. @param {(Mark | Piece)[]} all */
function many(all) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const one of all) {
    const more = "marks" in one ? [one.health && line(one.health), many(one.marks)].filter(Boolean).join(", ") : "";
    const name = `${one.kind === "value" ? `${one.n} ` : ""}${one.name}${more && ` (${more})`}`;
    found.set(name, (found.get(name) ?? 0) + (one.kind === "value" ? 1 : one.n));
  }
  return [...found].map(([name, n]) => (n > 1 ? `${name} x${n}` : name)).join(", ");
}

/** @param {TableauResult} result */
function table({ tableau }) {
  say(`\n${tableau.title}${tableau.tracks.map((track) => `   ${line(track)}`).join("")}`);
  const names = new Map(tableau.places.map(({ id, name }) => [id, name]));
  for (const { id, name, pieces, marks } of tableau.places) {
    const ways = tableau.passages.filter(({ a, b }) => a === id || b === id);
    const to = ways.map(({ a, b }) => names.get(a === id ? b : a)).join(", ");
    say(`  ${name}${to && ` (to ${to})`}: ${many([...pieces, ...marks]) || "nothing"}`);
  }
  for (const { name, dice } of tableau.throws) say(`  ${name}: ${dice.map((die) => die.name).join(", ")}`);
  for (const panel of tableau.panels) {
    say(`  ${[panel.name, panel.tracks.map(line).join(", ")].filter(Boolean).join(": ")}`);
    for (const sentence of panel.lines) say(`    ${sentence}`);
    if (panel.marks.length) say(`    ${many(panel.marks)}`);
    for (const { name, level, state, marks } of panel.cards) {
      const more = [level && `level ${level}`, many(marks)].filter(Boolean).join(", ");
      say(`    - ${name}${more && `, ${more}`}${state && ` (${state})`}`);
    }
  }
  for (const { name, n, top } of tableau.piles) {
    const open = top.length ? `, ${top.length} open: ${top[0]?.name} on top` : "";
    say(`  ${name}: ${n || open ? `${n} face down${open}` : "empty"}`);
  }
}

/**
 * The cards that an option names, with what stands on them.
 * @param {Option | undefined} option
 * @param {TableauResult} result
 */
function look(option, { tableau }) {
  const named = new Set(option?.names.map(({ id }) => id));
  const cards = [...tableau.panels.flatMap(({ cards }) => cards), ...tableau.piles.flatMap(({ top }) => top)];
  const found = new Map(cards.filter(({ id }) => named.has(id)).map((card) => [card.id, card]));
  for (const { name, text } of found.values()) say(`  ${name}${text && `: ${text.replaceAll("\n", " ")}`}`);
  if (!found.size) say("  it names no card");
}

/** Numbers that look random, the same for a seed on every machine. @param {number} seed */
function* numbers(seed) {
  for (let state = seed >>> 0; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** @param {Client} client @returns {Promise<Opened>} */
async function begun(client) {
  if (flags.load) return client.ask("load", { save: (await readFile(flags.load)).toString("base64") });
  const { games } = await client.ask("games", {});
  const offer = flags.game ? games.find(({ ruleset }) => ruleset === flags.game) : games[0];
  const ruleset = offer?.ruleset ?? flags.game;
  const setup = offer ? setupOf(offer) : {};
  return client.ask("new", { ruleset, setup, seed: flags.seed ?? "drawn" });
}

/** All that was played so far, however long it is: asked for in parts, the latest first. @param {Client} client @param {string} game */
async function played(client, game) {
  /** @type {AccountEntry[]} */
  let all = [];
  for (;;) {
    const { entries } = await client.ask("account", { game, until: all[0]?.record ?? null, most: 200 });
    if (!entries.length) return all;
    all = [...entries, ...all];
  }
}

/** Plays by itself. @param {Client} client @param {string} game @param {Menu} menu */
async function byItself(client, game, menu) {
  const random = numbers(Number(flags.seed ?? 0));
  for (let options = optionsOf(menu); options.length; options = optionsOf(menu)) {
    const option = options[Math.floor(Number(random.next().value) * options.length)] ?? options[0];
    const moved = await client.ask("apply", { game, command: option?.text ?? "" });
    say(`> ${option?.sentence}`);
    account(moved.happenings, option?.sentence);
    menu = moved.menu;
  }
}

/** Plays by hand. @param {Client} client @param {string} game @param {Menu} menu */
async function byHand(client, game, menu) {
  const ask = async () => show(menu, await client.ask("tableau", { game }));
  say(KEYS);
  await ask();
  const input = createInterface({ input: stdin, output: stdout }); // what it hears before its loop is lost
  input.setPrompt("> ");
  input.prompt();
  for await (const typed of input) {
    const [word = "", file = ""] = typed.trim().split(/\s+(.*)/s);
    try {
      if (word === "q") break;
      else if (word === "") await ask();
      else if (word === "t") table(await client.ask("tableau", { game }));
      else if (word === "l") look(optionsOf(menu)[Number(file) - 1], await client.ask("tableau", { game }));
      else if (word === "?") menu.missing.forEach((one) => say(`  ${one.sentence} ${one.reason}`));
      else if (word === "s") await save(client, game, file);
      else {
        menu = await moved(client, game, menu, word, typed.trim());
        await ask();
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) {
        input.close(); // or else it is waited for
        throw error;
      }
      say(`  ${error.message}`);
    }
    input.prompt();
  }
  input.close();
}

/** @param {Client} client @param {string} game @param {Menu} menu @param {string} word @param {string} typed */
async function moved(client, game, menu, word, typed) {
  if (word === "u" || word === "r") {
    const back = await client.ask(word === "u" ? "undo" : "redo", { game });
    say(`  the game stands at step ${back.record}`);
    return back.menu;
  }
  const options = optionsOf(menu);
  const command = options[Number(word) - 1]?.text ?? typed;
  if (/^\d+$/.test(command) && options.length) {
    say(`  there is no option ${command}; there are 1 to ${options.length}`);
    return menu;
  }
  const done = await client.ask("apply", { game, command });
  account(done.happenings);
  return done.menu;
}

/** @param {Client} client @param {string} game @param {string} file */
async function save(client, game, file) {
  const saved = await client.ask("save", { game });
  const path = file || saved.name;
  try {
    await writeFile(path, Buffer.from(saved.save, "base64"));
    say(`  saved as ${path}`);
  } catch (error) {
    say(`  not saved: ${error instanceof Error ? error.message : error}`);
  }
}

async function main() {
  if (flags.help) return say(HELP);
  const { client } = await Client.start(flags.host.split(" "), flags.lang);
  try {
    if (flags.game === "list") return list((await client.ask("games", {})).games);
    const { game, status, torn } = await begun(client);
    say(`${status.title}, played by ${status.seats.map(({ name }) => name).join(", ")}`);
    if (torn) say(torn.sentence);
    for (const { command, happenings } of await played(client, game)) {
      if (command) say(`> ${command}`);
      account(happenings, command);
    }
    const { menu } = await client.ask("legal", { game });
    await (flags.auto ? byItself : byHand)(client, game, menu);
    const { outcome, version } = await client.ask("status", { game });
    say(`\n${outcome ? `The game is over: ${outcome}` : "The game goes on"} (version ${version}).`);
  } finally {
    await client.close();
  }
}

stdout.on("error", () => process.exit(0)); // nobody reads on
try {
  await main();
} catch (error) {
  say(`play.js: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
