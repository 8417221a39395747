// Asks the rules: requests of the step protocol, and their answers.

const policy = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: (url) => url });

/** An answer that is an error; `lines` are what it says. */
export class Refused extends Error {
  constructor({ message, data }) {
    super(message);
    this.lines = data?.lines?.length ? data.lines : [message];
    this.step = data?.step; // of a log that cannot be gone on with: from there it can be played on
  }
}

export class Host {
  #waiting = new Map();
  #last = 0;

  constructor(broken) {
    const url = new URL("worker.js", import.meta.url).href;
    this.worker = new Worker(policy ? policy.createScriptURL(url) : url, { type: "module" });
    this.worker.onmessage = ({ data }) => (data === null ? broken("it stopped") : this.#hear(JSON.parse(data)));
    this.worker.onerror = (event) => broken(event.message || "the worker did not start");
  }

  /** The result of a method; raises `Refused`. */
  ask(method, params = {}) {
    const id = ++this.#last;
    this.worker.postMessage(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #hear({ id, result, error }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) asked?.reject(new Refused(error));
    else asked?.resolve(result);
  }
}
