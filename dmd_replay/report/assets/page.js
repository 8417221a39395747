// The page: where it stands, how it is driven, and what opens beside it.

// Writes a link into the address; a page in a frame of a notebook has none that it may change.
function linked(hash) {
  try { history.replaceState(null, "", hash); } catch (error) { if (error.name !== "SecurityError") throw error; }
}

class Page {
  constructor(data) {
    this.data = data;
    this.step = 0;
    this.timer = null;
    this.games = data.games.map((game, n) => new Game(game, planOf(data.plans[n])));
    this.count = Math.max(...this.games.map((game) => game.count));
    this.ask = (id) => document.getElementById(id);
    const views = this.ask("views");
    views.classList.toggle("two", this.games.length > 1);
    this.views = this.games.map((game) => {
      const root = el("div", { class: "view" });
      views.append(root);
      return new View(this, game, root, this.games.length > 1 ? game.name : "");
    });
    if (this.views.length > 1) {
      this.views[0].other = this.views[1];
      this.views[1].other = this.views[0];
    }
    this.main = this.games[0];
    this.charts();
    this.controls();
  }

  charts() {
    const root = this.ask("charts");
    this.games.forEach((game, n) => {
      if (this.games.length > 1) root.append(el("h3", {}, name(game.name)));
      root.append(el("div", { class: "figures" }, game.charts.map((chart, place) => drawnChart(this.views[n], game, chart, `${n}-${place}`))));
      const luck = drawnLuck(game);
      if (luck) root.append(luck);
    });
  }

  controls() {
    const scrub = this.ask("scrub");
    scrub.max = this.count - 1;
    scrub.addEventListener("input", () => this.go(Number(scrub.value)));
    const press = (id, act) => this.ask(id).addEventListener("click", act);
    press("first", () => this.go(0));
    press("prev", () => this.go(this.step - 1));
    press("next", () => this.go(this.step + 1));
    press("last", () => this.go(this.count - 1));
    press("prev-turn", () => this.jump("t", -1));
    press("next-turn", () => this.jump("t", 1));
    press("prev-round", () => this.jump("r", -1));
    press("next-round", () => this.jump("r", 1));
    press("prev-mark", () => this.mark(-1));
    press("next-mark", () => this.mark(1));
    press("play", () => this.play());
    press("help", () => this.openHelp());
    for (const id of ["prev-mark", "next-mark"]) this.ask(id).disabled = !this.main.marks.length;
    this.ask("speed").addEventListener("change", () => { if (this.timer) { this.play(); this.play(); } });
    this.ask("goto").addEventListener("submit", (event) => {
      event.preventDefault();
      this.find(this.ask("find").value.trim());
    });
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => this.follow());
    for (const dialog of document.querySelectorAll("dialog"))
      dialog.querySelector(".close").addEventListener("click", () => dialog.close());
  }

  // --- going -----------------------------------------------------------------------------------

  go(step) {
    const to = Math.max(0, Math.min(this.count - 1, Number.isFinite(step) ? step : 0));
    if (to !== this.step) {
      this.step = to;
      linked(`#step=${to}`);
    }
    this.show();
  }

  jump(key, by) {
    const now = this.main.steps[Math.min(this.step, this.main.count - 1)][key];
    if (by > 0) {
      const to = this.main.steps.findIndex((one, n) => n > this.step && one[key] > now);
      return this.go(to < 0 ? this.count - 1 : to);
    }
    let to = this.main.first(key, now);
    if (to >= this.step) to = this.main.first(key, Math.max(0, now - 1));
    return this.go(to);
  }

  mark(by) {
    const steps = [...this.main.marksAt.keys()].sort((a, b) => a - b);
    const to = by > 0 ? steps.find((step) => step > this.step) : steps.reverse().find((step) => step < this.step);
    if (to !== undefined) this.go(to);
  }

  // A number is a step; `turn 4`, `round 2` and the name of a mark are where they begin; else words.
  find(words) {
    const known = /^(?:(\p{L}+)\s+)?(\d+)$/iu.exec(words);
    const what = known && ["step", "turn", "round"].find((one) => !known[1] || [one, w(`find-${one}`)].includes(known[1].toLowerCase()));
    let to = -1;
    if (what) {
      to = what === "step" ? Number(known[2]) : this.main.first(what[0], Number(known[2]));
      if (to >= this.count) to = -1;
    } else if (words) {
      const mark = this.main.marks.find((one) => one[1] === words);
      to = mark ? mark[0] : this.said(words.toLowerCase());
    }
    this.ask("found").textContent = to < 0 && words ? w("nothing-found") : "";
    if (to >= 0) this.go(to);
  }

  said(words) {
    const has = (step) => (step.c && step.c.join(" ").toLowerCase().includes(words)) ||
      step.e.some((event) => event[KINDS.says].toLowerCase().includes(words) || event[KINDS.rules].some((rule) => rule.toLowerCase() === words));
    const steps = this.main.steps;
    for (let n = 1; n <= steps.length; n += 1) {
      const place = (this.step + n) % steps.length;
      if (has(steps[place])) return place;
    }
    return -1;
  }

  play() {
    const button = this.ask("play");
    if (this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    } else {
      if (this.step >= this.count - 1) this.go(0);
      this.timer = setInterval(() => {
        if (this.step >= this.count - 1) this.play(); else this.go(this.step + 1);
      }, 1000 / Number(this.ask("speed").value));
    }
    button.textContent = w(this.timer ? "pause" : "play");
    button.setAttribute("aria-pressed", String(Boolean(this.timer)));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const tag = event.target.tagName;
    if (tag === "INPUT" && event.target.type !== "range" || tag === "SELECT" || tag === "TEXTAREA") return;
    const onRange = tag === "INPUT";
    const acts = {
      ArrowLeft: () => (event.shiftKey ? this.jump("t", -1) : this.go(this.step - 1)),
      ArrowRight: () => (event.shiftKey ? this.jump("t", 1) : this.go(this.step + 1)),
      Home: () => this.go(0), End: () => this.go(this.count - 1),
      "[": () => this.jump("r", -1), "]": () => this.jump("r", 1),
      m: () => this.mark(1), M: () => this.mark(-1),
      "/": () => this.ask("find").focus(), "?": () => this.openHelp(),
    };
    if (event.key === " " && (tag === "BODY" || onRange)) acts[" "] = () => this.play();
    const scrolls = event.target.classList && event.target.classList.contains("scroller");
    if (!acts[event.key] || (scrolls && event.key.startsWith("Arrow") && !event.shiftKey)) return;
    event.preventDefault();
    acts[event.key]();
  }

  // --- links -----------------------------------------------------------------------------------

  // `#step=412`, `#turn=7`, `#round=3`, `#mark=name`, `#rule=DMD-RUN-04`, several joined by `&`.
  follow() {
    const words = new URLSearchParams(location.hash.slice(1));
    const number = (key) => (/^\d+$/.test(words.get(key) || "") ? Number(words.get(key)) : null);
    let to = number("step");
    if (number("turn") !== null) to = this.main.first("t", number("turn"));
    if (number("round") !== null) to = this.main.first("r", number("round"));
    if (words.has("mark")) {
      const mark = this.main.marks.find((one) => one[1] === words.get("mark"));
      if (mark) to = mark[0];
    }
    if (to !== null && to >= 0) this.step = Math.min(to, this.count - 1);
    this.show();
    if (words.has("rule")) this.openRule(words.get("rule"), false);
  }

  show() {
    const game = this.main, step = Math.min(this.step, game.count - 1), told = game.steps[step];
    this.ask("scrub").value = this.step;
    this.ask("scrub").setAttribute("aria-valuetext", w("where-short", { n: this.step, round: told.r, turn: told.t }));
    this.ask("where").textContent = w("where", { n: this.step, last: this.count - 1, round: told.r, turn: told.t }) + (game.line.has(step) ? "" : ` · ${w("undone")}`);
    for (const view of this.views) view.show();
    const last = (n) => Math.max(1, this.games[n].end);
    for (const line of document.querySelectorAll(".now")) {
      const n = Number(line.dataset.chart.split("-")[0]);
      const x = CHART.left + (Math.min(this.step, last(n)) / last(n)) * (CHART.width - CHART.left - CHART.right);
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
    }
  }

  // --- what opens ------------------------------------------------------------------------------

  dialog(title, ...content) {
    this.ask("dialog-title").replaceChildren(name(title));
    this.ask("dialog-body").replaceChildren(...content.flat(Infinity).filter(Boolean));
    const dialog = this.ask("dialog");
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  }

  openRule(rule, link = true) {
    const says = Object.hasOwn(this.data.rules, rule) ? this.data.rules[rule] : "";
    if (link) linked(`#step=${this.step}&rule=${encodeURIComponent(rule)}`);
    this.dialog(rule, el("p", says ? english : {}, says || w("no-rule")),
      says ? el("p", {}, el("button", { type: "button", onclick: () => { this.ask("dialog").close(); this.find(rule); } }, w("next-of-rule"))) : null);
  }

  openWhy(view, path, what) {
    const { start, value, causes } = view.game.causes(path, view.step);
    const shown = causes.slice(0, 200);
    this.dialog(what,
      el("p", {}, w("after-step", { n: view.step }), " ", el("b", {}, said(value)), "."),
      el("p", {}, causes.length ? w("at-start", { value: said(start) }) : w("never-changed")),
      el("ol", { class: "causes" }, shown.map((cause) => {
        const step = view.game.steps[cause.step];
        return el("li", {},
          el("a", { href: `#step=${cause.step}`, onclick: () => this.ask("dialog").close() }, w("step-number", { n: cause.step })),
          `, ${w("moment", { round: step.r, turn: step.t })}: `, cause.event[KINDS.says] || cause.event[KINDS.kind] || w("something"),
          drawnRules(view, cause.event[KINDS.rules]),
          el("div", { class: "change" }, `${said(cause.before)} → ${said(cause.after)}`),
          step.c ? el("div", { class: "decided" }, `${w("decided")} `, step.c[1] || step.c[0], " ", el("code", {}, step.c[0])) : null);
      })),
      causes.length > shown.length ? el("p", {}, w("changes-before", { n: causes.length - shown.length })) : null);
  }

  openPlace(view, id) {
    const place = at(view.table, ["places", "of", id]);
    const found = contents(id, place);
    this.dialog(place.name,
      found.length ? null : el("p", {}, w("nothing-here")),
      el("ul", { class: "contents" }, found.map((one) => el("li", { class: `side-${slug(one.side)}` },
        el("button", { type: "button", class: "value", onclick: () => this.openWhy(view, one.path, w("on-place", { name: one.name, place: place.name })) }, one.name),
        one.numbers.map(([sign, field, n]) => [" ", el("button", { type: "button", class: "value", onclick: () => this.openWhy(view, `${one.path}/${field}`, field === "health" ? w("health-of", { health: one.thing.health.name, name: one.name }) : w("number-of", one)) },
          field === "health" ? `${one.thing.health.name} ${n}` : sign + n)]),
        (one.state || []).map((state) => ` · ${state}`)))));
  }

  openHelp() {
    const keys = [["← →", "step"], ["Shift ← →", "turn"], ["[ ]", "round"], ["m M", "mark"],
      ["Home End", "end"], [w("key-space"), "play"], ["/", "find"], ["?", "help"]];
    this.dialog(w("keys"), el("dl", { class: "keys-list" }, keys.map(([key, does]) => [el("dt", {}, key), el("dd", {}, w(`key-does-${does}`))])),
      el("p", {}, w("links", { links: "#step=12, #turn=3, #round=2, #mark=NAME, #rule=ID" })));
  }
}

unpacked(document.getElementById("data").textContent.trim()).then((data) => {
  Object.assign(WORDS, data.words);
  Object.assign(LABELS, data.labels);
  const page = new Page(data);
  page.step = data.at;
  page.follow();
  document.documentElement.dataset.ready = "yes";
  window.report = page;
});
