import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { errors } from "@earshot/contract/errors.ts";
import { languages, toneLabel, tones } from "@earshot/contract/languages.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { voiceCardCopy, selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { readVoice, type Voice } from "@earshot/contract/voices/read.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { expectAnnouncement, expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { type Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, screen, spyOn, userEvent, within, waitFor } from "storybook/test";

import { StudioAlertProvider } from "../shell/studio-alert.tsx";
import { ChoicesPanel } from "./choices-panel.tsx";
import { StudioFormProvider, useStudioFormStore } from "./studio-form-provider.tsx";
import { emptyForm, type StudioForm } from "./studio-form.ts";

/** What stands in the form of the story just now. */
export const held = { form: () => emptyForm };

function Hold() {
  const store = useStudioFormStore();
  useEffect(() => {
    held.form = () => store.getState().form;
  }, [store]);
  return null;
}

/** A form around the story, with something in it. */
export const holding =
  (form: Partial<StudioForm> = {}, draft: "saved" | "none" = "none"): Decorator =>
  (Story) => (
    <QueryProvider>
      <StudioAlertProvider>
        <StudioFormProvider initial={{ ...emptyForm, ...form }} draft={draft}>
          <Hold />
          <Story />
        </StudioFormProvider>
      </StudioAlertProvider>
    </QueryProvider>
  );

/** The studio's panel, 300 px, or a phone's sheet. */
const inPanel: Decorator = (Story) => (
  <div style={{ width: 300, maxWidth: "100%", padding: 20, background: "var(--surface)" }}>
    <Story />
  </div>
);

export function voice(name: string, facts: Partial<Voice>): Voice {
  const read = readVoice({ ...facts, id: `vc_${name.toLowerCase()}`, name });
  if (!read) throw new Error("A voice has an id.");
  return read;
}

const meta = preview.meta({
  component: ChoicesPanel,
  excludeStories: /^[a-z]/,
  parameters: { ...inIframe, layout: "fullscreen" },
  decorators: [inPanel, holding()],
});

const card = (label: string) => within(screen.getByRole("group", { name: label }));
const list = (label: string) => screen.getByRole<HTMLSelectElement>("combobox", { name: label });
const search = () => screen.findByRole<HTMLInputElement>("combobox", { name: studioCopy.languageSearch });
const number = (label: string) => screen.getByRole("spinbutton", { name: label });
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const choose = (label: string, option: string) => userEvent.selectOptions(list(label), option);

async function enter(label: string, text: string) {
  await userEvent.clear(number(label));
  if (text !== "") await userEvent.type(number(label), text);
  await userEvent.tab();
}

/** As it begins: the default voice, no additional one, the music's defaults, everything else recommended. */
export const Untouched = meta.story({
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText("Amelia")).toBeVisible();
    await expect(card(voiceCardCopy.voice).getByText(voiceCardCopy.defaultMeta)).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText(voiceCardCopy.notSelected)).toBeVisible();
    await expect(number(backgroundMusicCopy.end)).toHaveValue("30");
    await expect(number(backgroundMusicCopy.volume)).toHaveValue("30");
    await expect(list(studioCopy.accent)).toBeDisabled();
    await expect(optionsOf(list(studioCopy.accent))).toEqual([studioCopy.accentDisabled]);
    await expect(screen.getByRole("radio", { name: studioCopy.narrative.first })).toBeChecked();
    await expect(screen.getByRole("radio", { name: studioCopy.lengthOption(30) })).toBeChecked();
    await search();
  },
});
Untouched.test("offers the thirteen languages after Recommended, and 22 tones", async () => {
  await expect(optionsOf(list(studioCopy.language))).toEqual([
    studioCopy.recommended,
    ...languages.map(({ name }) => name),
  ]);
  await expect(optionsOf(list(studioCopy.tone))).toEqual(tones.map(toneLabel));
});
Untouched.test("asks the server for nothing", async () => {
  const fetch = spyOn(window, "fetch");
  await enter(backgroundMusicCopy.volume, "50");
  await choose(studioCopy.tone, "calm");
  await expect(fetch.mock.calls.map(([address]) => address)).toEqual([]);
});
Untouched.test("each of the five numbers reaches the form", async () => {
  await enter(backgroundMusicCopy.fadeIn, "500");
  await enter(backgroundMusicCopy.fadeOut, "1200");
  await enter(backgroundMusicCopy.start, "5");
  await enter(backgroundMusicCopy.end, "25");
  await enter(backgroundMusicCopy.volume, "80");
  await expect(held.form()).toEqual({
    ...emptyForm,
    fadeInMs: 500,
    fadeOutMs: 1200,
    startSeconds: 5,
    endSeconds: 25,
    volume: 80,
  });
});
Untouched.test("a number out of bounds is clamped, an empty or odd one is 0", async () => {
  await enter(backgroundMusicCopy.volume, "300");
  await expect(number(backgroundMusicCopy.volume)).toHaveValue("100");
  await enter(backgroundMusicCopy.fadeIn, "-5");
  await enter(backgroundMusicCopy.end, "");
  await enter(backgroundMusicCopy.fadeOut, "soon");
  await expect(held.form()).toEqual({ ...emptyForm, volume: 100, fadeInMs: 0, endSeconds: 0, fadeOutMs: 0 });
});
Untouched.test("the instructions, tone, narrative and length reach the form", async () => {
  await userEvent.type(screen.getByLabelText(studioCopy.deliveryInstructions), "Softly");
  await choose(studioCopy.tone, "calm");
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.narrative.third }));
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.lengthOption(50) }));
  await expect(held.form()).toEqual({
    ...emptyForm,
    deliveryInstructions: "Softly",
    tone: "calm",
    narrative: "third",
    length: 50,
  });
});
Untouched.test("finds a language by its own name", async () => {
  await userEvent.type(await search(), "espa");
  await userEvent.click(await screen.findByRole("option", { name: /español/ }));
  await expect(held.form().language).toBe("Spanish");
  await expect(list(studioCopy.language)).toHaveValue("Spanish");
});
/** A language is chosen: its accents are there, and its recommended voice stands in the card, which says so. */
export const LanguageChosen = meta.story({
  play: async () => {
    await expectAnnouncement(voiceCardCopy.replaced("Greta", "German"), async () => {
      await choose(studioCopy.language, "German");
    });
    await expect(card(voiceCardCopy.voice).getByText("Greta")).toBeVisible();
    await expect(optionsOf(list(studioCopy.accent))).toEqual([
      studioCopy.recommended,
      "Standard German",
      "Austrian",
      "Swiss",
    ]);
    await expect(await search()).toHaveValue("German");
  },
});
LanguageChosen.test("an accent brings the voice that has it", async () => {
  await expectAnnouncement(voiceCardCopy.replaced("Sophie", "German"), () =>
    choose(studioCopy.accent, "Austrian"),
  );
  await expect(held.form()).toMatchObject({ language: "German", accent: "austrian", voice: null });
});
LanguageChosen.test("another language resets the accent", async () => {
  await choose(studioCopy.accent, "Austrian");
  await choose(studioCopy.language, "French");
  await expect(held.form()).toMatchObject({ language: "French", accent: "" });
  await expect(list(studioCopy.accent)).toHaveValue("");
  await expect(optionsOf(list(studioCopy.accent))).toContain("Parisian");
});
LanguageChosen.test("Recommended takes the language back, and with it the accents", async () => {
  await choose(studioCopy.language, studioCopy.recommended);
  await expect(held.form()).toEqual(emptyForm);
  await expect(list(studioCopy.accent)).toBeDisabled();
  await expect(card(voiceCardCopy.voice).getByText("Amelia")).toBeVisible();
});

/** Arabic has sixteen accents, English six. */
export const SixteenAccents = meta.story({
  decorators: [holding({ language: "Arabic" })],
  play: async () => {
    await expect(optionsOf(list(studioCopy.accent))).toHaveLength(17);
    await choose(studioCopy.language, "English");
    await expect(optionsOf(list(studioCopy.accent))).toHaveLength(7);
  },
});

/** The music would end before it starts: the words stand at End. */
export const EndNotAfterStart = meta.story({
  play: async () => {
    await enter(backgroundMusicCopy.start, "30");
    await expectFieldErrorLinked(number(backgroundMusicCopy.end), errors.music_end_not_after_start.message);
    await expect(number(backgroundMusicCopy.start)).toHaveValue("30");
  },
});
EndNotAfterStart.test("an end of 0 is the track's own", async () => {
  await enter(backgroundMusicCopy.end, "0");
  await expect(number(backgroundMusicCopy.end)).not.toHaveAttribute("aria-invalid");
});

/** More instructions than can be taken: nothing is cut off, the words say so. */
export const InstructionsTooLong = meta.story({
  decorators: [holding({ deliveryInstructions: "Softly, ".repeat(126) })],
  play: async () => {
    await expectFieldErrorLinked(
      screen.getByLabelText(studioCopy.deliveryInstructions),
      errors.delivery_instructions_too_long.message,
    );
  },
});

/** The narrowest phone: everything within its width. */
export const Narrow = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  decorators: [holding({ language: "English", startSeconds: 40 })],
});

const imogen = voice("Imogen", {
  language: "English",
  accents: ["British"],
  characteristics: ["Polished", "Clear"],
});
const callum = voice("Callum", { language: "English", accents: ["Scottish"], characteristics: ["Direct"] });
const giulia = voice("Giulia", { language: "Italian", accents: ["Standard Italian"], age: "Young-Adult" });

/** Chooses in the Select Voice dialog that is open. */
async function take(name: string) {
  const dialog = await screen.findByRole("dialog", { name: selectVoiceCopy.select });
  await userEvent.click(await within(dialog).findByText(name));
  await userEvent.click(within(dialog).getByRole("button", { name: selectVoiceCopy.select }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Nobody chose a voice: the default one stands in the first card, and the second waits. */
export const NoneChosen = meta.story({
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText("Amelia")).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText(voiceCardCopy.notSelected)).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText(voiceCardCopy.additionalText)).toBeVisible();
  },
});
NoneChosen.test("takes a voice, its language and its accent from the dialog", async () => {
  await userEvent.click(card(voiceCardCopy.voice).getByRole("button", { name: voiceCardCopy.change }));
  await take("Imogen");
  await expect(held.form()).toMatchObject({ language: "English", accent: "british" });
  await expect(held.form().voice?.id).toBe("vc_imogen");
  await expect(card(voiceCardCopy.voice).getByText("Imogen")).toBeVisible();
  await waitFor(() =>
    expect(card(voiceCardCopy.voice).getByRole("button", { name: voiceCardCopy.change })).toHaveFocus(),
  );
});
NoneChosen.test("takes an additional voice, and nothing else with it", async () => {
  await userEvent.click(card(voiceCardCopy.additional).getByRole("button", { name: voiceCardCopy.select }));
  await take("Imogen");
  await expect(held.form()).toEqual({
    ...emptyForm,
    secondVoice: expect.objectContaining({ id: "vc_imogen" }),
  });
  await expect(
    card(voiceCardCopy.additional).getByRole("button", { name: voiceCardCopy.change }),
  ).toBeVisible();
});

/** Two voices, chosen. */
export const TwoVoices = meta.story({
  decorators: [holding({ voice: imogen, secondVoice: callum, language: "English", accent: "british" })],
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText("Polished, clear, British, Middle Aged")).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText("Direct, Scottish, Middle Aged")).toBeVisible();
  },
});
TwoVoices.test("the additional one can be taken out, and focus goes on", async () => {
  await userEvent.click(screen.getByRole("button", { name: voiceCardCopy.remove("Callum") }));
  await expect(held.form()).toMatchObject({ voice: imogen, secondVoice: null });
  await expect(
    card(voiceCardCopy.additional).getByRole("button", { name: voiceCardCopy.select }),
  ).toHaveFocus();
});
TwoVoices.test("Reset All leaves the voices and clears the rest", async () => {
  await choose(studioCopy.tone, "calm");
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.narrative.third }));
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.lengthOption(10) }));
  await enter(backgroundMusicCopy.volume, "80");
  await userEvent.click(screen.getByRole("button", { name: studioCopy.resetAll }));
  await expect(held.form()).toEqual({ ...emptyForm, voice: imogen, secondVoice: callum, volume: 80 });
});

/** Another language was chosen than the two voices speak: one gave way, the other was taken out, and both are said. */
export const VoicesReplaced = meta.story({
  decorators: [holding({ voice: imogen, secondVoice: callum, language: "English", accent: "british" })],
  play: async () => {
    await choose(studioCopy.language, "Italian");
    await screen.findByText(
      `${voiceCardCopy.replaced("Giulia", "Italian")} ${voiceCardCopy.takenOut("Callum", "Italian")}`,
    );
    await expect(held.form()).toMatchObject({ voice: null, secondVoice: null, language: "Italian" });
  },
});

/** A voice that speaks the language that is chosen stays, and nothing is said. */
export const VoiceStays = meta.story({
  decorators: [holding({ voice: giulia })],
  play: async () => {
    await choose(studioCopy.language, "Italian");
    await expect(held.form()).toMatchObject({ voice: giulia, language: "Italian" });
    await expect(card(voiceCardCopy.voice).getByRole("status")).toBeEmptyDOMElement();
  },
});

/** The hero asked for a man: the first card shows the voice that is recommended then. */
export const ManAskedFor = meta.story({
  decorators: [holding({ voiceGender: "male" })],
  play: async () => {
    await expect(await card(voiceCardCopy.voice).findByText("Russell")).toBeVisible();
    await expect(held.form().voice).toBeNull();
  },
});

/** Who would speak is not known yet: the card says what is asked for, and no name is made up. */
export const Loading = meta.story({
  decorators: [holding({ language: "German" })],
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Loading),
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText(studioCopy.recommended)).toBeVisible();
    await expect(card(voiceCardCopy.voice).getByText("German")).toBeVisible();
  },
});

/** The catalogue can't be had: an ad can be made all the same, by the voice that the server recommends. */
export const Down = meta.story({
  decorators: [holding({ language: "German" })],
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Down),
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText(studioCopy.recommended)).toBeVisible();
    await choose(studioCopy.tone, "calm");
    await expect(held.form()).toMatchObject({ language: "German", tone: "calm" });
  },
});

/** Names from right to left, longer than there is room, or that look like markup. */
export const OddNames = meta.story({
  decorators: [
    holding({
      voice: voice("Maximiliane-Wilhelmina von und zu Hohenstein", { characteristics: ["x".repeat(60)] }),
      secondVoice: voice("ليلى", { accent: "إماراتية", accents: ["إماراتية"] }),
    }),
  ],
  play: async () => {
    await expect(card(voiceCardCopy.additional).getByText("ليلى")).toBeVisible();
  },
});
