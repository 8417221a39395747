// Games kept in this browser: of each its log, and what the list of games shows of it.

const DATABASE = "dmd-web";

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Do one thing with the games; when the promise is kept, it is on the disk. */
async function games(mode, work) {
  const open = indexedDB.open(DATABASE, 1);
  open.onupgradeneeded = () => open.result.createObjectStore("games", { keyPath: "id" });
  const database = await done(open);
  const transaction = database.transaction("games", mode);
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => database.close());
  const [result] = await Promise.all([done(work(transaction.objectStore("games"))), ended]);
  return result;
}

export const keep = (game) => games("readwrite", (all) => all.put(game));
export const forget = (id) => games("readwrite", (all) => all.delete(id));
export const kept = (id) => games("readonly", (all) => all.get(id));
/** All games, the one played last first. */
export const keptGames = async () => (await games("readonly", (all) => all.getAll())).sort((a, b) => b.saved - a.saved);

/** Be the only page that plays a game: what gives it back, or null if another page plays it. */
export function claim(id) {
  return new Promise((resolve) => {
    navigator.locks.request(`${DATABASE} ${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise((release) => resolve(release)) : resolve(null));
  });
}
