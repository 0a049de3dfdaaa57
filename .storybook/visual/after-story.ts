import { afterEach, inject, type TaskMeta } from "vitest";
import { commands, page } from "vitest/browser";

import { missingGlyphs } from "./missing-glyphs.ts";
import { emulationOf, globalsOf, type Mode, modes, otherModes, sizeOf } from "./modes.ts";
import { type Renderer, thisRenderer, whyIncomparable } from "./renderer.ts";
import { newlyShownCopy } from "./shown-copy.ts";
import { takePicture } from "./take-picture.ts";

/** One picture of a story in Vitest's JSON report, from which scripts/check.ts counts the pictures. */
interface PictureReport {
  /** The picture's name, `<mode>/<component>/<story>`, if the picture was compared or written. */
  name?: string;
  /** The reason why the picture was not compared; undefined if it was. */
  notCompared?: string;
  /** The browser and fonts that rendered this page. */
  renderer: Renderer;
}

declare module "vitest" {
  interface ProvidedContext {
    picture: {
      /** The browser and fonts that rendered the baselines. */
      madeWith: Renderer | null;
      /** Set by `npm run visual:update`: whether to write the pictures of all stories or only some. */
      update?: "all" | "some" | undefined;
    };
  }
  interface TaskMeta {
    storyId?: string;
    pictures?: PictureReport[];
    /** The names of the copy texts that this test was the first to show. */
    shownCopy?: string[];
  }
}

/** The part of addon-vitest's test context that is used here. */
interface TestedStory {
  tags: string[];
  globals: Record<string, unknown>;
  parameters: { layout?: string };
  run(context?: { globals: Record<string, unknown> }): Promise<void>;
}

const { madeWith, update } = inject("picture");

/** Added to the test page, which lacks the padding of Storybook's canvas, so that focus rings aren't cut off. */
const canvasPadding = "1rem";

// Runs while the story is still mounted.
afterEach(async (context) => {
  const { task } = context;
  const { story } = context as unknown as { story?: TestedStory };
  const { storyId } = task.meta;
  recordShownCopy(task);
  const isTestOfStory = storyId?.includes(":");
  if (!story || !storyId || isTestOfStory || task.result?.state === "fail") return;
  if (!story.tags.includes("matrix") && !story.tags.includes("visual")) return;
  const own = modeOf(story);
  if (own !== "light") {
    if (story.tags.includes("matrix"))
      throw new Error('A story tagged "matrix" may not pin a setting of a mode.');
    // A story that pins another setting, such as a tablet's width, only repeats a photographed story.
    if (own) task.meta.pictures = [await photograph(own, storyId, story)];
    return;
  }
  const light = await photograph("light", storyId, story);
  try {
    // Run in sequence, because all modes share this page.
    const others = await Array.fromAsync(otherModes(story.tags), async (mode) => {
      await runIn(mode, story);
      return photograph(mode, storyId, story);
    });
    task.meta.pictures = [light, ...others];
    recordShownCopy(task);
  } finally {
    await commands.emulate(emulationOf("light"));
  }
});

/** Adds to what was recorded before: a retry must keep what the first attempt showed. */
function recordShownCopy({ meta }: { meta: TaskMeta }) {
  meta.shownCopy = [...(meta.shownCopy ?? []), ...newlyShownCopy()];
}

/** Renders and plays the story again. Behaviour is tested only in light; the other modes only check appearance. */
async function runIn(mode: Mode, story: TestedStory): Promise<void> {
  const { axeRules } = modes[mode];
  const a11y = { rules: axeRules, manual: axeRules?.length === 0 };
  await page.viewport(...sizeOf(mode));
  await commands.emulate(emulationOf(mode));
  try {
    await story.run({ globals: { ...story.globals, ...globalsOf(mode), a11y } });
  } catch (error) {
    if (error instanceof Error) error.message = `In the mode ${mode}: ${error.message}`;
    throw error;
  }
}

/** Compares or updates the picture of the mounted story, unless this machine renders differently. */
async function photograph(mode: Mode, storyId: string, { parameters }: TestedStory): Promise<PictureReport> {
  rejectSystemFonts();
  const renderer = await thisRenderer();
  const notCompared = whyIncomparable(madeWith, renderer);
  if (notCompared && madeWith && update === "some") {
    throw new Error(`These pictures can’t be renewed alone: ${notCompared}. Renew all of them.`);
  }
  if (notCompared && !update) return { notCompared, renderer };
  // One folder per component, because Vitest turns two hyphens into one, and `a--b-c` is a different story from
  // `a-b--c`.
  const name = `${mode}/${storyId.replace("--", "/")}`;
  if (parameters.layout !== "fullscreen") document.body.style.padding = canvasPadding;
  try {
    await takePicture(name);
  } finally {
    document.body.style.padding = "";
  }
  return { name, renderer };
}

/** The mode whose toolbar settings this story has: light, unless it pins another mode's. */
function modeOf({ globals }: TestedStory): Mode | undefined {
  return (["light", "dark", "phone", "rtl"] as const).find((mode) =>
    Object.entries(globalsOf(mode)).every(
      ([name, value]) => JSON.stringify(globals[name]) === JSON.stringify(value),
    ),
  );
}

function rejectSystemFonts(): void {
  const letters = missingGlyphs(document.body.innerText);
  if (letters.length === 0) return;
  throw new Error(
    `No font of the page has ${letters.join(" ")}, so every machine renders them differently: load one in .storybook/fonts.css.`,
  );
}
