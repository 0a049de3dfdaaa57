import { expect, test } from "vitest";

import { createPageTurns } from "./page-turns.ts";

test("renders the page of another address before the rest of one's, and refuses what can't wait", async () => {
  const takeTurn = createPageTurns();
  const rendered: string[] = [];
  const ask = (address: string) =>
    takeTurn(address, async () => {
      rendered.push(address);
      return new Response();
    });
  const many = Array.from({ length: 205 }, () => ask("192.0.2.1"));
  const other = ask("192.0.2.2");
  expect(await many.at(-1)).toBeNull();
  await other;
  expect(rendered.indexOf("192.0.2.2")).toBe(4);
  await Promise.all(many);
  expect(rendered).toHaveLength(205);
});

test("passes the turn on when a page fails", async () => {
  const takeTurn = createPageTurns();
  const failing = () => takeTurn("192.0.2.1", () => Promise.reject(new Error("broke")));
  const all = await Promise.allSettled(Array.from({ length: 20 }, failing));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => "rejected"));
});
