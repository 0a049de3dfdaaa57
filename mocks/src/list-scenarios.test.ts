import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { accountsScenarios } from "./accounts.ts";
import { adsScenarios } from "./ads.ts";
import { generationScenarios } from "./generation.ts";
import { createHandlers } from "./handlers.ts";
import { listScenarios, overridesIn, reachableScenarios, scenarioOf } from "./list-scenarios.ts";
import { createMockDb } from "./mock-db.ts";
import { scenarioNames } from "./scenarios.ts";
import { instead } from "./serve.ts";

const listed = listScenarios((area) => readFileSync(new URL(`${area}.ts`, import.meta.url), "utf8"));

test("describes every scenario, and lists the endpoints that it overrides", () => {
  expect(listed.map(({ name }) => name)).toEqual(reachableScenarios);
  expect(listed.filter(({ text, endpoints }) => text === "" || endpoints.length === 0)).toEqual([]);
  expect(listed).toContainEqual({
    name: "accounts.WrongPassword",
    text: "Log-in fails because the password is wrong.",
    endpoints: ["POST /{portal}/login"],
    outcomes: ["wrong_credentials"],
  });
});

test("leaves out the health checks, which have no screen", () => {
  const hidden = scenarioNames.filter((name) => !reachableScenarios.includes(name));
  expect(hidden).toEqual(["operations.NotReady"]);
});

const names = ["accounts.Down", "accounts.WrongPassword", "generation.FailsOnce"];

test.each([
  ["the scenario that it is from", accountsScenarios.WrongPassword, "accounts.WrongPassword"],
  ["a stateful scenario, which has other handlers each time", generationScenarios.FailsOnce, names[2]],
  ["null for a scenario that isn’t among them", accountsScenarios.TooManyTries, null],
  ["null for a response that is in none", instead("accounts", { login: "malformed_request" }), null],
  ["null for the mock database", createHandlers(createMockDb("visitor")), null],
])("scenarioOf, given a handler, returns %s", (_, handlers, expected) => {
  expect(scenarioOf(handlers[0]!, names)).toBe(expected);
});

test("overridesIn lists the scenarios that win for an endpoint, and a story's own answers", () => {
  const handlers = [
    ...instead("accounts", { login: "malformed_request" }),
    ...generationScenarios.FailsOnce,
    ...adsScenarios.AlreadyGone,
    ...adsScenarios.ChangesFail,
    ...accountsScenarios.WrongPassword,
    ...createHandlers(createMockDb("visitor")),
  ];
  expect(overridesIn(handlers, ["generation.FailsOnce"])).toEqual({
    scenarios: ["ads.ChangesFail", "ads.AlreadyGone", "generation.FailsOnce"],
    ownAnswers: ["POST /{portal}/login"],
  });
});
