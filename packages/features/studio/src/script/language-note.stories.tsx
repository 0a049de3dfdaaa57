import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent } from "storybook/test";

import { held, holding } from "../create/choices-panel.stories.tsx";
import { LanguageNote } from "./language-note.tsx";

const german =
  "Frisch gerösteter Kaffee, jede Woche mit der Post zu Ihnen nach Hause, und die erste Tüte ist gratis.";

const meta = preview.meta({
  component: LanguageNote,
  parameters: { ...inIframe, layout: "padded" },
  decorators: [holding()],
  args: { text: german, of: "brief" as const },
});

/** The brief is in German and no language is chosen: a note shows which voice will speak it, and a button chooses German. */
export const Detected = meta.story({
  play: async () => {
    await expect(await screen.findByText(scriptCopy.spokenIn("brief", "German", "Greta"))).toBeVisible();
  },
});
Detected.test("chooses the language in one click", async () => {
  await userEvent.click(screen.getByRole("button", { name: scriptCopy.changeLanguage("German") }));
  await expect(held.form()).toMatchObject({ language: "German" });
  await expect(screen.queryByRole("button")).toBeNull();
});

/** The chosen language differs from the brief's. */
export const Mismatch = meta.story({
  decorators: [holding({ language: "French" })],
  play: async () => {
    await expect(screen.getByText(scriptCopy.otherLanguage("brief", "German", "French"))).toBeVisible();
  },
});

/** The brief's language is not supported for ads. */
export const UnknownLanguage = meta.story({
  args: { text: "Φρέσκος καφές κάθε εβδομάδα στο σπίτι σας" },
  play: async () => {
    await expect(screen.getByText(scriptCopy.unknownLanguage("brief"))).toBeVisible();
    await expect(screen.queryByRole("button")).toBeNull();
  },
});

/** An English brief shows no message. */
export const Fits = meta.story({
  args: { text: "Fresh coffee by post every week, and the first bag is free for you." },
  play: async () => {
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
});

/** The voices can't be loaded: the language is shown without a voice. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Down),
  play: async () => {
    await expect(screen.getByText(scriptCopy.spokenIn("brief", "German", null))).toBeVisible();
  },
});
