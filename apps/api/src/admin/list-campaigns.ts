import { asc, eq, inArray } from "drizzle-orm";

import { campaigns, users } from "../database/schema.ts";
import { type Command, readWords } from "./command.ts";
import { refuseMissingDatabase, withDatabase } from "./open-for-admin.ts";

/** Lists the campaigns that the `campaign` command can change. */
export const listCampaigns: Command = {
  usage: "",
  does: ["Lists the campaigns in review and live, the oldest launch first: id, status, days, owner, title."],
  example: "",
  async run({ words, config, print }) {
    readWords(words, {}, { least: 0, most: 0 });
    refuseMissingDatabase(config);
    const rows = await withDatabase(config, (database) =>
      database
        .select({ campaign: campaigns, email: users.email })
        .from(campaigns)
        .leftJoin(users, eq(users.id, campaigns.userId))
        .where(inArray(campaigns.status, ["in review", "live"]))
        .orderBy(asc(campaigns.launchedAt), asc(campaigns.id)),
    );
    for (const { campaign, email } of rows) {
      const { id, status, startDate, endDate, title } = campaign;
      print(printable([id, status, `${startDate} to ${endDate}`, email ?? "a guest", title].join("  ")));
    }
    if (rows.length === 0) print("No campaign is in review or live.");
  },
};

/** Strips control characters: a client's title must not send escape sequences to the terminal. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, " ");
