import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ads, campaigns } from "../database/schema.ts";
import { engines } from "../testing/databases.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";

type Theirs = { ad: string; project: string; campaign: string };
type Call = [what: string, call: (theirs: Theirs) => [method: string, address: string, json?: object]];

/** Every endpoint that takes an id, called with another owner's id. */
const calls: Call[] = [
  ["looks at the ad", ({ ad }) => ["GET", `/api/audioad/ads/${ad}`]],
  ["hears the ad", ({ ad }) => ["GET", `/audiostack/audio/${ad}`]],
  ["deletes the ad", ({ ad }) => ["POST", "/audiostack/deleteuseraudio", { uuid: ad }]],
  [
    "moves the ad",
    ({ ad, project }) => ["PATCH", "/audiostack/move-to-project", { uuid: ad, project_id: project }],
  ],
  ["stops sharing the ad", ({ ad }) => ["PATCH", `/api/audioad/ads/${ad}`, { shared: false }]],
  ["begins a campaign with the ad", ({ ad }) => ["POST", "/api/campaigns", { ad_uuid: ad }]],
  ["renames the campaign", ({ campaign }) => ["PATCH", `/api/campaigns/${campaign}`, { title: "Mine" }]],
  [
    "launches the campaign",
    ({ campaign }) => ["PATCH", `/api/campaigns/${campaign}`, { status: "in review" }],
  ],
  ["deletes the campaign", ({ campaign }) => ["DELETE", `/api/campaigns/${campaign}`]],
];

describe.each(engines)("another user, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  async function belongings(owner: TestPerson): Promise<Theirs & { fileKey: string }> {
    const project = "userId" in owner.owner ? await server.newProject(owner, "Spring") : crypto.randomUUID();
    const projectId = "userId" in owner.owner ? project : null;
    const { id: ad, fileKey } = await server.putAd(owner, { projectId });
    const { body } = await server.ask(owner, "POST", "/api/campaigns", { title: "Theirs", ad_uuid: ad });
    return { ad, project, campaign: String(body["id"]), fileKey };
  }

  /** The rows of the owner's ad and campaign, and the length of the ad's file. */
  const stateOf = async ({ ad, campaign, fileKey }: Awaited<ReturnType<typeof belongings>>) => [
    await server.database.select().from(ads).where(eq(ads.id, ad)),
    await server.database.select().from(campaigns).where(eq(campaigns.id, campaign)),
    await server.storage.bytesOf(fileKey),
  ];

  const owners: [string, () => Promise<TestPerson>][] = [
    ["a guest", async () => server.newGuest()],
    ["a client", () => server.newClient()],
  ];

  test.each(owners)(
    "can't find or change any data belonging to %s, whatever the request",
    async (_whose, newOwner) => {
      const theirs = await belongings(await newOwner());
      const before = await stateOf(theirs);
      const [guest, client] = [server.newGuest(), await server.newClient()];
      for (const [what, callOf] of calls) {
        const call = callOf(theirs);
        for (const [who, person, status] of [
          ["another guest", guest, 404],
          ["another client", client, 404],
          ["nobody", null, 401],
        ] as const)
          expect((await server.ask(person, ...call)).status, `${who} ${what}`).toBe(status);
      }
      expect(await stateOf(theirs)).toEqual(before);
      for (const person of [guest, client]) {
        const list = await server.ask(person, "GET", "/audiostack/getuseraudios");
        expect(list.body).toEqual([]);
        expect((await server.ask(person, "GET", "/api/campaigns")).body).toEqual({ campaigns: [] });
      }
    },
  );

  test("can't use or list a client's project or campaign", async () => {
    const theirs = await belongings(await server.newClient());
    const before = await stateOf(theirs);
    for (const person of [server.newGuest(), await server.newClient()]) {
      const { id } = await server.putAd(person);
      const move = { uuid: id, project_id: theirs.project };
      expect((await server.ask(person, "PATCH", "/audiostack/move-to-project", move)).status).toBe(404);
      const listed = await server.ask(
        person,
        "GET",
        `/audiostack/getuseraudios?project_id=${theirs.project}`,
      );
      expect(listed.status).toBe(404);
      const own = await server.ask(person, "POST", "/api/campaigns", { title: "Mine" });
      const change = { ad_uuid: theirs.ad };
      const changed = await server.ask(person, "PATCH", `/api/campaigns/${String(own.body["id"])}`, change);
      expect(changed.status).toBe(404);
      expect(await server.database.select().from(ads).where(eq(ads.id, id))).toMatchObject([
        { projectId: null },
      ]);
    }
    expect(await stateOf(theirs)).toEqual(before);
  });

  test("is accepted as a guest with the right id and no cookie, but not with another guest's cookie", async () => {
    const owner = server.newGuest();
    const { id } = await server.putAd(owner);
    const sentId = owner.headers["Cookie"]?.split("=")[1] ?? "";
    const address = `/api/audioad/ads/${id}?temp_user_id=${sentId}`;
    expect((await server.ask(null, "GET", address)).status).toBe(200);
    expect((await server.ask(server.newGuest(), "GET", address)).status).toBe(403);
    expect((await server.ask(await server.newClient(), "GET", address)).status).toBe(404);
  });
});
