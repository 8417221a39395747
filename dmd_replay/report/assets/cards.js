"use strict";
// The cards that have all the words that are looked for; which words stands in the link too.
(() => {
  const find = document.getElementById("find");
  const count = document.getElementById("count");
  const cards = Array.from(document.querySelectorAll(".card"), (card) => [card, card.textContent.toLowerCase()]);
  const kind = document.getElementById("kind");
  function show() {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [card, text] of cards) {
      card.hidden = !words.every((word) => text.includes(word)) || (kind.value !== "" && card.dataset.kind !== kind.value);
      shown += card.hidden ? 0 : 1;
    }
    for (const pack of document.querySelectorAll("section"))
      pack.hidden = !pack.querySelector(".card:not([hidden])");
    count.textContent = count.dataset.words.replace("{n}", shown).replace("{all}", cards.length);
  }
  find.value = decodeURIComponent(location.hash.slice(1));
  find.addEventListener("input", () => {
    // A page in a frame of a notebook has no address that it may change.
    try { history.replaceState(null, "", `#${encodeURIComponent(find.value)}`); } catch { /* as above */ }
    show();
  });
  kind.addEventListener("change", show);
  show();
})();
