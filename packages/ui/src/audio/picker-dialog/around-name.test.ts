import { expect, it } from "vitest";

import { aroundName } from "./around-name.ts";

const english = (name: string) => `Selected: ${name}`;
const german = (name: string) => `${name} ist ausgewählt`;

it.each(["Amelia", "Selected", "e", "Selected: ", "$&"])("keeps the name %s whole", (name) => {
  for (const sentence of [english, german]) {
    const [before, after] = aroundName(sentence);
    expect(before + name + after).toBe(sentence(name));
  }
});

it("knows what stands before the name and after it", () => {
  expect(aroundName(english)).toEqual(["Selected: ", ""]);
  expect(aroundName(german)).toEqual(["", " ist ausgewählt"]);
});
