import { afterEach, inject } from "vitest";

import { lettersWithoutFont } from "./letters-without-font.ts";
import { type Mode, modes } from "./modes.ts";
import { photograph } from "./photograph.ts";
import { type Renderer, thisRenderer, whyIncomparable } from "./renderer.ts";

/** What became of a story's picture, in Vitest's JSON report: scripts/check/pictures.mjs counts them. */
interface PictureTaken {
  /** The name of the picture that was compared or, on an update, made: mode, part and story. */
  name?: string;
  /** Or why it was not compared. */
  notCompared?: string;
  /** What drew this page. */
  renderer: Renderer;
}

declare module "vitest" {
  interface ProvidedContext {
    picture: {
      mode: Mode;
      /** What drew the kept pictures. */
      madeWith: Renderer | null;
      /** `npm run visual:update` takes the pictures of all stories anew, or of some. */
      update?: "all" | "some" | undefined;
    };
  }
  interface TaskMeta {
    storyId?: string;
    picture?: PictureTaken;
  }
}

/** As addon-vitest puts it on the test's context. */
interface TestedStory {
  tags: string[];
  globals: Record<string, unknown>;
  parameters: { layout?: string };
}

const { mode, madeWith, update } = inject("picture");

/** Of Storybook's canvas, which a test has not: else a part's focus ring would lie outside of the picture. */
const canvasPadding = "1rem";

// The story still stands on the page.
afterEach(async (context) => {
  const { task } = context;
  const { story } = context as unknown as { story?: TestedStory };
  const { storyId } = task.meta;
  // What a `.test()` leaves behind is no state that the story shows.
  if (!story || !storyId || storyId.includes(":") || task.result?.state === "fail") return;
  if (story.tags.includes("no-visual")) return;
  if (task.meta.picture)
    throw new Error("This story was photographed already: its setup file is there twice.");
  refuseOtherGlobals(story);
  refuseSystemFonts();
  const renderer = await thisRenderer();
  const notCompared = whyIncomparable(madeWith, renderer);
  if (notCompared && madeWith && update === "some") {
    throw new Error(`The other pictures would stay: ${notCompared}. Take all anew.`);
  }
  if (notCompared && !update) {
    task.meta.picture = { notCompared, renderer };
    return;
  }
  // A folder for each part: Vitest makes one hyphen of two, and `a--b-c` is another story than `a-b--c`.
  const name = `${mode}/${storyId.replace("--", "/")}`;
  task.meta.picture = { name, renderer };
  if (story.parameters.layout !== "fullscreen") document.body.style.padding = canvasPadding;
  try {
    await photograph(name);
  } finally {
    document.body.style.padding = "";
  }
});

/** A story that pins what a mode changes would be photographed in the wrong one, in silence. */
function refuseOtherGlobals({ globals }: TestedStory): void {
  for (const [name, value] of Object.entries(modes[mode].globals ?? {})) {
    if (JSON.stringify(globals[name]) === JSON.stringify(value)) continue;
    throw new Error(`A story tagged "matrix" is shown in each mode: it may not pin the global "${name}".`);
  }
}

function refuseSystemFonts(): void {
  const letters = lettersWithoutFont(document.body.innerText);
  if (letters.length === 0) return;
  throw new Error(
    `No font of the page has ${letters.join(" ")}, so each machine draws it otherwise: load one in .storybook/fonts.css.`,
  );
}
