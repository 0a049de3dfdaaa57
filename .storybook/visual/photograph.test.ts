import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";

import { photograph } from "./photograph.ts";

beforeEach(async () => {
  document.body.innerHTML = "";
  await page.viewport(400, 300);
});

/** A box in the page's corner, and in it another. */
function draw(width: number, height: number): void {
  const box = document.body.appendChild(document.createElement("div"));
  box.style.cssText = "position:absolute;left:40px;top:40px;width:20px;height:20px;background:#0c5c4c";
  const inner = box.appendChild(document.createElement("div"));
  inner.style.cssText = `width:${width}px;height:${height}px;background:#ff7a2f`;
}

test("the same pixels pass", async () => {
  draw(10, 10);
  await photograph("proof/box");
});

test("a changed pixel fails, and says how to accept it", async () => {
  draw(10, 10);
  const pixel = document.body.appendChild(document.createElement("div"));
  pixel.style.cssText = "position:absolute;left:55px;top:55px;width:1px;height:1px;background:#fff";
  await expect(photograph("proof/box")).rejects.toThrow(/1 pixels.*differ[^]*npm run visual:update/);
});

test("another size fails", async () => {
  draw(10, 60);
  await expect(photograph("proof/box")).rejects.toThrow("does not match");
});

test("a picture that is not there fails", async () => {
  draw(10, 10);
  await expect(photograph("proof/none")).rejects.toThrow("No existing reference screenshot found");
});

test("a page with nothing to see fails", async () => {
  document.body.innerHTML = `<p style="position:absolute;width:1px;height:1px;overflow:hidden">For readers</p>`;
  await expect(photograph("proof/none")).rejects.toThrow("Nothing can be seen");
});
