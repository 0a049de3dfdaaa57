import { assertStatus, password, signUpClient, signUpForm, Visitor } from "../visitor.ts";
import { repeatUntilKilled, type Writer } from "./writers.ts";

interface Guest {
  email: string;
  /** The browser session that has the guest's id, used to draft a campaign. */
  visitor: Visitor;
  /**
   * Set for every second guest: another browser session that is logged in to the account and never had the guest's
   * id.
   */
  home: Visitor | null;
  /**
   * How many drafts to expect: 1 once the draft was acknowledged; null (unknown) if the request was pending at a
   * kill.
   */
  drafts: number | null;
  /** True if the server acknowledged that the drafts belong to the account. */
  isClient: boolean;
}

/**
 * Guests per account. Accounts are shared, because creating one takes ten times as long as the migration that the
 * kill should interrupt.
 */
const guestsPerHome = 10;

/**
 * Guests who draft a campaign and then become clients, so that the draft belongs to the account. Every second one
 * does so when a logged-in browser that still has the guest's id checks its session. If a kill interrupts the
 * migration, the next session check in another browser, without that id, must finish it.
 */
export function guestWriter(): Writer {
  const guests: Guest[] = [];
  let homes = 0;
  let home: { visitor: Visitor; guests: number } | null = null;

  async function loggedInBrowser(origin: string): Promise<Visitor> {
    if (!home || home.guests === guestsPerHome)
      home = { visitor: await signUpClient(origin, `home-${++homes}@kills.example`), guests: 0 };
    home.guests += 1;
    return home.visitor;
  }

  async function draftAndMigrate(origin: string): Promise<void> {
    const number = guests.length;
    const email = `guest-${number}@kills.example`;
    const visitor = new Visitor();
    visitor.cookies.set("temp_user_id", `guest${String(number).padStart(7, "0")}`);
    const guest: Guest = { email, visitor, home: null, drafts: null, isClient: false };
    guests.push(guest);
    assertStatus(201, await visitor.send(origin, "POST", "/api/campaigns", { json: { title: email } }));
    guest.drafts = 1;
    if (number % 2 === 0) return register(origin, guest);
    guest.home = await loggedInBrowser(origin);
    const both = new Visitor();
    for (const jar of [visitor, guest.home]) for (const cookie of jar.cookies) both.cookies.set(...cookie);
    assertStatus(200, await both.send(origin, "GET", "/api/session"));
    guest.isClient = true;
  }

  return {
    write: (origin, onReply) => repeatUntilKilled(() => draftAndMigrate(origin), onReply),
    async check(origin) {
      const errors: string[] = [];
      for (const guest of guests) {
        const found = await (guest.home
          ? draftsAtHome(origin, guest, guest.home)
          : draftsAfterLogIn(origin, guest));
        guest.drafts ??= Math.min(1, found.length);
        const expected = Array<string>(guest.drafts).fill(guest.email);
        if (found.join() !== expected.join())
          errors.push(`${guest.email} has the drafts [${found.join()}] instead of [${expected.join()}]`);
      }
      return errors;
    },
  };
}

/**
 * Lists the guest's drafts. If the registration was pending at the kill, registers again first, which repeats the
 * migration.
 */
async function draftsAfterLogIn(origin: string, guest: Guest): Promise<string[]> {
  if (!guest.isClient) await register(origin, guest);
  return draftsOf(origin, guest.visitor);
}

/**
 * Lists the drafts after only a session check. If the kill came before the migration was recorded, they still belong
 * to the guest; a recorded migration that stays unfinished is detected in the database (`readStoredRows`).
 */
async function draftsAtHome(origin: string, guest: Guest, home: Visitor): Promise<string[]> {
  const { body } = assertStatus(200, await home.send(origin, "GET", "/api/session"));
  if (body["user"] === null) return ["no session"];
  const mine = (await draftsOf(origin, home)).filter((title) => title === guest.email);
  return guest.isClient ? mine : [...mine, ...(await draftsOf(origin, guest.visitor))];
}

async function draftsOf(origin: string, visitor: Visitor): Promise<string[]> {
  const { body } = assertStatus(200, await visitor.send(origin, "GET", "/api/campaigns"));
  return (body["campaigns"] as { title: string }[]).map(({ title }) => title);
}

/** Creates the guest's account, or logs in if it was created before the kill. */
async function register(origin: string, guest: Guest): Promise<void> {
  const { email, visitor } = guest;
  const created = await visitor.send(origin, "POST", "/client/api/register", { json: signUpForm(email) });
  if (created.status !== 200) {
    assertStatus(409, created);
    assertStatus(200, await visitor.send(origin, "POST", "/client/login", { json: { email, password } }));
  }
  guest.isClient = true;
}
