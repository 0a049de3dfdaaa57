import { expect, test } from "vitest";

import { languageTables } from "../script/language-tables.ts";
import { readBrief } from "./read-brief.ts";

test("spells out each distinct fragment once, however often a brief repeats it", () => {
  const { reading } = languageTables.en!;
  const written: string[] = [];
  const recase = (raw: string) => {
    written.push(raw);
    return reading.recase(raw);
  };
  readBrief(
    { name: "Acme", description: "We sell coffee. ".concat("IBM1-2£,".repeat(400)) },
    { ...reading, recase },
  );
  expect(written).toContain("We sell coffee");
  expect(written.length).toBeLessThan(10);
});
