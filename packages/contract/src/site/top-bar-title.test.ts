import { expect, test } from "vitest";

import { topBarTitle } from "./top-bar-title.ts";

test("shows the audio's title, else the campaign's, else Launch Campaign", () => {
  expect(topBarTitle("Weekend offer", "Spring")).toBe("Weekend offer");
  expect(topBarTitle(" ", "Spring")).toBe("Spring");
  expect(topBarTitle(null, " ")).toBe("Launch Campaign");
});
