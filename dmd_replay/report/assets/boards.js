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
  const steps = (track.steps || []).map((step) => w("track-step", step)).join(", ");
  return el("div", { class: "track" },
    el("span", { class: "label" }, name(track.name)),
    el("span", { class: "number" }, view.value(path, track.value, track.name), track.endless ? "" : ` ${w("of", { n: track.highest })}`),
    cells.length ? el("span", { class: "cells", role: "img", "aria-label": w("track", track) + (steps ? `; ${steps}` : "") }, cells) : null);
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
  const text = card.text ? card.text.split("\n").map((line) => el("p", english, line)) : null;
  const facts = [
    card.level ? [w("level"), " ", view.value(`${path}/level`, card.level, w("level-of", { name: card.name }))] : null,
    card.state ? view.value(`${path}/state`, card.state, w("state-of", { name: card.name })) : null,
  ].filter(Boolean);
  const open = view.open.has(path);
  const head = el("span", { class: "card-name" }, name(card.name || w("a-card")));
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
    el("h3", {}, name(panel.name), panel.seat >= 0 && panel.seat === table.active ? el("span", { class: "turn" }, ` (${w("active")})`) : null),
    panel.place ? el("p", { class: "where" }, w("on"), " ", view.value(`${base}/place`, place ? place.name : panel.place, w("place-of", { name: panel.name }))) : null,
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
    el("p", {}, pile.n || !top.length ? [view.value(`${base}/n`, pile.n, pile.name), ` ${w("face-down")}`] : null,
      top.length ? `${pile.n ? ", " : ""}${w("face-up", { n: top.length })}` : null),
    top.length ? drawnCards(view, `${base}/top`, pile.top) : null);
}

function drawnThrow(view, id, one) {
  const base = pointer("throws", "of", id);
  return el("section", { class: "throw", "aria-label": w("dice", one) },
    el("h3", {}, w("dice", one)),
    el("ul", { class: "dice" }, things(one.dice).map(([key, die]) => {
      const path = base + pointer("dice", "of", key);
      return el("li", { class: `die kind-${slug(die.kind)}` },
        view.value(`${path}/name`, die.name, w("die", { kind: label(die.kind) })), die.state ? ` (${label(die.state)})` : "");
    })),
    drawnMarks(view, base, one.marks));
}
