// Boards, tracks, cards, decks and dice: every value is a button that says why it is so.

const SIGNS = { skull: "☠", threshold: "▲", "bonus threshold": "▲", red: "●" };

function drawnTrack(view, base, id, track) {
  const path = base + pointer("tracks", "of", id, "value");
  const size = track.highest - track.lowest;
  const cells = [];
  if (!track.endless && size > 0 && size <= 40)
    for (let n = track.lowest; n <= track.highest; n += 1) {
      const step = (track.steps || []).find((one) => one.value === n);
      const marker = n === track.value;
      cells.push(el("span", {
        class: `cell${n <= track.value ? " full" : ""}${marker ? " marker" : ""}${step ? ` step-${slug(step.kind)}` : ""}`,
        title: step ? `${n}: ${step.name}` : String(n),
      }, step ? SIGNS[step.kind] || "◆" : ""));
    }
  const steps = (track.steps || []).map((step) => `${step.name} at ${step.value}`).join(", ");
  return el("div", { class: "track" },
    el("span", { class: "label" }, name(track.name)),
    el("span", { class: "number" }, view.value(path, track.value, track.name), track.endless ? "" : ` of ${track.highest}`),
    cells.length ? el("span", { class: "cells", role: "img", "aria-label": `${track.name}: ${track.value} of ${track.highest}${steps ? `; ${steps}` : ""}` }, cells) : null);
}

const drawnTracks = (view, base, group) =>
  things(group).map(([id, track]) => drawnTrack(view, base, id, track));

function drawnMark(view, base, id, mark) {
  const path = base + pointer("marks", "of", id, "n");
  return el("li", { class: `mark kind-${slug(mark.kind)}` }, name(mark.name), " ", view.value(path, mark.n, mark.name));
}

const drawnMarks = (view, base, group) =>
  group ? el("ul", { class: "marks" }, things(group).map(([id, mark]) => drawnMark(view, base, id, mark))) : null;

function drawnCard(view, base, id, card) {
  const path = base + pointer("of", id);
  const text = card.text ? card.text.split("\n").map((line) => el("p", {}, line)) : null;
  const facts = [
    card.level ? ["level ", view.value(`${path}/level`, card.level, `level of ${card.name}`)] : null,
    card.state ? view.value(`${path}/state`, card.state, `state of ${card.name}`) : null,
  ].filter(Boolean);
  const open = view.open.has(path);
  const head = el("span", { class: "card-name" }, name(card.name || "a card"));
  const details = text
    ? el("details", { class: "text", open, ontoggle: (event) => view.opened(path, event.target.open) },
        el("summary", {}, head), text)
    : head;
  return el("li", { class: `card kind-${slug(card.kind)} state-${slug(card.state || "")}${view.differs(path) ? " differs" : ""}`, "data-card": path },
    details, facts.length ? el("span", { class: "facts" }, facts.map((fact) => [" ", fact])) : null,
    drawnMarks(view, path, card.marks));
}

const drawnCards = (view, base, group) =>
  group ? el("ul", { class: "cards" }, things(group).map(([id, card]) => drawnCard(view, base, id, card))) : null;

function drawnPanel(view, id, panel, table) {
  const base = pointer("panels", "of", id);
  const place = panel.place && at(table, ["places", "of", panel.place]);
  return el("section", { class: `panel kind-${slug(panel.kind)}${panel.seat >= 0 && panel.seat === table.active ? " active" : ""}`, "aria-label": panel.name },
    el("h3", {}, name(panel.name), panel.seat >= 0 && panel.seat === table.active ? el("span", { class: "turn" }, " (active)") : null),
    panel.place ? el("p", { class: "where" }, "on ", view.value(`${base}/place`, place ? place.name : panel.place, `place of ${panel.name}`)) : null,
    drawnTracks(view, base, panel.tracks),
    drawnMarks(view, base, panel.marks),
    (panel.lines || []).map((line) => el("p", { class: "line" }, line)),
    drawnCards(view, `${base}/cards`, panel.cards));
}

function drawnPile(view, id, pile) {
  const base = pointer("piles", "of", id);
  const top = things(pile.top);
  return el("section", { class: "pile", "aria-label": pile.name },
    el("h3", {}, name(pile.name)),
    el("p", {}, pile.n || !top.length ? [view.value(`${base}/n`, pile.n, pile.name), " face down"] : null,
      top.length ? ` ${pile.n ? "and " : ""}${top.length} face up` : null),
    top.length ? drawnCards(view, `${base}/top`, pile.top) : null);
}

function drawnThrow(view, id, one) {
  const base = pointer("throws", "of", id);
  return el("section", { class: "throw", "aria-label": `Dice: ${one.name}` },
    el("h3", {}, "Dice: ", name(one.name)),
    el("ul", { class: "dice" }, things(one.dice).map(([key, die]) => {
      const path = base + pointer("dice", "of", key);
      return el("li", { class: `die kind-${slug(die.kind)}` },
        view.value(`${path}/name`, die.name, `${die.kind} die`), die.state ? ` (${die.state})` : "");
    })),
    drawnMarks(view, base, one.marks));
}
