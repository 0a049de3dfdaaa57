import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SharedAd } from "./shared-ad.tsx";

const ad: AdByLink = {
  uuid: "6f1c",
  title: "<b>Fresh</b> roast",
  brand: "Coffee & Co",
  voices: ["Amelia", "Russell"],
  seconds: 29.84,
  peaks: Array.from({ length: 200 }, (_, index) => index),
  lines: [{ text: "Fresh roast, every Monday.", voice: 1, startMs: 300 }],
  mimeType: "audio/wav",
  audioUrl: "/api/shared-audio/6f1c/audio?signature=1.a&b",
};

/** The server's HTML, as shown before JavaScript runs or without it. */
const html = renderToStaticMarkup(<SharedAd ad={ad} />);

test("renders the browser's own player with the signed URL", () => {
  const audio = /<audio[^>]*>/.exec(html)?.[0] ?? "";
  expect(audio).toContain('src="/api/shared-audio/6f1c/audio?signature=1.a&amp;b"');
  expect(audio).toContain(' controls=""');
  expect(audio).not.toContain("hidden");
});

test("reserves space for the hidden player", () => {
  const ours = /<div class="([^"]*invisible)">.*aria-label="Play/.exec(html);
  expect(ours?.[1]).toContain("row-start-1");
});

test("renders a download link and the script", () => {
  expect(html).toMatch(/<a href="[^"]*signature[^"]*" download="&lt;b&gt;Fresh&lt;\/b&gt; roast\.wav"/);
  expect(html).toContain("Fresh roast, every Monday.");
});

test("renders the title, length, brand and voices, and escapes markup", () => {
  expect(html).toContain("&lt;b&gt;Fresh&lt;/b&gt; roast</h1>");
  for (const text of ["30 s", "Coffee &amp; Co", "Spoken by Amelia and Russell", "Made with Earshot"])
    expect(html).toContain(text);
});

test("renders a notice instead of a player for a deleted ad", () => {
  const gone = renderToStaticMarkup(<SharedAd ad={null} />);
  expect(gone).toContain("This ad is no longer shared</h1>");
  expect(gone).not.toContain("<audio");
  expect(gone).toContain('href="/nbmaistudio"');
});
