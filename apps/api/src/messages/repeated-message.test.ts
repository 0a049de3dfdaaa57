import { brand } from "@earshot/contract/brand.ts";
import { rateLimits } from "@earshot/contract/limits.ts";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

import { mailsTo } from "../testing/outbox.ts";
import { removeTestFolders, startTestApi } from "../testing/test-api.ts";

afterAll(removeTestFolders);

test("mails and counts a message once, however often its request is repeated", async () => {
  const server = await startTestApi();
  onTestFinished(() => server.stop());
  const send = async (name: string, headers: Record<string, string> = {}) => {
    const json = { full_name: name, business_email: "nora@kettle.example" };
    return (await server.ask("POST", "/api/contactus", { json, headers })).status;
  };
  const mailed = (name: string) =>
    mailsTo(server.dataFolder, brand.email.hello).filter((mail) => mail.includes(`Message from ${name}`))
      .length;

  const key = { "Idempotency-Key": "one" };
  expect(await Promise.all([send("Repeated", key), send("Repeated", key)])).toEqual([200, 200]);
  for (let times = 0; times < rateLimits.contact.most; times += 1)
    expect(await send("Repeated", key)).toBe(200);
  expect(await send("Keyless")).toBe(200);
  expect(await send("Keyless")).toBe(200);
  expect(await send("Last", { "Idempotency-Key": "other" })).toBe(200);
  await vi.waitFor(() => expect([mailed("Keyless"), mailed("Last")]).toEqual([2, 1]), 20_000);
  expect(mailed("Repeated")).toBe(1);
});
