import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { engines } from "../testing/databases.ts";
import { startTestServer } from "../testing/test-server.ts";

const oddNames = [
  ["10,000 characters", `Sale ${"x".repeat(9995)}`, `SALE ${"X".repeat(9995)}`],
  ["10,000 emoji", "👩‍🎤".repeat(2000), "👩‍🎤👩‍🎤"],
  ["letters from right to left", "مخبز الياسمين \u202Eabc\u202C", "الياسمين"],
  ["HTML", "<b>Sale</b><script>alert(1)</script>", "<SCRIPT>"],
  ["SQL and patterns", "Robert'); DROP TABLE ads;-- 100%_\\", "100%_\\"],
  ["control characters", "a\u0001b\u0007c\u001b[31md\u007fe\u200bf\ufeffg", "\u001b[31M"],
  ["a letter in two spellings", "Ro\u0301bin Café", "RÓBIN CAFE\u0301"],
  ["letters without a pair of their size", "İSTANBUL Straße ǅ", "i̇stanbul straße"],
  ["nothing but spaces", "   ", ""],
  ["nothing", "", ""],
] as const;

describe.each(engines)("unusual names, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  test.each(oddNames)("shows, finds and shares an ad called %s", async (_what, title, q) => {
    const owner = server.newGuest();
    const { id } = await server.putAd(owner, { title, description: title, script: title });
    await server.putAd(owner, { title: "Another one" });
    const found = async (query: string) => {
      const { body } = await server.ask(
        owner,
        "GET",
        `/audiostack/getuseraudios?q=${encodeURIComponent(query)}`,
      );
      return (body as unknown as { uuid: string }[]).filter(({ uuid }) => uuid === id);
    };
    const shown = { uuid: id, product_name: title, product_description: title, script: title };
    expect(await found("")).toMatchObject([shown]);
    expect(await found(q)).toMatchObject([shown]);
    expect(await found(`ζ${q}`)).toEqual([]);
    expect((await server.ask(owner, "GET", `/api/audioad/ads/${id}`)).body).toMatchObject(shown);
    expect((await server.ask(null, "GET", `/api/shared-audio/${id}`)).body).toMatchObject({ title });
    const draft = await server.ask(owner, "POST", "/api/campaigns", { ad_uuid: id });
    expect(draft.body).toMatchObject({ ad: { product_name: title } });
  });
});
