import { mustBe, newClient, password, signUpForm } from "../client-account.ts";
import { Visitor } from "../visitor.ts";
import { untilGone, type Writer } from "./writer.ts";

/** People who make an account, one after the other. */
export function newcomers(): Writer {
  const clients = new Map<string, Visitor>();
  let underWay: string | null = null;
  let count = 0;

  async function register(origin: string): Promise<void> {
    underWay = `newcomer-${++count}@kills.example`;
    clients.set(underWay, await newClient(origin, underWay));
    underWay = null;
  }

  return {
    write: (origin, onAnswer) => untilGone(() => register(origin), onAnswer),
    async look(origin) {
      const wrong: string[] = [];
      for (const [email, visitor] of clients) {
        const { body } = await visitor.ask(origin, "GET", "/api/session");
        if (!isWhole(body["user"], email)) wrong.push(`${email} has no account: ${JSON.stringify(body)}`);
      }
      if (underWay !== null) wrong.push(...(await halves(origin, underWay)));
      underWay = null;
      return wrong;
    },
  };
}

/** An account that was being made: there as a whole, or so little that it can be made again. */
async function halves(origin: string, email: string): Promise<string[]> {
  const visitor = new Visitor();
  const { status } = await visitor.ask(origin, "POST", "/client/login", { json: { email, password } });
  if (status === 200) {
    const { body } = await visitor.ask(origin, "GET", "/api/session");
    return isWhole(body["user"], email) ? [] : [`${email} is there by half: ${JSON.stringify(body)}`];
  }
  const again = await visitor.ask(origin, "POST", "/client/api/register", { json: signUpForm(email) });
  return again.status === 200 ? [] : [`${email} can't log in, nor be made again: ${mustBe(409, again).text}`];
}

function isWhole(user: unknown, email: string): boolean {
  const { first_name, last_name } = signUpForm(email);
  const seen = user as Record<string, unknown> | null | undefined;
  return seen?.["email"] === email && seen["first_name"] === first_name && seen["last_name"] === last_name;
}
