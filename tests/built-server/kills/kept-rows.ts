import path from "node:path";

import { openPglite } from "@earshot/api/database/open-pglite.ts";

/** Things of which one half is there without the other: none may ever be. Each query gives how many there are. */
const halves = {
  "accounts without a password":
    "select count(*) from users where not exists (select 1 from accounts where user_id = users.id and password is not null)",
  "guests who became clients, but for what they had":
    "select count(*) from guest_moves where moved_at is null",
  "messages that nobody was told of, and nobody will be":
    "select count(*) from contact_messages m where mailed_at is null and not exists (select 1 from pgboss.job where id = m.id and state in ('created', 'retry', 'active'))",
};

export interface KeptRows {
  /** The words of every message to the brand. */
  messages: string[];
  /** How many halves there are, by their name. */
  halves: Record<string, number>;
}

/** What the embedded database of a data folder holds. No server may have it open. */
export async function readKeptRows(dataFolder: string): Promise<KeptRows> {
  const database = await openPglite(path.join(dataFolder, "database"));
  try {
    const { rows } = await database.query<{ message: string }>("select message from contact_messages");
    const counted: [string, number][] = [];
    for (const [name, query] of Object.entries(halves)) {
      const found = await database.query<{ count: number }>(query);
      counted.push([name, Number(found.rows[0]?.count)]);
    }
    return { messages: rows.map(({ message }) => message), halves: Object.fromEntries(counted) };
  } finally {
    await database.close();
  }
}
