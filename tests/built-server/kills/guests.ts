import { mustBe, newClient, password, signUpForm } from "../client-account.ts";
import { Visitor } from "../visitor.ts";
import { untilGone, type Writer } from "./writer.ts";

/** Somebody who drafts a campaign as a guest, and then becomes a client. */
interface Guest {
  email: string;
  /** The browser that they draft in: it knows the guest's id. */
  visitor: Visitor;
  /** Of every second one another browser, logged in to an account of theirs; it never knew the guest's id. */
  home: Visitor | null;
  /** How many drafts there must be: one when it was acknowledged, unknown (null) when a kill came into it. */
  drafts: number | null;
  /** Whether it was acknowledged that the drafts are the account's. */
  isClient: boolean;
}

/** So many guests come home to one account: making one takes ten times as long as what the kill shall come into. */
const guestsOfHome = 10;

/**
 * Guests who draft a campaign and become clients, one after the other: the draft is the account's then. Every second one
 * comes in by the session check of a browser that is logged in and still has the guest's id. What a kill leaves of that
 * has to be finished by the next session check of another browser, which knows no such id.
 */
export function guests(): Writer {
  const known: Guest[] = [];
  let homes = 0;
  let home: { visitor: Visitor; guests: number } | null = null;

  /** A browser that is logged in. */
  async function comeHome(origin: string): Promise<Visitor> {
    if (!home || home.guests === guestsOfHome)
      home = { visitor: await newClient(origin, `home-${++homes}@kills.example`), guests: 0 };
    home.guests += 1;
    return home.visitor;
  }

  async function come(origin: string): Promise<void> {
    const number = known.length;
    const email = `guest-${number}@kills.example`;
    const visitor = new Visitor();
    visitor.cookies.set("temp_user_id", `guest${String(number).padStart(7, "0")}`);
    const guest: Guest = { email, visitor, home: null, drafts: null, isClient: false };
    known.push(guest);
    mustBe(201, await visitor.ask(origin, "POST", "/api/campaigns", { json: { title: email } }));
    guest.drafts = 1;
    if (number % 2 === 0) return register(origin, guest);
    guest.home = await comeHome(origin);
    const both = new Visitor();
    for (const jar of [visitor, guest.home]) for (const cookie of jar.cookies) both.cookies.set(...cookie);
    mustBe(200, await both.ask(origin, "GET", "/api/session"));
    guest.isClient = true;
  }

  return {
    write: (origin, onAnswer) => untilGone(() => come(origin), onAnswer),
    async look(origin) {
      const wrong: string[] = [];
      for (const guest of known) {
        const found = await (guest.home ? askedAgain(origin, guest, guest.home) : cameIn(origin, guest));
        guest.drafts ??= Math.min(1, found.length);
        const wanted = Array<string>(guest.drafts).fill(guest.email);
        if (found.join() !== wanted.join())
          wrong.push(`${guest.email} has the drafts [${found.join()}] in place of [${wanted.join()}]`);
      }
      return wrong;
    },
  };
}

/** The drafts of somebody who comes in again, if a kill came into it: that does the move once more. */
async function cameIn(origin: string, guest: Guest): Promise<string[]> {
  if (!guest.isClient) await register(origin, guest);
  return draftsOf(origin, guest.visitor);
}

/**
 * The drafts of somebody whose browser asks who is logged in, and no more. When a kill came before the wish to move was
 * kept, they are still the guest's; a wish that stays is found among the halves (`readKeptRows`).
 */
async function askedAgain(origin: string, guest: Guest, home: Visitor): Promise<string[]> {
  const { body } = mustBe(200, await home.ask(origin, "GET", "/api/session"));
  if (body["user"] === null) return ["no session"];
  const mine = (await draftsOf(origin, home)).filter((title) => title === guest.email);
  return guest.isClient ? mine : [...mine, ...(await draftsOf(origin, guest.visitor))];
}

async function draftsOf(origin: string, visitor: Visitor): Promise<string[]> {
  const { body } = mustBe(200, await visitor.ask(origin, "GET", "/api/campaigns"));
  return (body["campaigns"] as { title: string }[]).map(({ title }) => title);
}

/** Makes the guest's account, or logs in to it when a kill came after its making. Throws when neither is possible. */
async function register(origin: string, guest: Guest): Promise<void> {
  const { email, visitor } = guest;
  const made = await visitor.ask(origin, "POST", "/client/api/register", { json: signUpForm(email) });
  if (made.status !== 200) {
    mustBe(409, made);
    mustBe(200, await visitor.ask(origin, "POST", "/client/login", { json: { email, password } }));
  }
  guest.isClient = true;
}
