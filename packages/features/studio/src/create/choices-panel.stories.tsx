import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { errors } from "@earshot/contract/errors.ts";
import { languages, toneLabel, tones } from "@earshot/contract/languages.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";
import { readVoice, type Voice } from "@earshot/contract/voices/read.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { expectAnnouncement, expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, screen, spyOn, userEvent, within, waitFor } from "storybook/test";

import { StudioAlertProvider } from "../shell/studio-alert.tsx";
import { ChoicesPanel } from "./choices-panel.tsx";
import { StudioFormProvider, useStudioFormStore } from "./studio-form-provider.tsx";
import { emptyForm, type StudioForm } from "./studio-form.ts";

/** The story's current form. */
export const held = { form: () => emptyForm };

function Hold() {
  const store = useStudioFormStore();
  useEffect(() => {
    held.form = () => store.getState().form;
  }, [store]);
  return null;
}

/** Wraps the story in a form with these values. */
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

/** As wide as the studio's panel. */
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
const search = () => screen.findByLabelText<HTMLInputElement>(studioCopy.languageSearch);
const number = (label: string) => screen.getByRole("spinbutton", { name: label });
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const choose = (label: string, option: string) => userEvent.selectOptions(list(label), option);

/**
 * Nothing has been chosen: the default voice, no additional voice, default values in the music fields, and everything
 * else recommended.
 */
export const Untouched = meta.story({
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText("Russell")).toBeVisible();
    await expect(card(voiceCardCopy.voice).getByText(voiceCardCopy.defaultMeta)).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText(voiceCardCopy.notSelected)).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText(voiceCardCopy.additionalText)).toBeVisible();
    await expect(number(backgroundMusicCopy.end)).toHaveValue("30");
    await expect(number(backgroundMusicCopy.volume)).toHaveValue("30");
    await expect(number(backgroundMusicCopy.volume)).toBeDisabled();
    await expect(number(backgroundMusicCopy.volume)).toHaveAccessibleDescription(
      backgroundMusicCopy.chooseFirst,
    );
    await expect(list(studioCopy.accent)).toBeDisabled();
    await expect(optionsOf(list(studioCopy.accent))).toEqual([studioCopy.accentDisabled]);
    await expect(screen.getByRole("radio", { name: studioCopy.narrative.first })).toBeChecked();
    await expect(screen.getByRole("radio", { name: studioCopy.lengthOption(30) })).toBeChecked();
    await search();
  },
});
Untouched.test("offers thirteen languages after Recommended, with their accents, and 22 tones", async () => {
  await expect(optionsOf(list(studioCopy.language))).toEqual([
    studioCopy.recommended,
    ...languages.map(({ name }) => name),
  ]);
  await expect(optionsOf(list(studioCopy.tone))).toEqual(tones.map(toneLabel));
  for (const [language, accents] of [
    ["Arabic", 16],
    ["English", 6],
  ] as const) {
    await choose(studioCopy.language, language);
    await expect(optionsOf(list(studioCopy.accent))).toHaveLength(accents + 1);
  }
});
Untouched.test("updates the form with every choice, without sending a request", async () => {
  const fetch = spyOn(window, "fetch");
  await userEvent.type(screen.getByLabelText(studioCopy.deliveryInstructions), "Softly");
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.narrative.third }));
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.lengthOption(50) }));
  await expect(held.form()).toEqual({
    ...emptyForm,
    deliveryInstructions: "Softly",
    narrative: "third",
    length: 50,
  });
  await expect(fetch.mock.calls.map(([address]) => address)).toEqual([]);
});
Untouched.test("finds a language by its native name", async () => {
  await userEvent.click(await search());
  await screen.findByRole("button", { name: studioCopy.languageList.open });
  await userEvent.type(await search(), "espa");
  await userEvent.click(await screen.findByRole("option", { name: /español/ }));
  await expect(held.form().language).toBe("Spanish");
  await expect(list(studioCopy.language)).toHaveValue("Spanish");
});
Untouched.test("sets the voice, language and accent from the dialog", async () => {
  await userEvent.click(card(voiceCardCopy.voice).getByRole("button", { name: voiceCardCopy.change }));
  await take("Audrey");
  await expect(held.form()).toMatchObject({ language: "English", accent: "canadian" });
  await expect(held.form().voice?.id).toBe("vc_audrey");
  await expect(card(voiceCardCopy.voice).getByText("Audrey")).toBeVisible();
  await waitFor(() =>
    expect(card(voiceCardCopy.voice).getByRole("button", { name: voiceCardCopy.change })).toHaveFocus(),
  );
});
Untouched.test("sets an additional voice and nothing else", async () => {
  await userEvent.click(card(voiceCardCopy.additional).getByRole("button", { name: voiceCardCopy.select }));
  await take("Audrey");
  await expect(held.form()).toEqual({
    ...emptyForm,
    secondVoice: expect.objectContaining({ id: "vc_audrey" }),
  });
  await expect(
    card(voiceCardCopy.additional).getByRole("button", { name: voiceCardCopy.change }),
  ).toBeVisible();
});

/** A language is chosen: its accents are offered, and the card announces its recommended voice. */
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
LanguageChosen.test("recommends a voice with the chosen accent", async () => {
  await expectAnnouncement(voiceCardCopy.replaced("Sophie", "German"), () =>
    choose(studioCopy.accent, "Austrian"),
  );
  await expect(held.form()).toMatchObject({ language: "German", accent: "austrian", voice: null });
});
LanguageChosen.test("resets the accent when another language is chosen", async () => {
  await choose(studioCopy.accent, "Austrian");
  await choose(studioCopy.language, "French");
  await expect(held.form()).toMatchObject({ language: "French", accent: "" });
  await expect(list(studioCopy.accent)).toHaveValue("");
  await expect(optionsOf(list(studioCopy.accent))).toContain("Parisian");
});
LanguageChosen.test("resets the language and the accents when Recommended is chosen", async () => {
  await choose(studioCopy.language, studioCopy.recommended);
  await expect(held.form()).toEqual(emptyForm);
  await expect(list(studioCopy.accent)).toBeDisabled();
  await expect(card(voiceCardCopy.voice).getByText("Russell")).toBeVisible();
});

/** The instructions are too long: an error says so, and nothing is truncated. */
export const InstructionsTooLong = meta.story({
  decorators: [holding({ deliveryInstructions: "Softly, ".repeat(126) })],
  play: async () => {
    await expectFieldErrorLinked(
      screen.getByLabelText(studioCopy.deliveryInstructions),
      errors.delivery_instructions_too_long.message,
    );
  },
});

const imogen = voice("Imogen", {
  language: "English",
  accents: ["British"],
  characteristics: ["Polished", "Clear"],
});
const callum = voice("Callum", { language: "English", accents: ["Scottish"], characteristics: ["Direct"] });
const giulia = voice("Giulia", { language: "Italian", accents: ["Standard Italian"], age: "Young-Adult" });

/** Chooses a voice in the open Select Voice dialog. */
async function take(name: string) {
  const dialog = await screen.findByRole("dialog", { name: selectVoiceCopy.select });
  await userEvent.click(await within(dialog).findByText(name));
  await userEvent.click(within(dialog).getByRole("button", { name: selectVoiceCopy.select }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Two voices are chosen. */
export const TwoVoices = meta.story({
  decorators: [holding({ voice: imogen, secondVoice: callum, language: "English", accent: "british" })],
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText("Polished, clear, British, Middle Aged")).toBeVisible();
    await expect(card(voiceCardCopy.additional).getByText("Direct, Scottish, Middle Aged")).toBeVisible();
  },
});
TwoVoices.test("removes the additional voice and moves focus to Select", async () => {
  await userEvent.click(screen.getByRole("button", { name: voiceCardCopy.remove("Callum") }));
  await expect(held.form()).toMatchObject({ voice: imogen, secondVoice: null });
  await expect(
    card(voiceCardCopy.additional).getByRole("button", { name: voiceCardCopy.select }),
  ).toHaveFocus();
});
TwoVoices.test("keeps the voices and music when Reset All is clicked", async () => {
  await choose(studioCopy.tone, "calm");
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.narrative.third }));
  await userEvent.click(screen.getByRole("radio", { name: studioCopy.lengthOption(10) }));
  await userEvent.click(screen.getByRole("button", { name: studioCopy.resetAll }));
  await expect(held.form()).toEqual({ ...emptyForm, voice: imogen, secondVoice: callum });
});

/**
 * Neither voice speaks the language: one is replaced, the other removed, and a message names the new voice and the
 * removed one.
 */
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

/** A voice that speaks the chosen language is kept, without a message. */
export const VoiceStays = meta.story({
  decorators: [holding({ voice: giulia })],
  play: async () => {
    await choose(studioCopy.language, "Italian");
    await expect(held.form()).toMatchObject({ voice: giulia, language: "Italian" });
    await expect(card(voiceCardCopy.voice).getByRole("status")).toBeEmptyDOMElement();
  },
});

/**
 * Only Draft voices speak British English: the clear voice is kept, a notice says so, and a Draft voice can be
 * chosen.
 */
export const DraftAccent = meta.story({
  decorators: [holding({ language: "English" })],
  play: async () => {
    await card(voiceCardCopy.voice).findByText("Russell");
    await choose(studioCopy.accent, "British");
    await expect(list(studioCopy.accent)).toHaveAccessibleDescription(
      voiceCardCopy.draftAccent("Russell", "British"),
    );
    await expect(card(voiceCardCopy.voice).getByText("Russell")).toBeVisible();
  },
});
DraftAccent.test("allows choosing a Draft voice", async () => {
  await userEvent.click(card(voiceCardCopy.voice).getByRole("button", { name: voiceCardCopy.change }));
  await userEvent.type(await screen.findByRole("searchbox"), "Imogen{Enter}");
  await take("Imogen");
  await expect(held.form()).toMatchObject({ voice: { name: "Imogen" }, accent: "british" });
  await expect(list(studioCopy.accent)).not.toHaveAccessibleDescription();
});
DraftAccent.test("recommends a clear voice with the chosen accent, or else the default voice", async () => {
  await choose(studioCopy.accent, "Scottish");
  await expect(await card(voiceCardCopy.voice).findByText("Callum")).toBeVisible();
  await choose(studioCopy.accent, "Australian");
  await expect(await card(voiceCardCopy.voice).findByText("Russell")).toBeVisible();
});

/** A tone is chosen but no voice: the card announces a clear voice with that tone. */
export const ToneChosen = meta.story({
  play: async () => {
    await expectAnnouncement(voiceCardCopy.replacedForTone("Desmond"), async () => {
      await choose(studioCopy.tone, "deep");
    });
    await expect(card(voiceCardCopy.voice).getByText("Desmond")).toBeVisible();
    await expect(held.form()).toMatchObject({ voice: null, language: "", tone: "deep" });
  },
});

/** A female voice was requested on the landing page: the card shows the recommended female voice. */
export const WomanAskedFor = meta.story({
  decorators: [holding({ voiceGender: "female" })],
  play: async () => {
    await expect(await card(voiceCardCopy.voice).findByText("Amelia")).toBeVisible();
    await expect(held.form().voice).toBeNull();
  },
});

/** The recommended voice is loading: the card shows the language instead of a name. */
export const Loading = meta.story({
  decorators: [holding({ language: "German" })],
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Loading),
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText(studioCopy.recommended)).toBeVisible();
    await expect(card(voiceCardCopy.voice).getByText("German")).toBeVisible();
  },
});

/** The catalogue is unavailable: the form still works, with the voice that the server recommends. */
export const Down = meta.story({
  decorators: [holding({ language: "German" })],
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Down),
  play: async () => {
    await expect(card(voiceCardCopy.voice).getByText(studioCopy.recommended)).toBeVisible();
    await choose(studioCopy.tone, "calm");
    await expect(held.form()).toMatchObject({ language: "German", tone: "calm" });
  },
});

/** Names that are very long or right to left. */
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
