import { endpoints } from "@earshot/contract/endpoints/all.ts";
import type { Area } from "@earshot/contract/paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Person } from "./person.ts";
import type { Server } from "./server.ts";

/** The tests for one area of the contract, run against every implementation. */
export interface Suite {
  area: Area;
  /** Declared statuses that no test can reach, keyed by `<endpoint> <status>`, with the reason. */
  unreached?: Record<string, string>;
  /** Defines the tests. */
  tests(newPerson: () => Person, server: () => Server): void;
}

/** The reason why no suite reaches the rate limit for changes. */
export const tooManyChanges =
  "2,400 changes take too long here; apps/api/src/http/owner-limits.test.ts lowers the limit";

type Responses = Record<string, { content?: { "application/json"?: { schema: { shape?: object } } } }>;

/** True for the 503 on a full disk, which can't be provoked here; apps/api/src/disk-full.test.ts tests it. */
function isDiskFullAlone({ content }: Responses[string]): boolean {
  const { code } = (content?.["application/json"]?.schema.shape ?? {}) as { code?: { options?: string[] } };
  return code?.options?.join() === "disk_full";
}

/** Runs a suite against a server. */
export function conform(suite: Suite, serverName: string, start: () => Promise<Server>) {
  const answered = new Set<string>();
  let server: Server;

  describe(`${serverName}: ${suite.area}`, () => {
    beforeAll(async () => {
      server = await start();
    }, 60_000);
    afterAll(() => server.stop());

    suite.tests(
      () => new Person(server, (pair) => answered.add(pair)),
      () => server,
    );
    test("returns every declared status, except those that are listed with a reason", () => {
      const declared = Object.entries(endpoints[suite.area]).flatMap(([name, { responses }]) =>
        Object.entries(responses as Responses)
          .filter(([, response]) => !isDiskFullAlone(response))
          .map(([status]) => `${name} ${status}`),
      );
      const missing = declared.filter((pair) => !answered.has(`${suite.area}.${pair}`));
      expect(missing.toSorted()).toEqual(Object.keys(suite.unreached ?? {}).toSorted());
    });
  });
}
