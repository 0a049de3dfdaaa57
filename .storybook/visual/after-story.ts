import { afterEach, beforeEach, inject } from "vitest";

import { missingGlyphs } from "./missing-glyphs.ts";
import { globalsOf, type Mode } from "./modes.ts";
import { type Renderer, thisRenderer, whyIncomparable } from "./renderer.ts";
import { takePicture } from "./take-picture.ts";

/** A story's picture in Vitest's JSON report, where scripts/check.ts counts them. */
interface PictureReport {
  /** `<mode>/<component>/<story>`, if it was compared or written. */
  name?: string;
  /** The reason, if it was not compared. */
  notCompared?: string;
  /** The browser and fonts that rendered this page. */
  renderer: Renderer;
}

declare module "vitest" {
  interface ProvidedContext {
    picture: {
      mode: Mode;
      /** The browser and fonts that rendered the baselines. */
      madeWith: Renderer | null;
      /** Set by `npm run visual:update`: whether to write the pictures of all stories or only some. */
      update?: "all" | "some" | undefined;
    };
  }
  interface TaskMeta {
    storyId?: string;
    picture?: PictureReport;
  }
}

/** The part of addon-vitest's test context that is used here. */
interface TestedStory {
  tags: string[];
  globals: Record<string, unknown>;
  parameters: { layout?: string };
}

const { mode, madeWith, update } = inject("picture");

/** addon-vitest's name for the story itself, as opposed to its `.test()`s. */
const BASE_STORY = "base story";

/** Storybook's canvas has this padding but a test page does not, so focus rings would be cut off. */
const canvasPadding = "1rem";

// Behaviour is tested only in the light mode; the other modes are about looks.
beforeEach(({ task, skip }) => {
  const isTestOfStory = task.name !== BASE_STORY && task.suite?.tasks.some(({ name }) => name === BASE_STORY);
  if (isTestOfStory && mode !== "light") skip();
});

// Runs while the story is still mounted.
afterEach(async (context) => {
  const { task } = context;
  const { story } = context as unknown as { story?: TestedStory };
  const { storyId } = task.meta;
  const isTestOfStory = storyId?.includes(":");
  if (!story || !storyId || isTestOfStory || task.result?.state === "fail") return;
  if (!story.tags.includes("matrix") && !story.tags.includes("visual")) return;
  const pinned = pinnedGlobal(story);
  if (pinned && story.tags.includes("matrix"))
    throw new Error(`A story tagged "matrix" may not pin "${pinned}".`);
  // Modes cover a story that only extends a photographed one with another width, theme or direction.
  if (pinned) return;
  rejectSystemFonts();
  const renderer = await thisRenderer();
  const notCompared = whyIncomparable(madeWith, renderer);
  if (notCompared && madeWith && update === "some") {
    throw new Error(`These pictures can’t be renewed alone: ${notCompared}. Renew all of them.`);
  }
  if (notCompared && !update) {
    task.meta.picture = { notCompared, renderer };
    return;
  }
  // One folder per component, because Vitest turns two hyphens into one, and `a--b-c` is a different story from
  // `a-b--c`.
  const name = `${mode}/${storyId.replace("--", "/")}`;
  task.meta.picture = { name, renderer };
  if (story.parameters.layout !== "fullscreen") document.body.style.padding = canvasPadding;
  try {
    await takePicture(name);
  } finally {
    document.body.style.padding = "";
  }
});

/** The first global that this story sets to a value other than the mode's. */
function pinnedGlobal({ globals }: TestedStory): string | undefined {
  const set = Object.entries(globalsOf(mode));
  return set.find(([name, value]) => JSON.stringify(globals[name]) !== JSON.stringify(value))?.[0];
}

function rejectSystemFonts(): void {
  const letters = missingGlyphs(document.body.innerText);
  if (letters.length === 0) return;
  throw new Error(
    `No font of the page has ${letters.join(" ")}, so every machine renders them differently: load one in .storybook/fonts.css.`,
  );
}
