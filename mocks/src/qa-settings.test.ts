import { expect, test } from "vitest";

import { qaCookieName, readQaCookie, writeQaCookie } from "./qa-settings.ts";

const settings = {
  mockDbId: "a1",
  persona: "newBusiness",
  latency: 400,
  scenarios: ["accounts.Down", "projects.NameTaken"],
};

test("reads back the settings among other cookies", () => {
  const pair = writeQaCookie(settings).split(";")[0];
  expect(readQaCookie(`theme=dark; ${pair}; x=1`)).toEqual(settings);
});

test("reads no scenarios as an empty list", () => {
  expect(readQaCookie(writeQaCookie({ ...settings, scenarios: [] }))?.scenarios).toEqual([]);
});

test.each([null, "", "theme=dark", `${qaCookieName}=`, `${qaCookieName}=a~b~fast~`, `${qaCookieName}=a~~0~`])(
  "reads no settings from %j",
  (header) => {
    expect(readQaCookie(header)).toBeNull();
  },
);
