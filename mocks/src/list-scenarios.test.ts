import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { listScenarios } from "./list-scenarios.ts";
import { scenarioNames } from "./scenarios.ts";

const listed = listScenarios((area) => readFileSync(new URL(`${area}.ts`, import.meta.url), "utf8"));

test("describes every scenario, and lists the endpoints that it overrides", () => {
  // Health checks have no screen.
  const reachable = scenarioNames.filter((name) => !name.startsWith("operations."));
  expect(listed.map(({ name }) => name)).toEqual(reachable);
  expect(listed.filter(({ text, endpoints }) => text === "" || endpoints.length === 0)).toEqual([]);
  expect(listed).toContainEqual({
    name: "accounts.WrongPassword",
    text: "Log-in fails with a wrong password.",
    endpoints: ["POST /{portal}/login"],
    outcomes: ["wrong_credentials"],
  });
});
