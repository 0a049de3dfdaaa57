import { expect, test } from "vitest";

import { textReader } from "./read-text.ts";

test("serves another IP address before finishing a busy one's queue", async () => {
  const readText = textReader({ spend: async () => undefined });
  const read: string[] = [];
  const visitor = { isLocal: false, origin: "http://localhost" };
  const all = ["a", "a", "a", "b"].map((address) =>
    readText({ ...visitor, address }, () => read.push(address)),
  );
  await Promise.all(all);
  expect(read).toEqual(["a", "b", "a", "a"]);
});
