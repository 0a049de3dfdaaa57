import { expect, test } from "vitest";

import { qaCookieName, readQaCookie, writeQaCookie } from "./qa-settings.ts";

const settings = {
  world: "a1",
  persona: "newBusiness",
  latency: 400,
  scenarios: ["accounts.Down", "projects.NameTaken"],
};

test("what is written is read again, among other cookies", () => {
  const pair = writeQaCookie(settings).split(";")[0];
  expect(readQaCookie(`theme=dark; ${pair}; x=1`)).toEqual(settings);
});

test("no scenarios is an empty list", () => {
  expect(readQaCookie(writeQaCookie({ ...settings, scenarios: [] }))?.scenarios).toEqual([]);
});

test.each([null, "", "theme=dark", `${qaCookieName}=`, `${qaCookieName}=a~b~fast~`, `${qaCookieName}=a~~0~`])(
  "%s holds no settings",
  (header) => {
    expect(readQaCookie(header)).toBeNull();
  },
);
