/** An answer of the server, its body read. */
export interface Answer {
  status: number;
  text: string;
  /** Parsed where it is JSON, else empty. */
  body: Record<string, unknown>;
  headers: Headers;
}

export interface Sent {
  json?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

let addresses = 0;

/** Somebody with a browser of their own: a jar of cookies, and an address that nobody else has. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor() {
    const number = ++addresses;
    this.address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** Asks a server; rejects when the connection breaks before the whole answer is there. */
  async ask(origin: string, method: string, address: string, sent: Sent = {}): Promise<Answer> {
    const response = await fetch(new URL(address, origin), {
      method,
      redirect: "manual",
      ...bodyOf(sent),
      headers: {
        "X-Forwarded-For": this.address,
        ...(this.cookies.size > 0 && { Cookie: this.cookieHeader() }),
        ...(sent.json && { "Content-Type": "application/json" }),
        ...sent.headers,
      },
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return { status: response.status, text, body: jsonOf(response, text), headers: response.headers };
  }

  /** The jar as a request's header. */
  cookieHeader(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", ...value] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}

function bodyOf({ json, form }: Sent): { body?: string | FormData } {
  if (json) return { body: JSON.stringify(json) };
  if (!form) return {};
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return { body: data };
}

function jsonOf(response: Response, text: string): Record<string, unknown> {
  const isJson = response.headers.get("Content-Type")?.includes("application/json");
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
}
