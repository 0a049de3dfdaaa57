import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { holding, voice } from "./choices-panel.stories.tsx";
import { CreateTabs, type CreateTabsProps } from "./create-tabs.tsx";

const begun: CreateTabsProps = {
  tab: "own",
  onTab: fn(),
  upload: null,
  onCreate: fn(),
  creating: false,
};

const meta = preview.meta({
  component: CreateTabs,
  parameters: { ...inIframe, layout: "padded" },
  decorators: [holding()],
  args: begun,
});

/** 38 words: about 15 s with the default voice. */
const words =
  "Good tea needs four minutes. So does a good morning. At Kettle we blend by hand, in small batches, and post it the same day. Try three of our teas for nine dollars, at kettle dot example, today.";
/** Four times as much: longer than the 30 s that are chosen at first. */
const long = Array.from({ length: 4 }, () => words).join(" ");

const script = () => screen.getByLabelText(studioCopy.script);
const estimate = (seconds: number) =>
  screen.findByText(
    (_, element) =>
      element?.tagName === "P" &&
      element.textContent === `${studioCopy.estimatedLength}: ${adInfoCopy.seconds(seconds)}`,
  );
/** The line below the estimate. */
const spoken = () => screen.findByText(/with this voice/);

async function paste(text: string) {
  await userEvent.click(script());
  await userEvent.paste(text);
}

interface Asked {
  text: string;
  voice: string;
  language: string;
  /** It was given up before the answer came. */
  isGivenUp: boolean;
}

/** What the server is asked about lengths from now on. */
function listen(): () => Asked[] {
  const fetch = spyOn(window, "fetch");
  return () =>
    fetch.mock.calls
      .filter(([address]) => address === "/api/audioad/spoken-length")
      .map(([, init]) => {
        const body = typeof init?.body === "string" ? init.body : "";
        const { text, voice_id, language } = JSON.parse(body) as Record<string, string>;
        return {
          text: text!,
          voice: voice_id!,
          language: language!,
          isGivenUp: init?.signal?.aborted === true,
        };
      });
}

/** Nothing is written yet: the estimate is 0, and nobody is asked how long that lasts. */
export const Empty = meta.story({
  play: async () => {
    await estimate(0);
    await expect(script()).toHaveAttribute("placeholder", studioCopy.scriptPlaceholder);
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeDisabled();
    await expect(screen.queryByText(/with this voice/)).toBeNull();
  },
});

/** Written: the estimate by letters, and the time that the voice will need, under the chosen length. */
export const Written = meta.story({
  decorators: [holding({ productName: "Kettle", script: words })],
  play: async ({ args }) => {
    await estimate(Math.round((6 + words.length) / 20));
    await expect(await spoken()).toHaveTextContent(
      /^About 1\d s with this voice · 1\d s under the 30 s you chose$/,
    );
    await expect(script()).toHaveAccessibleDescription(/Estimated Script Length.*About 1\d s/);
    await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith("own");
  },
});
Written.test("asks once for what is typed in one go", async () => {
  const asked = listen();
  await userEvent.type(script(), " Tea!");
  await waitFor(() => expect(asked()).toHaveLength(1));
  await expect(asked()[0]).toMatchObject({ text: `${words} Tea!`, voice: "vc_amelia" });
  await expect(await spoken()).toBeVisible();
  await expect(asked()).toHaveLength(1);
});
Written.test("an empty script lasts no time, and the line goes", async () => {
  await userEvent.clear(script());
  await waitFor(() => expect(screen.queryByText(/with this voice/)).toBeNull());
});

/** The answer is awaited: the estimate stands alone, its line is kept. */
export const StillAsking = meta.story({
  globals: { latency: "8000" },
  decorators: [holding({ productName: "Kettle" })],
  play: async () => {
    const asked = listen();
    await paste(words);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await estimate(Math.round((6 + words.length) / 20));
    await expect(screen.queryByText(/with this voice/)).toBeNull();
    await paste(" Now.");
    await waitFor(() => expect(asked()).toHaveLength(2));
    await expect(asked().map(({ isGivenUp }) => isGivenUp)).toEqual([true, false]);
  },
});

/** Longer than the chosen length: it is said by how much, and nothing is forbidden. */
export const Over = meta.story({
  decorators: [holding({ productName: "Kettle", script: long })],
  play: async () => {
    await expect(await spoken()).toHaveTextContent(/s over the 30 s you chose$/);
    await expect(script()).not.toHaveAttribute("aria-invalid");
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeEnabled();
  },
});

/** Longer than an ad may be: the server's words already stand at the field. */
export const LongerThanAnAd = meta.story({
  decorators: [holding({ productName: "Kettle", script: `${long} ${long} ${long}` })],
  play: async () => {
    await spoken();
    const seconds = Number(/About (\d+) s/.exec((await spoken()).textContent)?.[1]);
    await expect(seconds).toBeGreaterThan(120);
    await expectFieldErrorLinked(script(), errors.script_too_long.message({ seconds }));
  },
});

/** A slow voice was chosen: the same words take longer than with the default one. */
export const SlowVoice = meta.story({
  decorators: [
    holding({
      productName: "Kettle",
      voice: voice("Margaret", { language: "English", accents: ["American"] }),
    }),
  ],
  play: async () => {
    const asked = listen();
    await paste(long);
    await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ voice: "vc_margaret" })));
    const seconds = Number(/About (\d+) s/.exec((await spoken()).textContent)?.[1]);
    await expect(seconds).toBeGreaterThan(75);
  },
});

/** A language was chosen: the ad is in that one, whatever the script looks like, and so is its length. */
export const LanguageChosen = meta.story({
  decorators: [holding({ productName: "Kettle", language: "English" })],
  play: async () => {
    const asked = listen();
    await paste(words);
    await waitFor(() => expect(asked()).not.toEqual([]));
    for (const { language } of asked()) await expect(language).toBe("English");
    await expect(await spoken()).toBeVisible();
  },
});

/** How long it lasts can't be asked: the estimate stands alone, and an ad can be made. */
export const SpokenLengthDown = meta.story({
  decorators: [holding({ productName: "Kettle", script: words })],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SpokenLengthDown),
  play: async () => {
    const asked = listen();
    await paste(" Now.");
    await waitFor(() => expect(asked()).not.toEqual([]));
    await estimate(Math.round((6 + words.length + 5) / 20));
    await expect(screen.queryByText(/with this voice/)).toBeNull();
    await expect(screen.getByRole("button", { name: generationCopy.create })).toBeEnabled();
  },
});

/** The chosen voice is gone from the catalogue: the estimate stands alone here too. */
export const VoiceUnknown = meta.story({
  decorators: [
    holding({ productName: "Kettle", script: words, voice: voice("Nobody", { language: "English" }) }),
  ],
  play: async () => {
    const asked = listen();
    await paste(" Now.");
    await waitFor(() => expect(asked()).not.toEqual([]));
    await estimate(Math.round((6 + words.length + 5) / 20));
    await expect(screen.queryByText(/with this voice/)).toBeNull();
  },
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story({
  globals: narrowest,
  decorators: [holding({ productName: "Kettle", script: long })],
  play: async () => {
    await spoken();
  },
});
