import { errorOf } from "@earshot/contract/errors.ts";
import { mostCampaigns } from "@earshot/contract/limits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { isOwnedBy, ownerColumns } from "../database/owner.ts";
import { campaigns } from "../database/schema.ts";
import { engines } from "../testing/databases.ts";
import { newTestCampaign } from "../testing/rows.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";

describe.each(engines)("the campaign limit, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const create = (person: TestPerson, json: object = {}) =>
    server.ask(person, "POST", "/api/campaigns", json);
  const listOf = async (person: TestPerson) =>
    (await server.ask(person, "GET", "/api/campaigns")).body["campaigns"] as { id: string }[];
  const countOf = (person: TestPerson) =>
    server.database.$count(campaigns, isOwnedBy(campaigns, person.owner));

  async function have(person: TestPerson, count: number) {
    const rows = Array.from({ length: count }, () => newTestCampaign(ownerColumns(person.owner)));
    await server.database.insert(campaigns).values(rows);
  }

  test.each([
    ["guest", mostCampaigns.guest, "too_many_guest_campaigns", () => server.newGuest()],
    ["client", mostCampaigns.client, "too_many_campaigns", () => server.newClient()],
  ] as const)("allows a %s %i campaigns", async (_who, most, code, newPerson) => {
    const person = await newPerson();
    await have(person, most - 1);
    const { status, body } = await create(person);
    expect(status).toBe(201);
    for (const json of [{}, body])
      expect(await create(person, json)).toMatchObject({
        status: 422,
        body: { success: false, ...errorOf(code) },
      });
    expect(await countOf(person)).toBe(most);
    expect((await server.ask(person, "DELETE", `/api/campaigns/${String(body["id"])}`)).status).toBe(200);
    expect((await create(person)).status).toBe(201);
    expect((await create(server.newGuest())).status).toBe(201);
  });

  test("creates only one of several concurrent campaigns when there is room for one", async () => {
    const person = server.newGuest();
    await have(person, mostCampaigns.guest - 1);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create(person)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, 422, 422, 422, 422]);
    expect(await countOf(person)).toBe(mostCampaigns.guest);
  });

  test("still allows changes to campaigns at the limit", async () => {
    const person = server.newGuest();
    await have(person, mostCampaigns.guest);
    const [first] = await listOf(person);
    const changed = await server.ask(person, "PATCH", `/api/campaigns/${first!.id}`, { title: "Summer" });
    expect(changed.status).toBe(200);
  });
});
