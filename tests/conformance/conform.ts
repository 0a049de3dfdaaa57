import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints } from "@earshot/contract/endpoints/all.ts";
import type { Area } from "@earshot/contract/paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { notOnTheServer } from "../not-yet-built.ts";
import { Person } from "./person.ts";
import type { Server } from "./server.ts";

/** Tests for one area of the contract, for every implementation. */
export interface Suite {
  area: Area;
  /** Reasons by declared `<endpoint> <status>` that no test can reach. */
  unreached?: Record<string, string>;
  /**
   * Defines the tests.
   *
   * @param isBuilt false for an endpoint that the server does not have yet
   */
  tests(newPerson: () => Person, server: () => Server, isBuilt: (name: string) => boolean): void;
}

/** Runs a suite against a server. Endpoints that it does not have yet must return a JSON 404. */
export function conform(
  suite: Suite,
  serverName: string,
  start: () => Promise<Server>,
  built: "whole" | "so far",
) {
  const skipped = (name: string) =>
    built === "so far" &&
    notOnTheServer.some((entry) => entry === suite.area || entry === `${suite.area}.${name}`);
  const names = Object.keys(endpoints[suite.area]);
  const answered = new Set<string>();
  let server: Server;

  describe(`${serverName}: ${suite.area}`, () => {
    beforeAll(async () => {
      server = await start();
    }, 60_000);
    afterAll(() => server.stop());

    if (!names.every(skipped)) {
      suite.tests(
        () => new Person(server, (pair) => answered.add(pair)),
        () => server,
        (name) => !skipped(name),
      );
      test("returns every declared status, or says why not", () => {
        const declared = Object.entries(endpoints[suite.area])
          .filter(([name]) => !skipped(name))
          .flatMap(([name, { responses }]) => Object.keys(responses).map((status) => `${name} ${status}`));
        const excused = Object.keys(suite.unreached ?? {}).filter(
          (pair) => !skipped(pair.split(" ")[0] ?? ""),
        );
        const missing = declared.filter((pair) => !answered.has(`${suite.area}.${pair}`));
        expect(missing.toSorted()).toEqual(excused.toSorted());
      });
    }

    // Without a configured provider, social log-in paths are pages.
    const unbuilt = names
      .filter(skipped)
      .map((name) => whereIs(suite.area, name))
      .filter(([, method, address]) => endpointOf(method, address, { providers: [] }).kind !== "page");
    test.each(unbuilt)("%s is not built yet and returns a JSON 404", async (_name, method, address) => {
      const response = await server.fetch(
        new Request(`${server.origin}${address}`, { method: method.toUpperCase() }),
      );
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    });
  });
}

/** Endpoint name, method, and path with parameters filled in. */
function whereIs(area: Area, name: string): [name: string, method: string, address: string] {
  const { method, path } = (endpoints[area] as Record<string, { method: string; path: string }>)[name]!;
  return [name, method, path.replaceAll("{portal}", "client").replaceAll(/\{\w+\}/g, "x")];
}
