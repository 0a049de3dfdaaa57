import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { selectVoiceCopy, voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import { card, choose, enter, held, holding, inPanel, voice } from "./choices-panel.stories.tsx";
import { ChoicesPanel } from "./choices-panel.tsx";
import { emptyForm } from "./studio-form.ts";

const imogen = voice("Imogen", {
  language: "English",
  accents: ["British"],
  characteristics: ["Polished", "Clear"],
});
const callum = voice("Callum", { language: "English", accents: ["Scottish"], characteristics: ["Direct"] });
const giulia = voice("Giulia", { language: "Italian", accents: ["Standard Italian"], age: "Young-Adult" });

const meta = preview.meta({
  component: ChoicesPanel,
  parameters: { ...inIframe, layout: "fullscreen" },
  decorators: [inPanel, holding()],
});

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
