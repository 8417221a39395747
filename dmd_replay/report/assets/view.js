// One game on the page, at a step: map, boards, account; beside another one, what differs is marked.

class View {
  constructor(page, game, root, label) {
    this.page = page;
    this.game = game;
    this.root = root;
    this.label = label;
    this.open = new Set();
    this.other = null;
    this.drawn = new WeakMap();
    this.told = new Map();
    this.map = null;
    this.parts = {};
    if (label) root.append(el("h3", { class: "side" }, name(label)));
    root.append(
      (this.parts.tracks = el("div", { class: "tracks", role: "group", "aria-label": w("tracks") })),
      el("div", { class: "table" },
        (this.parts.map = el("div", { class: "board" })),
        (this.parts.account = el("section", { class: "account", "aria-label": w("account"), tabindex: "0" }))),
      (this.parts.throws = el("div", { class: "throws" })),
      (this.parts.panels = el("div", { class: "panels" })),
      (this.parts.piles = el("div", { class: "piles" })));
  }

  get step() { return Math.min(this.page.step, this.game.count - 1); }
  get table() { return this.game.table(this.step); }

  differs(path) {
    if (this.other === null) return false;
    const keys = keysOf(path);
    return !same(at(this.table, keys), at(this.other.table, keys));
  }

  // A value with the button that tells why; beside another game also what it is there.
  value(path, text, what) {
    const differs = this.differs(path);
    const there = differs ? said(at(this.other.table, keysOf(path))) : "";
    return el("button", {
      type: "button", class: differs ? "value differs" : "value", "data-path": path, "data-text": text,
      "aria-label": w(differs ? "why-differs" : "why", { what, value: label(String(text)), there }),
      onclick: () => this.page.openWhy(this, path, what),
    }, label(String(text)), differs ? el("span", { class: "there" }, ` ≠ ${there}`) : null);
  }

  opened(path, open) { if (open) this.open.add(path); else this.open.delete(path); }
  openRule(rule) { this.page.openRule(rule); }
  openPlace(id) { this.page.openPlace(this, id); }
  go(step) { this.page.go(step); }

  // What was drawn of a thing; a thing that did not change is the very same in every table. Beside
  // another game everything is drawn anew: what differs there is marked.
  kept(thing, key, make) {
    if (this.other !== null) return make();
    const known = this.drawn.get(thing);
    if (known && known.key === key) {
      for (const text of known.node.querySelectorAll("details.text"))
        text.open = this.open.has(text.parentNode.dataset.card);
      return known.node;
    }
    const node = make();
    this.drawn.set(thing, { key, node });
    return node;
  }

  // The account around the step. Whoever drags the slider sees the steps beside it at once, and more
  // of them where the slider rests: they are most of what there is to draw.
  tell() {
    const near = this.at === undefined || Math.abs(this.step - this.at) <= 1;
    this.at = this.step;
    clearTimeout(this.later);
    this.account(near ? AROUND : NEAR);
    if (!near) this.later = setTimeout(() => this.account(AROUND), SOON);
  }

  account(around) {
    const root = this.parts.account;
    root.replaceChildren(...drawnAccount(this, this.game, this.step, around));
    const current = root.querySelector(".current");
    if (current) root.scrollTop = current.offsetTop - root.offsetTop - 60;
  }

  show() {
    const table = this.table;
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const kept = focused && (focused.dataset.path || focused.dataset.place);
    const active = table.active ?? -2;
    put(this.parts.tracks, drawnTracks(this, "", table.tracks));
    this.map = drawnMap(this, table, this.map);
    put(this.parts.map, this.map ? this.map.nodes : [el("p", {}, w("no-map"))]);
    put(this.parts.throws, things(table.throws).map(([id, one]) => this.kept(one, id, () => drawnThrow(this, id, one))));
    put(this.parts.panels, things(table.panels).map(([id, panel]) => {
      const place = panel.place ? at(table, ["places", "of", panel.place, "name"]) : "";
      return this.kept(panel, `${id} ${panel.seat === active} ${place}`, () => drawnPanel(this, id, panel, table));
    }));
    put(this.parts.piles, things(table.piles).map(([id, pile]) => this.kept(pile, id, () => drawnPile(this, id, pile))));
    this.tell();
    if (kept && !focused.isConnected) {
      const again = [...this.root.querySelectorAll("[data-path],[data-place]")].find((one) => (one.dataset.path || one.dataset.place) === kept);
      if (again) again.focus({ preventScroll: true });
    } else if (kept && document.activeElement !== focused) focused.focus({ preventScroll: true });
  }
}

// Puts nodes into an element; those that are there already stay as they are.
function put(root, nodes) {
  const wanted = nodes.filter(Boolean);
  if (wanted.length === root.childNodes.length && wanted.every((node, n) => root.childNodes[n] === node || node.parentNode !== root))
    wanted.forEach((node, n) => { if (root.childNodes[n] !== node) root.replaceChild(node, root.childNodes[n]); });
  else root.replaceChildren(...wanted);
}
