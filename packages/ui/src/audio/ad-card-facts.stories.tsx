import { adCopy } from "@earshot/contract/ads/copy.ts";
import { campaignStatusCopy } from "@earshot/contract/campaigns/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { adOf } from "./ad-card.stories.tsx";
import { AdCard } from "./ad-card.tsx";

const { card, ad } = adOf("coffee-and-co-30");

const meta = preview.meta({
  component: AdCard,
  decorators: [
    (Story) => (
      <div style={{ width: "min(292px, 100vw - 2rem)", marginBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: card,
});

/** Made a moment ago: marked, so that it is found in the list. */
export const JustMade = meta.story({
  args: { mark: adCopy.justMade },
  play: async ({ canvas }) => {
    const mark = canvas.getByText("New");
    await expect(mark).toBeVisible();
    // Read out as words apart.
    await expect(mark.parentElement).toHaveTextContent(/^New, AI Script/);
  },
});

/** Everyone with its link can hear it. */
export const Shared = meta.story({
  args: { details: [studioCopy.tabs.ai, adCopy.shared] },
  play: async ({ canvas }) => {
    const read = canvas.getByText(studioCopy.tabs.ai).closest("p")?.cloneNode(true) as HTMLElement;
    for (const unread of read.querySelectorAll("[aria-hidden]")) unread.remove();
    await expect(read.textContent).toMatch(/^AI Script\s+Shared$/);
  },
});

/** It runs in a campaign. */
export const InCampaign = meta.story({ args: { details: [studioCopy.tabs.ai, campaignStatusCopy.live] } });

/** A file that was brought along, under its own name. */
export const Uploaded = meta.story({
  args: { ...adOf("harbor-and-pine-15").card, title: "Audio_Ad.mp3", details: ["Upload"], accent: "plum" },
});

/** Without a uuid there is nothing to launch or to share: it can be heard, and its options say what else. */
export const NoUuid = meta.story({
  args: { ad: { ...adOf("coffee-and-co-30").ad, launch: undefined, share: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Share" })).toBeNull();
  },
});

/** Its length is not known: dashes, and nobody can seek. The peaks aren't either: a flat line. */
export const LengthUnknown = meta.story({
  args: { ad: { ...ad, duration: 0, peaks: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0:00/)).toHaveTextContent("0:00 / -:--");
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
});

/** A title without a place to break, and a long one: two lines of it, the whole in its info. */
export const LongTitles = meta.story({
  render: (args) => (
    <ul style={{ display: "grid", gap: 16 }}>
      {[
        "The weekend brunch that the whole neighbourhood of Kettle Street has been talking about since spring",
        "Sommerschlussverkaufswerbekampagnenauftaktveranstaltung",
      ].map((title) => (
        <li key={title}>
          <AdCard {...args} title={title} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByRole("heading")) {
      await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
      await expect(title).toHaveAttribute("title", title.textContent);
    }
  },
});

/** A title that runs the other way than the page: it begins on the page's side, and is cut at its own end. */
export const TitleOfOtherDirection = meta.story({
  args: { title: "اشتراك القهوة الشهري لكل من يحب القهوة الطازجة في الصباح الباكر قبل العمل" },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading");
    await expect(getComputedStyle(title).direction).toBe("rtl");
    await expect(getComputedStyle(title).textAlign).toBe("left");
  },
});
