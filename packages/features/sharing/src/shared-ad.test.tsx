import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SharedAd } from "./shared-ad.tsx";

const ad: AdByLink = {
  uuid: "6f1c",
  title: "<b>Fresh</b> roast",
  brand: "Coffee & Co",
  seconds: 29.84,
  peaks: Array.from({ length: 200 }, (_, index) => index),
  audioUrl: "/api/shared-audio/6f1c/audio?signature=1.a&b",
};

/** What the server sends: all that there is before, or without, JavaScript. */
const html = renderToStaticMarkup(<SharedAd ad={ad} />);

test("the server sends the browser’s own player, with its controls, at the signed address", () => {
  const audio = /<audio[^>]*>/.exec(html)?.[0] ?? "";
  expect(audio).toContain('src="/api/shared-audio/6f1c/audio?signature=1.a&amp;b"');
  expect(audio).toContain(' controls=""');
  expect(audio).not.toContain("hidden");
});

test("our player keeps its place there and is out of sight and out of reach", () => {
  const ours = /<div class="([^"]*)"><div class="flex flex-wrap[^"]*"><button[^>]*aria-label="Play/.exec(
    html,
  );
  expect(ours?.[1]).toContain("invisible");
});

test("title, length, brand and the way to an ad of one’s own are there, markup in a title stays text", () => {
  expect(html).toContain("&lt;b&gt;Fresh&lt;/b&gt; roast</h1>");
  for (const words of ["30 sec", "Coffee &amp; Co", "Made with Earshot"]) expect(html).toContain(words);
  expect(html).toMatch(/<a href="\/nbmaistudio"[^>]*>.*Make your own/);
});

test("an ad that is gone says so, and has no player", () => {
  const gone = renderToStaticMarkup(<SharedAd ad={null} />);
  expect(gone).toContain("This ad is no longer shared</h1>");
  expect(gone).not.toContain("<audio");
  expect(gone).toContain('href="/nbmaistudio"');
});
