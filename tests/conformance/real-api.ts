import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { createApi } from "@earshot/api/api.ts";
import { setCampaignState } from "@earshot/api/campaigns/set-state.ts";
import { readConfig } from "@earshot/api/config.ts";
import type { Database } from "@earshot/api/database/database.ts";
import { unfolded } from "@earshot/api/testing/outbox.ts";
import { startProvider } from "@earshot/api/testing/social-provider.ts";
import { sendTo } from "@earshot/api/testing/test-api.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";

import { putAds } from "./real-ads.ts";
import type { Server } from "./server.ts";

/** Starts the real server in its own folder, on the embedded database or PostgreSQL. */
export async function startApi(databaseUrl?: URL): Promise<Server> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "conformance-"));
  const providers = await Promise.all(socialProviders.map(startProvider));
  let made: Pick<Server, "makeAd" | "reject"> | undefined;
  const api = createApi({
    ...readConfig({}),
    dataFolder,
    databaseUrl,
    logLevel: "silent",
    socialLogins: providers.map(({ login }) => login),
    onOpen: (opened) => (made = { makeAd: putAds(opened), reject: rejectIn(opened.database) }),
  });
  await api.start();
  if (!made) throw new Error("The server did not say what it opened.");
  const outbox = path.join(dataFolder, "outbox");
  return {
    origin: "http://localhost",
    fetch: (request) => sendTo(api, request),
    async linkTokenFor(email, page) {
      for (let tries = 0; tries < 600; tries += 1) {
        const names = (await readdir(outbox).catch(() => [])).toSorted((a, b) => a.localeCompare(b, "en"));
        const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), "utf8")));
        const tokens = mails
          .filter((text) => text.includes(`To: ${email}`))
          .map((text) => unfolded(text).match(new RegExp(`/client/${page}\\?token=([\\w.-]+)`))?.[1]);
        const token = tokens.findLast(Boolean);
        if (token) return token;
        await pause(50);
      }
      throw new Error(`No mail with a link to ${page} for ${email} in ${outbox}.`);
    },
    ...made,
    atProvider(page, does) {
      const found = providers.find(({ login }) => page.startsWith(login.places.authorization));
      if (!found) throw new Error(`${page} is no provider's.`);
      if (does === "no") return found.deny(page);
      const { email, isVerified = true } = does;
      return found.consent(page, {
        sub: `${found.login.provider} ${email}`,
        email,
        email_verified: isVerified,
      });
    },
    async stop() {
      await api.stop();
      await Promise.all(providers.map((provider) => provider.stop()));
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Rejects a campaign with the same call that `npm run admin` makes. */
function rejectIn(database: Database): Server["reject"] {
  return async (id, message) => {
    const answer = await setCampaignState(database, { id, state: "rejected", message, now: new Date() });
    if (answer.kind !== "set") throw new Error(`The campaign ${id} is ${answer.kind}.`);
  };
}
