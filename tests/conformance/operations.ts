import { paths } from "@earshot/contract/paths.ts";
import { expect, test } from "vitest";

import type { Suite } from "./conform.ts";

export const operationsSuite: Suite = {
  area: "operations",
  unreached: {
    "readiness 503": "a server is ready as long as the suite runs",
    "metrics 200": "no figures are configured in this run",
  },
  tests(newPerson, server) {
    test("includes every endpoint and the server URL in the OpenAPI document", async () => {
      const { status, body } = await newPerson().fetch("GET", "/openapi.json");
      expect(status).toBe(200);
      const document = body as { openapi: string; paths: Record<string, object>; servers: { url: string }[] };
      expect(document.openapi).toMatch(/^3\.1/);
      expect(document.servers.map(({ url }) => new URL(url).origin)).toEqual([server().origin]);
      const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      );
      const contract = Object.values(paths).flatMap((area) =>
        Object.values<{ method: string; path: string }>(area).map(({ method, path }) => `${method} ${path}`),
      );
      expect(documented.toSorted()).toEqual(contract.toSorted());
    });

    test("reports that it is healthy and ready", async () => {
      expect(await newPerson().fetch("GET", "/healthz")).toMatchObject({
        status: 200,
        body: { status: "ok" },
      });
      expect(await newPerson().fetch("GET", "/readyz")).toMatchObject({
        status: 200,
        body: { status: "ready" },
      });
    });

    test("serves no metrics unless configured", async () => {
      expect((await newPerson().fetch("GET", "/metrics")).status).toBe(404);
    });
  },
};
