import { mustBe, password, signUpForm } from "../client-account.ts";
import { Visitor } from "../visitor.ts";
import { untilGone, type Writer } from "./writer.ts";

/** Somebody who drafts a campaign as a guest, and then makes an account. */
interface Guest {
  email: string;
  visitor: Visitor;
  /** How many drafts there must be: one when it was acknowledged, unknown (null) when a kill came into it. */
  drafts: number | null;
  /** Whether the account was acknowledged. */
  isClient: boolean;
}

/** Guests who draft a campaign and make an account, one after the other: the draft is the account's then. */
export function guests(): Writer {
  const known: Guest[] = [];

  async function come(origin: string): Promise<void> {
    const number = known.length;
    const visitor = new Visitor();
    visitor.cookies.set("temp_user_id", `guest${String(number).padStart(7, "0")}`);
    const guest: Guest = { email: `guest-${number}@kills.example`, visitor, drafts: null, isClient: false };
    known.push(guest);
    const json = { title: guest.email };
    mustBe(201, await visitor.ask(origin, "POST", "/api/campaigns", { json }));
    guest.drafts = 1;
    await comeIn(origin, guest);
  }

  return {
    write: (origin, onAnswer) => untilGone(() => come(origin), onAnswer),
    async look(origin) {
      const wrong: string[] = [];
      for (const guest of known) {
        if (!guest.isClient) await comeIn(origin, guest);
        const { body } = mustBe(200, await guest.visitor.ask(origin, "GET", "/api/campaigns"));
        const titles = (body["campaigns"] as { title: string }[]).map(({ title }) => title);
        guest.drafts ??= Math.min(1, titles.length);
        const wanted = Array<string>(guest.drafts).fill(guest.email);
        if (titles.join() !== wanted.join())
          wrong.push(`${guest.email} has the drafts [${titles.join()}] in place of [${wanted.join()}]`);
      }
      return wrong;
    },
  };
}

/** Makes the guest's account, or logs in to it when a kill came after its making. Throws when neither is possible. */
async function comeIn(origin: string, guest: Guest): Promise<void> {
  const { email, visitor } = guest;
  const made = await visitor.ask(origin, "POST", "/client/api/register", { json: signUpForm(email) });
  if (made.status !== 200) {
    mustBe(409, made);
    mustBe(200, await visitor.ask(origin, "POST", "/client/login", { json: { email, password } }));
  }
  guest.isClient = true;
}
