import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";

import { filledPart } from "./filled-part.ts";

beforeEach(async () => {
  await page.viewport(400, 300);
  document.documentElement.style.cssText = "margin:0";
  document.body.style.cssText = "margin:0";
});

const at = (left: number, top: number, width: number, height: number) =>
  `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;

test.each([
  ["a box, with a margin", `<i style="${at(50, 60, 20, 30)}"></i>`, [26, 36, 94, 114]],
  ["no more than the page", `<i style="${at(5, 6, 20, 30)}"></i>`, [0, 0, 49, 60]],
  [
    "no more of a long list than its frame lets through",
    `<div style="${at(50, 60, 20, 30)};overflow:auto"><p style="height:9999px"></p></div>`,
    [26, 36, 94, 114],
  ],
  [
    "nothing of what is hidden or for readers alone",
    `<i style="${at(50, 60, 20, 30)}"></i><i style="${at(0, 0, 1, 1)}"></i>
     <i style="${at(0, 0, 9, 9)};visibility:hidden"></i><i style="${at(0, 0, 9, 9)};display:none"></i>`,
    [26, 36, 94, 114],
  ],
  [
    "nothing of an answer that is not open",
    `<details style="${at(50, 60, 20, 30)}"><summary></summary><p style="${at(200, 200, 20, 30)}"></p></details>`,
    [26, 36, 94, 114],
  ],
  [
    "what stands in an element without a box",
    `<div style="display:contents"><i style="${at(50, 60, 20, 30)}"></i></div>`,
    [26, 36, 94, 114],
  ],
  [
    "the whole window under an overlay",
    `<i style="${at(50, 60, 20, 30)}"></i><i style="position:fixed;inset:0"></i>`,
    [0, 0, 400, 300],
  ],
])("shows %s", (_what, html, [left, top, right, bottom]) => {
  document.body.innerHTML = html;
  // Asked for a box, a browser lays out what it left out.
  document.querySelector("details p")?.getBoundingClientRect();
  expect(filledPart()).toEqual({ left, top, right, bottom });
});

test("is nothing on an empty page", () => {
  document.body.innerHTML = "";
  expect(filledPart()).toBeUndefined();
});
