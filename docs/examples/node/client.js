// A client of the step protocol: starts `dmd-replay serve --stdio` and speaks with it.
import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { createInterface } from "node:readline";

/** @typedef {import("./protocol.d.ts").Methods} Methods */
/** @typedef {import("./protocol.d.ts").ErrorData} ErrorData */
/** @typedef {import("./protocol.d.ts").HelloResult} HelloResult */
/** @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Waiting */

/** What the host answers when something is wrong; `data.kind` says what, in a word. */
export class ProtocolError extends Error {
  /** @param {{ code: number, message: string, data: ErrorData }} error */
  constructor({ code, message, data }) {
    super(message);
    this.name = "ProtocolError";
    this.code = code;
    this.data = data;
  }
}

/** One host in a process of its own. Emits `changed` and `gone` for games that are subscribed. */
export class Client extends EventEmitter {
  /** @param {string[]} command the words that start the host */
  constructor(command = ["dmd-replay", "serve", "--stdio"]) {
    super();
    const [program = "dmd-replay", ...words] = command;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    this.last = 0;
    this.host = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((resolve) => {
      this.host.once("error", (error) => resolve(this.#end(error)));
      this.host.once("close", () => resolve(this.#end(new Error("the host has ended"))));
    });
    this.host.stdin.on("error", () => {}); // `close` says it
    createInterface({ input: this.host.stdout }).on("line", (line) => this.#hear(line));
  }

  /** Starts a host and says hello. @param {string[]} [command] @param {string} [language] */
  static async start(command, language = "en") {
    const client = new Client(command);
    const hello = await client.ask("hello", { protocol: 1, client: "node example", language });
    return { client, hello };
  }

  /**
   * Asks, and gives the result.
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @returns {Promise<Methods[M]["result"]>}
   */
  ask(method, params) {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      if (this.host.exitCode !== null) return reject(new Error("the host has ended"));
      this.waiting.set(id, { resolve, reject });
      this.host.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    });
  }

  /** Lets the host end in good order. */
  async close() {
    this.host.stdin.end();
    await this.ended;
  }

  /** @param {string} line */
  #hear(line) {
    /** @type {any} */
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      this.#end(new Error("what was started does not speak the protocol"));
      return void this.host.kill();
    }
    const { id, method, params, result, error } = message;
    if (method !== undefined) return void this.emit(method, params);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new ProtocolError(error));
    else waiting?.resolve(result);
  }

  /** @param {Error} error */
  #end(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
