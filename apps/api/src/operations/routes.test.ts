import { expect, test } from "vitest";

import { operationsRoutes } from "./routes.ts";

test("builds the document of the contract once, whoever asks", async () => {
  const { openapi } = operationsRoutes({ isReady: () => true, version: "1.0.0" });
  const documentFor = async (origin: string) => {
    const visitor = { origin, address: "192.0.2.1", isLocal: false };
    const { body } = await openapi!({ visitor } as Parameters<NonNullable<typeof openapi>>[0]);
    return body as { paths: object; servers: unknown };
  };
  const one = await documentFor("https://one.example");
  const other = await documentFor("https://other.example");
  expect(other.paths).toBe(one.paths);
  expect([one.servers, other.servers]).toEqual([
    [{ url: "https://one.example" }],
    [{ url: "https://other.example" }],
  ]);
});
