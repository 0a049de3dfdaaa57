import { say } from "../run/say.mjs";
import { comparedInWords, keptPictures, picturesOf } from "./pictures.mjs";
import { runVitest } from "./run-tests.mjs";

/** Projects of .storybook/visual/projects.ts: every story in light, and the photographed ones in the other modes. */
export const STORIES = ["storybook", "visual", "matrix"];

/**
 * Runs the stories, and says how many pictures of them were compared, or why none was: that fails nothing. A picture of a story
 * that is gone does.
 *
 * @param {import("./run-tests.mjs").RunPlace} place
 */
export async function runStories(place) {
  /** @type {import("./pictures.mjs").Pictures | undefined} */
  let pictures;
  const outcome = await runVitest(STORIES, place, {
    // A page for each core: stories wait more than they work.
    args: ["--maxWorkers=100%"],
    onReport: (report) => (pictures = picturesOf(report)),
  });
  if (!pictures) return outcome;
  say(comparedInWords(pictures));
  const left = outcome.failed > 0 ? [] : withoutStory(place.root, pictures);
  if (left.length === 0) return outcome;
  say(`Pictures of stories that are gone: ${left.join(", ")}. Remove them: npm run visual:update`);
  return { ...outcome, failed: outcome.failed + 1 };
}

/**
 * @param {string} root
 * @param {import("./pictures.mjs").Pictures} pictures
 */
function withoutStory(root, { taken, reasons }) {
  return reasons.length > 0 ? [] : [...keptPictures(root).keys()].filter((file) => !taken.includes(file));
}
