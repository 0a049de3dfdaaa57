/** A server response whose body has been read. */
export interface Reply {
  status: number;
  text: string;
  /** The parsed body if it is JSON, otherwise empty. */
  body: Record<string, unknown>;
  headers: Headers;
}

export interface Sent {
  json?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The password for every account created here. */
export const password = "correct horse";

let addresses = 0;

/** A visitor with their own cookie jar and IP address. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor() {
    const number = ++addresses;
    this.address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** Sends a request; rejects if the connection breaks before the whole response has arrived. */
  async send(origin: string, method: string, address: string, sent: Sent = {}): Promise<Reply> {
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
    for (const cookie of response.headers.getSetCookie()) this.#store(cookie);
    return { status: response.status, text, body: jsonOf(response, text), headers: response.headers };
  }

  cookieHeader(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join("; ");
  }

  #store(cookie: string): void {
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

export function signUpForm(email: string) {
  return { first_name: "Ada", last_name: "Byron", email, password, country: "GB", user_role: "business" };
}

/** Creates an account for a new visitor and logs them in. */
export async function signUpClient(origin: string, email: string): Promise<Visitor> {
  const visitor = new Visitor();
  assertStatus(200, await visitor.send(origin, "POST", "/client/api/register", { json: signUpForm(email) }));
  return visitor;
}

/** Returns the response; throws an error with its text if its status isn't the expected one. */
export function assertStatus(status: number, reply: Reply): Reply {
  if (reply.status === status) return reply;
  throw new Error(`Status ${reply.status} instead of ${status}: ${reply.text.slice(0, 500)}`);
}
