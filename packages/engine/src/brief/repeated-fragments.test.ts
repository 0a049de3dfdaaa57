import { expect, test, vi } from "vitest";

import { languageTables } from "../script/language-tables.ts";
import { readBrief } from "./read-brief.ts";
import { writtenOut } from "./written-out.ts";

vi.mock("./written-out.ts", { spy: true });

test("writes out a fragment once, however often a brief repeats it", () => {
  const description = "We sell coffee. ".concat("IBM1-2£,".repeat(400));
  readBrief({ name: "Acme", description }, languageTables.en!.reading);
  const raws = vi.mocked(writtenOut).mock.calls.map(([raw]) => raw);
  expect(new Set(raws).size).toBe(raws.length);
  expect(raws.length).toBeGreaterThan(0);
});
