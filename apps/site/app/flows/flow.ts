import { announced, recordTranscript } from "@earshot/storybook/transcript";
import { expect, screen, userEvent } from "storybook/test";

import { transcripts } from "./transcripts.ts";

/**
 * The meta that all flows share: `preview.meta({ component: Site, ...flow })`. The Interactions panel lists each
 * step.
 */
export const flow = {
  parameters: { layout: "fullscreen" as const },
  // Flows are not components, so they have no docs page.
  tags: ["!autodocs"],
  beforeEach() {
    localStorage.setItem("welcomeModalClosed", "true");
    localStorage.removeItem("awaitedAd");
    localStorage.removeItem("awaitedVersion");
    return () => {
      localStorage.removeItem("welcomeModalClosed");
      localStorage.removeItem("awaitedAd");
      localStorage.removeItem("awaitedVersion");
    };
  },
};

/**
 * Types into the visible field with this label, replacing its value. Hidden tabs may have a field with the same
 * label.
 */
export async function type(label: string, text: string): Promise<void> {
  const fields = await screen.findAllByLabelText(label);
  const field = fields.find((each) => each.checkVisibility())!;
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Presses the button with this name. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name }));
}

const isTestRun = "__vitest_browser__" in globalThis;

const isAnnounced = (line: string) => line.startsWith(announced);

/**
 * Starts recording a flow's announcements. The returned function checks them against the transcript on the
 * Accessibility page.
 */
export function listenTo(flowName: keyof typeof transcripts): () => Promise<void> {
  const stop = recordTranscript();
  const expected: readonly string[] = transcripts[flowName];
  return async () => {
    const lines = stop().map((line) => line.replace(/Created on \w+ \d+, \d{4}/, "Created on …"));
    // A background window gets no focus events, so announcements can't be checked while Storybook is in one.
    if (!document.hasFocus() && !isTestRun) return;
    await expect(document.hasFocus()).toBe(true);
    await expect(lines.filter((line) => !isAnnounced(line))).toEqual(
      expected.filter((line) => !isAnnounced(line)),
    );
    await expect(lines).toEqual(expect.arrayContaining(expected.filter(isAnnounced)));
  };
}
