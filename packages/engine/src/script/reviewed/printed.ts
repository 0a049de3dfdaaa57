import { scriptOf } from "../embedded-writer.ts";
import { briefs } from "./all-briefs.ts";
import { usualTime } from "./clock.ts";

/** Lengths in seconds whose scripts are printed. */
const lengths = [10, 30, 50];

/** The scripts of all reviewed briefs as text: each sentence on a line behind its rank. */
export function printedScripts(): string {
  const printed = briefs.map((brief) => {
    const person = brief.thirdPerson ? "third person" : "first person";
    const head = `${brief.title} (${brief.language}, ${person}, tone: ${brief.tone || "recommended"})\n${brief.name}: ${brief.description.replaceAll("\n", " / ")}`;
    const scripts = lengths.map((seconds) => {
      const { sentences } = scriptOf({ ...brief, seconds, timeOf: usualTime(brief.language) });
      return `${seconds} s\n${sentences.map(({ text, rank }) => `  ${String(rank).padStart(2)} ${text}`).join("\n")}`;
    });
    return [head, ...scripts].join("\n\n");
  });
  return `${printed.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
