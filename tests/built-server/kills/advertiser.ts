import { mustBe } from "../client-account.ts";
import { Visitor } from "../visitor.ts";

interface BegunAd {
  key: string;
  /** Null while nobody said that it was begun. */
  uuid: string | null;
}

/** A guest who begins ads and keeps their keys, so that what a kill came into can be asked for again. */
export interface Advertiser {
  /** Begins what is not acknowledged yet. Rejects when the server goes. */
  begin(origin: string): Promise<void>;
  /** How many were acknowledged. */
  acknowledged(): number;
  /** What is missing, there twice, failed, or can't be heard, in words; null while some are still in the making. */
  look(origin: string): Promise<string[] | null>;
}

/** As many as one person may have in the making. */
const adsOfOne = 2;

export function advertiser(number: number): Advertiser {
  const visitor = new Visitor();
  visitor.cookies.set("temp_user_id", `maker${String(number).padStart(7, "0")}`);
  const begun: BegunAd[] = Array.from({ length: adsOfOne }, (_, at) => ({
    key: `${number} ${at}`,
    uuid: null,
  }));

  async function beginOne(origin: string, ad: BegunAd): Promise<void> {
    const json = {
      product_name: `Kettle ${ad.key}`,
      prompt: `Kettle number ${ad.key} opens at seven. Come hungry!`,
      script_source: "own",
    };
    const headers = { "Idempotency-Key": ad.key };
    const answer = await visitor.ask(origin, "POST", "/api/audioad/v2/generatewithaiscript", {
      json,
      headers,
    });
    ad.uuid = (mustBe(200, answer).body["audio"] as { uuid: string }).uuid;
  }

  async function wrongWith(origin: string, { uuid, state, state_message }: Listed): Promise<string | null> {
    if (state !== "ready") return `${uuid} is ${state}: ${state_message}`;
    const { status, text } = await visitor.ask(origin, "GET", `/audiostack/audio/${uuid}`);
    return status === 200 && text.length > 10_000 ? null : `${uuid} can't be heard: ${status}`;
  }

  return {
    acknowledged: () => begun.filter(({ uuid }) => uuid !== null).length,
    async begin(origin) {
      for (const ad of begun) if (ad.uuid === null) await beginOne(origin, ad);
    },
    async look(origin) {
      const { text } = mustBe(200, await visitor.ask(origin, "GET", "/audiostack/getuseraudios"));
      const listed = JSON.parse(text) as Listed[];
      if (listed.some(({ state }) => state === "processing")) return null;
      const there = listed.map(({ uuid }) => uuid).toSorted();
      const wanted = begun.map(({ uuid }) => uuid ?? "one that was not begun").toSorted();
      const all = await Promise.all(listed.map((ad) => wrongWith(origin, ad)));
      const wrong = all.filter((words) => words !== null);
      if (there.join() !== wanted.join()) wrong.push(`[${there.join()}] are there, not [${wanted.join()}]`);
      return wrong;
    },
  };
}

interface Listed {
  uuid: string;
  state: string;
  state_message: string;
}
