import { readAdByLink } from "@earshot/contract/sharing/read.ts";
import { expect, test } from "vitest";

import { notForSearch } from "./page-head.ts";
import { sharedAdHead } from "./shared-ad.ts";

const ad = readAdByLink({
  uuid: "ad_1",
  title: "Brunch",
  brand: "Kettle",
  audio_url: "/sound",
  mime_type: "audio/wav",
  duration_ms: 20_000,
});
const origin = "https://ads.example";

test("gives link previews the ad's title, duration, brand and audio", () => {
  expect(sharedAdHead({ ad, origin })).toEqual(
    expect.arrayContaining([
      notForSearch,
      { title: "Brunch · Earshot" },
      { property: "og:title", content: "Brunch" },
      { property: "og:description", content: expect.stringMatching(/^Kettle · 20 s · /) as string },
      { property: "og:image", content: "https://ads.example/shared-audio/ad_1/picture.png" },
      { property: "og:image:alt", content: expect.stringMatching(/^Brunch\. Kettle/) as string },
      { property: "og:audio", content: "https://ads.example/sound" },
      { property: "og:audio:type", content: "audio/wav" },
    ]),
  );
});

test("adds no ad details to the head of a missing ad or the error page", () => {
  for (const head of [sharedAdHead({ ad: null, origin }), sharedAdHead(undefined)]) {
    expect(head).toContain(notForSearch);
    expect(JSON.stringify(head)).not.toContain("og:audio");
  }
});
