import { cookieNames } from "@earshot/contract/cookies.ts";
import { expect, test } from "vitest";

import { qaCookieValue, readQaCookie } from "./qa-settings.ts";

const settings = {
  mockDbId: "a1",
  persona: "newBusiness",
  latency: 400,
  scenarios: ["accounts.Down", "projects.NameTaken"],
};

test("reads back the settings among other cookies", () => {
  const pair = `${cookieNames.qa}=${qaCookieValue(settings)}`;
  expect(readQaCookie(`theme=dark; ${pair}; x=1`)).toEqual(settings);
});

test("reads no scenarios as an empty list", () => {
  expect(
    readQaCookie(`${cookieNames.qa}=${qaCookieValue({ ...settings, scenarios: [] })}`)?.scenarios,
  ).toEqual([]);
});

test.each([
  null,
  "",
  "theme=dark",
  `${cookieNames.qa}=`,
  `${cookieNames.qa}=a~b~fast~`,
  `${cookieNames.qa}=a~~0~`,
])("reads no settings from %j", (header) => {
  expect(readQaCookie(header)).toBeNull();
});
