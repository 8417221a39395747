// Games kept in this browser: of each its log, and what the list of games shows of it.

const DATABASE = "dmd-web";

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function games(mode) {
  const open = indexedDB.open(DATABASE, 1);
  open.onupgradeneeded = () => open.result.createObjectStore("games", { keyPath: "id" });
  const database = await done(open);
  const work = database.transaction("games", mode);
  const ended = new Promise((resolve, reject) => {
    work.oncomplete = resolve;
    work.onabort = () => reject(work.error);
  }).finally(() => database.close());
  return { store: work.objectStore("games"), ended };
}

/** Keep a game; it is on the disk when the promise is kept. */
export async function keep(game) {
  const { store, ended } = await games("readwrite");
  store.put(game);
  await ended;
}

export async function forget(id) {
  const { store, ended } = await games("readwrite");
  store.delete(id);
  await ended;
}

export async function kept(id) {
  const { store } = await games("readonly");
  return done(store.get(id));
}

/** All games, the one played last first. */
export async function keptGames() {
  const { store } = await games("readonly");
  return (await done(store.getAll())).sort((a, b) => b.saved - a.saved);
}

/** Be the only page that plays a game; false if another one does. */
export function claim(id) {
  return new Promise((resolve) => {
    navigator.locks.request(`${DATABASE} ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {}); // held until the page goes
    });
  });
}
