import { pageSize } from "@earshot/contract/limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { engines } from "../testing/databases.ts";
import { startTestServer } from "../testing/test-server.ts";

/** The titles of this many ads, newest first. */
const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => `Ad ${count - 1 - at}`);

describe.each(engines)("a list of ads, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const most = 50;

  /** Creates ads with scripts of this length. Returns a function that lists their titles. */
  async function ownerOf(count: number, characters: number) {
    const owner = server.newGuest();
    for (let at = 0; at < count; at += 1) {
      const createdAt = new Date(Date.UTC(2026, 10, 2) + at);
      await server.putAd(owner, { title: `Ad ${at}`, script: "\u200b".repeat(characters), createdAt });
    }
    return async (query: string) => {
      const { status, body } = await server.ask(owner, "GET", `/audiostack/getuseraudios?${query}`);
      expect(status).toBe(200);
      return (body as unknown as { product_name: string }[]).map(({ product_name }) => product_name);
    };
  }

  test("contains all requested ads if they are short", async () => {
    const list = await ownerOf(most + 1, 300);
    expect(await list(`limit=${most}`)).toEqual(newestFirst(most + 1).slice(0, most));
    expect(await list(`limit=${most}&offset=${most}`)).toEqual(["Ad 0"]);
  });

  test("ends early if the ads are long, and resumes there on the next request", async () => {
    const count = 2 * pageSize.ads + 3;
    const list = await ownerOf(count, 10_000);
    const listed: string[] = [];
    for (const size of [pageSize.ads, pageSize.ads, 3, 0]) {
      const page = await list(`limit=${most}&offset=${listed.length}`);
      expect(page).toHaveLength(size);
      listed.push(...page);
    }
    expect(listed).toEqual(newestFirst(count));
  });
});
