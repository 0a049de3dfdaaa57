import { expect } from "vitest";

import type { startTestApi } from "./test-api.ts";

type Server = Pick<Awaited<ReturnType<typeof startTestApi>>, "ask">;

/** A simulated browser with a cookie jar, for a server started by `startTestApi`. */
export class Browser {
  readonly #server: Server;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(server: Server) {
    this.#server = server;
  }

  ask(method: string, address: string, json?: object) {
    return this.#send(method, address, { json });
  }

  /** Submits a form. */
  post(address: string, form: Record<string, string>) {
    return this.#send("POST", address, { form });
  }

  async #send(method: string, address: string, sent: { json?: object; form?: Record<string, string> }) {
    const { pathname } = new URL(address, "http://localhost");
    const fitting = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    const Cookie = fitting.map(([name, { value }]) => `${name}=${value}`).join("; ");
    const answer = await this.#server.ask(method, address, { ...sent, headers: { Cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? "/" });
    }
    return answer;
  }

  async goTo(address: string): Promise<string> {
    const { status, headers } = await this.ask("GET", address);
    expect(status).toBe(302);
    return headers.get("Location") ?? "";
  }

  names = () => [...this.#cookies.keys()];

  async user() {
    const { body } = await this.ask("GET", "/api/session");
    return body["user"] as Record<string, unknown> | null;
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, { value, path: "/" });
  }

  get = (name: string) => this.#cookies.get(name)?.value ?? "";
}
