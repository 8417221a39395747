// One game on the page, at a step: map, boards, account; beside another one, what differs is marked.

class View {
  constructor(page, game, root, label) {
    this.page = page;
    this.game = game;
    this.root = root;
    this.label = label;
    this.open = new Set();
    this.other = null;
    this.parts = {};
    if (label) root.append(el("h3", { class: "side" }, name(label)));
    root.append(
      (this.parts.tracks = el("div", { class: "tracks", role: "group", "aria-label": "Tracks of the game" })),
      el("div", { class: "table" },
        (this.parts.map = el("div", { class: "board" })),
        (this.parts.account = el("section", { class: "account", "aria-label": "Account", tabindex: "0" }))),
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
      "aria-label": `${what}: ${text}${differs ? `, in the other game ${there}` : ""}; why?`,
      onclick: () => this.page.openWhy(this, path, what),
    }, String(text), differs ? el("span", { class: "there" }, ` ≠ ${there}`) : null);
  }

  opened(path, open) { if (open) this.open.add(path); else this.open.delete(path); }
  openRule(rule) { this.page.openRule(rule); }
  openPlace(id) { this.page.openPlace(this, id); }
  go(step) { this.page.go(step); }

  show() {
    const table = this.table, scrolled = this.parts.map.querySelector(".scroller");
    const [left, top] = scrolled ? [scrolled.scrollLeft, scrolled.scrollTop] : [0, 0];
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const kept = focused && (focused.dataset.path || focused.dataset.place);
    this.parts.tracks.replaceChildren(...drawnTracks(this, "", table.tracks));
    this.parts.map.replaceChildren(...(drawnMap(this, table) || [el("p", {}, "This game draws no map.")]).filter(Boolean));
    this.parts.throws.replaceChildren(...things(table.throws).map(([id, one]) => drawnThrow(this, id, one)));
    this.parts.panels.replaceChildren(...things(table.panels).map(([id, panel]) => drawnPanel(this, id, panel, table)));
    this.parts.piles.replaceChildren(...things(table.piles).map(([id, pile]) => drawnPile(this, id, pile)));
    this.parts.account.replaceChildren(...drawnAccount(this, this.game, this.step));
    const shown = this.parts.map.querySelector(".scroller");
    if (shown) { shown.scrollLeft = left; shown.scrollTop = top; }
    const current = this.parts.account.querySelector(".current");
    if (current) this.parts.account.scrollTop = current.offsetTop - this.parts.account.offsetTop - 60;
    if (kept) {
      const again = [...this.root.querySelectorAll("[data-path],[data-place]")].find((one) => (one.dataset.path || one.dataset.place) === kept);
      if (again) again.focus({ preventScroll: true });
    }
  }
}
