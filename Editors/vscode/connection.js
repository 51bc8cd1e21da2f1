// JSON-RPC with the server's headers over a process's streams; nothing of it knows the editor.
"use strict";

const { spawn } = require("child_process");

class Connection {
  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{notified: (method: string, params: any) => void,
   *          asked: (method: string, params: any) => any,
   *          ended: (why: string) => void}} handlers
   */
  constructor(program, args, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.lastId = 0;
    this.buffer = Buffer.alloc(0);
    this.isOpen = true;
    this.process = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
    this.process.on("error", (error) => this.close(error.message));
    this.process.on("exit", (code) => this.close(`it ended with ${code}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (data) => this.receive(data));
    this.messages = "";
    this.process.stderr.on("data", (data) => {
      this.messages = (this.messages + data).slice(-4000);
    });
  }

  /** Asks; `token`, where given, cancels as the editor's tokens do. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.resolve(null);
    const id = ++this.lastId;
    this.send({ jsonrpc: "2.0", id, method, params });
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    const listener =
      token && token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return answer.finally(() => listener && listener.dispose());
  }

  notify(method, params) {
    if (this.isOpen) this.send({ jsonrpc: "2.0", method, params });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const match = /content-length: *(\d+)/i.exec(this.buffer.toString("ascii", 0, end));
      const start = end + 4;
      const length = match ? Number(match[1]) : 0;
      if (this.buffer.length < start + length) return;
      const body = this.buffer.toString("utf8", start, start + length);
      this.buffer = this.buffer.subarray(start + length);
      if (match) this.take(JSON.parse(body));
    }
  }

  take(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!waiting) return;
      if (message.error) waiting.reject(Object.assign(new Error(message.error.message), message.error));
      else waiting.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.notified(message.method, message.params);
    } else {
      Promise.resolve(this.handlers.asked(message.method, message.params)).then((result) =>
        this.send({ jsonrpc: "2.0", id: message.id, result: result === undefined ? null : result })
      );
    }
  }

  close(why) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.handlers.ended(this.messages.trim().split("\n").pop() || why);
  }

  async stop() {
    if (!this.isOpen) return;
    await this.request("shutdown");
    this.notify("exit");
    this.isOpen = false;
  }
}

module.exports = { Connection };
