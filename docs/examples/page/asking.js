// Asks a host: requests of the step protocol, and their answers.

/** An answer that is an error; `lines` are what it says. */
export class Refused extends Error {
  constructor({ message, data }) {
    super(message);
    this.lines = data?.lines?.length ? data.lines : [message];
    this.step = data?.step; // of a log that cannot be gone on with: from there it can be played on
  }
}

export class Asking {
  #waiting = new Map();
  #last = 0;

  /** `send` carries a line to the host; `told` is given what the host says by itself. */
  constructor(send, told) {
    Object.assign(this, { send, told });
  }

  /** The result of a method; raises `Refused`, or null if the host went away. */
  ask(method, params = {}) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  }

  /** A line of the host. */
  hear(line) {
    const { id, method, params, result, error } = JSON.parse(line);
    if (method) return this.told(method, params);
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    return error ? asked?.reject(new Refused(error)) : asked?.resolve(result);
  }

  /** The host is away: nothing that was asked will be answered. */
  lost() {
    for (const { reject } of this.#waiting.values()) reject(null);
    this.#waiting.clear();
  }
}
