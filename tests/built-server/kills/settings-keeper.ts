import { mustBe, newClient } from "../client-account.ts";
import { untilGone, type Writer } from "./writer.ts";

/** The account form, all of whose fields tell the same number. */
function formOf(number: number) {
  return {
    firstName: `Ada ${number}`,
    lastName: `Byron ${number}`,
    businessName: `Engine No. ${number}`,
    agencyCode: `code-${number}`,
  };
}

/** A new client who saves the account form again and again. */
export async function settingsKeeper(origin: string, email: string): Promise<Writer> {
  const client = await newClient(origin, email);
  let saved = 0;
  const save = async (server: string, number: number) =>
    mustBe(200, await client.ask(server, "POST", "/account-settings", { form: formOf(number) }));
  await save(origin, saved);

  return {
    write: (server, onAnswer) =>
      untilGone(async () => {
        await save(server, saved + 1);
        saved += 1;
      }, onAnswer),
    async look(server) {
      const { body } = mustBe(200, await client.ask(server, "GET", "/api/session"));
      const { first_name, last_name, businessName, agencyCode } = body["user"] as Record<string, string>;
      const seen = JSON.stringify({ firstName: first_name, lastName: last_name, businessName, agencyCode });
      // The one that was under way may have been saved.
      const found = [saved, saved + 1].find((number) => JSON.stringify(formOf(number)) === seen);
      const wrong = found === undefined ? [`Saved as ${JSON.stringify(formOf(saved))}, is ${seen}`] : [];
      saved = found ?? saved;
      return wrong;
    },
  };
}
