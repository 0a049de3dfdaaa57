import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { withLock } from "./bootstrap/lock.mjs";
import { UserError } from "./bootstrap/stop.mjs";
import { installChromiumWhenMissing } from "./chromium.ts";
import { copyRows, writeCopyReport } from "./copy-report.ts";
import { writePictureReport } from "./picture-report.ts";
import { type Report, runVitest, testEnvironment } from "./test-runners.ts";

/** The stories' pictures: `<mode>/<part>/<story>-chromium.png`, and `made-with.json`. */
const folder = "tests/visual/baselines";

/** Where Vitest writes the pictures that differ. */
const differences = "test-results/pictures";

/**
 * A page with every text in the copy and the story that shows it. Written after the stories have run, because only a
 * run knows which texts a story shows.
 */
const copyPage = "test-results/copy.html";

/**
 * Runs the stories. Pictures that can't be compared on this machine don't count as failures; a picture without a
 * story does, and so does a text in the copy that no story shows.
 */
export async function compareStories(env: NodeJS.ProcessEnv) {
  rmSync(differences, { recursive: true, force: true });
  // Stories spend more time waiting than computing, so more of them can run at once.
  const { report, ...run } = await runVitest(["storybook"], env, ["--maxWorkers=100%"]);
  const { files, reasons } = picturesOf(report);
  const reason = reasons.join("; ");
  const advice = "Take new ones with Debian's Chromium: npm run visual:update";
  console.log(reason ? `Pictures not compared: ${reason}. ${advice}` : `Pictures: ${files.size} compared.`);
  const page = writePictureReport(differences, folder, files);
  if (page) console.log(`Expected, actual and difference: ${page}`);
  // A story that failed has not shown all of its texts or taken its picture.
  if (run.failed > 0) return run;
  const copy = await copyRows(report);
  writeCopyReport(copyPage, copy);
  const unshown = copy.filter(({ shownBy }) => shownBy === null);
  for (const { name } of unshown)
    console.log(`No story shows ${name}. Write one, or say why not: .storybook/copy-exemptions.ts`);
  const gone = reason ? [] : storedPictures().filter((file) => !files.has(file));
  for (const file of gone)
    console.log(`A picture without a story: ${file}. Remove it: npm run visual:update`);
  return { ...run, failed: unshown.length + gone.length };
}

/**
 * `npm run visual:update`: takes the stories' pictures, and removes those of deleted stories. `filters` match story
 * file paths; if there are none, all stories run.
 */
export async function updatePictures(filters: string[]): Promise<number> {
  const chromium = await withLock(installChromiumWhenMissing);
  const isWhole = filters.length === 0;
  const env = { ...testEnvironment(chromium), UPDATE_PICTURES: isWhole ? "all" : "some" };
  const { failed, report } = await runVitest(["storybook"], env, ["--update=all", ...filters]);
  const { files, renderers } = picturesOf(report);
  if (files.size === 0) throw new UserError("No picture was taken, see above.");
  if (renderers.size > 1) throw new UserError("The pages were drawn in different ways. Try again.");
  writeFileSync(path.join(folder, "made-with.json"), `${[...renderers].join("")}\n`);
  for (const file of files) await compress(path.join(folder, file));
  // A story that failed has no new picture, but still exists.
  const gone = isWhole && failed === 0 ? storedPictures().filter((file) => !files.has(file)) : [];
  for (const file of gone) rmSync(path.join(folder, file));
  console.log(`Pictures: ${files.size} taken, ${gone.length} removed, ${storedPictures().length} stored.`);
  return failed > 0 ? 1 : 0;
}

/** Reduces a picture to 256 colours, which saves 60 % of the bytes. The comparison tolerates the small differences. */
async function compress(file: string) {
  writeFileSync(
    file,
    await sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 10 }).toBuffer(),
  );
}

function picturesOf({ testResults = [] }: Report) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const pictures = tests.flatMap(({ meta }) => meta?.pictures ?? []);
  return {
    files: new Set(pictures.flatMap(({ name }) => (name ? [`${name}-chromium.png`] : []))),
    reasons: [...new Set(pictures.flatMap(({ notCompared }) => notCompared ?? []))],
    renderers: new Set(pictures.map(({ renderer }) => JSON.stringify(renderer, null, 2))),
  };
}

function storedPictures(): string[] {
  return globSync("**/*.png", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
}
