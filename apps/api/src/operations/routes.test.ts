import type { Visitor } from "@earshot/contract/visitor.ts";
import { expect, test } from "vitest";

import { operationsRoutes } from "./routes.ts";

test("builds the OpenAPI document once for all requests", async () => {
  const openapi = operationsRoutes({ isReady: () => true, version: "1.0.0" }).openapi!;
  const documentFor = async (origin: string) => {
    const visitor: Visitor = { origin, address: "192.0.2.1", isLocal: false };
    const { body } = await openapi({ visitor } as Parameters<typeof openapi>[0]);
    return { paths: body["paths"], servers: body["servers"] };
  };
  const one = await documentFor("https://one.example");
  const other = await documentFor("https://other.example");
  expect(one.paths).toBeDefined();
  expect(other.paths).toBe(one.paths);
  expect([one.servers, other.servers]).toEqual([
    [{ url: "https://one.example" }],
    [{ url: "https://other.example" }],
  ]);
});
