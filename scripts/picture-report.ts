import { copyFileSync, existsSync, globSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes `index.html` next to the pictures that Vitest wrote for stories that look different: expected, actual and
 * difference side by side. Returns its path, or null if every picture passed.
 *
 * @param results `<mode>/<part>/<story>-actual.png` and `-diff.png`; `-reference.png` if no picture was expected
 * @param passed pictures that passed on a later attempt, as named in `baselines`
 */
export function writePictureReport(
  results: string,
  baselines: string,
  passed: ReadonlySet<string>,
): string | null {
  const taken = globSync("**/*-{actual,reference}.png", { cwd: results }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const sections = taken.toSorted().flatMap((actual) => {
    const name = actual.replace(/-(actual|reference)\.png$/, "");
    const baseline = path.join(baselines, `${name}-chromium.png`);
    if (passed.has(`${name}-chromium.png`)) return [];
    // Copied, so that the folder is complete wherever it is opened.
    if (existsSync(baseline)) copyFileSync(baseline, path.join(results, `${name}-expected.png`));
    const cells = Object.entries({
      Expected: `${name}-expected.png`,
      Actual: actual,
      Difference: `${name}-diff.png`,
    }).map(([title, file]) => {
      const isThere = existsSync(path.join(results, file));
      return `<td>${isThere ? `<a href="${file}"><img src="${file}" alt="${title}: ${name}"></a>` : "None"}</td>`;
    });
    return [
      `<h2>${name}</h2>
<table><tr><th>Expected</th><th>Actual</th><th>Difference</th></tr><tr>${cells.join("")}</tr></table>`,
    ];
  });
  if (sections.length === 0) return null;
  const page = path.join(results, "index.html");
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ</title>
<style>body { font: 14px system-ui } td { vertical-align: top } img { max-width: 32vw; border: 1px solid #888 }</style>
<h1>Pictures that differ: ${sections.length}</h1>
${sections.join("\n")}
</html>
`,
  );
  return page;
}
