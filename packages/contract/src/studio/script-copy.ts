import type { WrittenScript } from "../generation/read-scripts.ts";

/** Copy for a written script before it is rendered: its editor, its meter and the missing parts of the brief. */
export const scriptCopy = {
  /** Shown below a text if its language is not the default voice's; the voice is null until known. */
  spokenIn: (text: "brief" | "script", language: string, voice: string | null) =>
    voice === null
      ? `This ${text} is in ${language}.`
      : `This ${text} is in ${language}: ${voice} will speak the ad.`,
  otherLanguage: (text: "brief" | "script", language: string, chosen: string) =>
    `This ${text} is in ${language}, but the ad’s language is ${chosen}.`,
  changeLanguage: (language: string) => `Make the ad in ${language}`,
  unknownLanguage: (text: "brief" | "script") => `Ads are not made in the language of this ${text}.`,
  heading: "Choose a script",
  oneHeading: "Your script",
  ideas: "Scripts",
  another: "Another idea",
  writingAnother: "Writing another idea...",
  remove: "Remove script",
  /** An idea's name; `count` distinguishes ideas with the same angle, and numbers those without one. */
  idea: (angle: WrittenScript["angle"], count: number) => {
    if (angle === null) return `Script ${count}`;
    return count === 1 ? `The ${angle}` : `The ${angle} ${count}`;
  },
  seconds: (seconds: number) => `${seconds.toFixed(1)} s`,
  lines: "Lines of the script",
  linesHelp:
    "Enter splits a line. Backspace at its start joins it with the one above. Arrow keys move between lines.",
  line: (at: number, of: number) => `Line ${at} of ${of}`,
  /** Plays a line in its voice. */
  hearLine: (at: number) => `Hear line ${at}`,
  pauseLine: (at: number) => `Pause line ${at}`,
  hearLineAgain: (at: number) => `Try to hear line ${at} again`,
  takeFailed: "This line can’t be played right now. Please try again.",
  removeThisLine: "Remove line",
  removeLine: (at: number) => `Remove line ${at}`,
  /** A line's voice: a button that switches the line to the other voice. */
  spokenBy: (name: string, other: string) => `Spoken by ${name}. Give it to ${other}`,
  missing: "Write at least one line, or remove this script.",
  changed: "The brief has changed since this was written.",
  leftOut: "Left out:",
  putIn: "Put it in",
  putInName: (fact: string) => `Put it in: “${fact}”`,
  moreLeftOut: (count: number) => `${count} more`,
  fewerLeftOut: "Show fewer",
  /** The meter: the script's seconds to one decimal place, out of the chosen whole seconds. */
  ofChosen: (chosen: number, voices: string) => ` of ${chosen} s with ${voices}`,
  voices: (first: string, second: string | null) => (second === null ? first : `${first} and ${second}`),
  room: (words: number) =>
    words === 1 ? "Room for about 1 more word" : `Room for about ${words} more words`,
  fits: "Fits",
  over: (seconds: number) => `${seconds.toFixed(1)} s too long`,
  /** Switches to the next length that is long enough. */
  longerLength: (seconds: number) => `Make it ${seconds} s`,
  noLength: "Longer than any length you can choose: the ad will last as long as the script.",
  /** Announced when the script starts to fit, or no longer fits. */
  fitsNow: (chosen: number) => `The script fits ${chosen} seconds.`,
  overNow: (chosen: number) => `The script is too long for ${chosen} seconds.`,
  /** Shown next to the estimate, which is based on the number of characters. */
  lengthsDiffer: "The estimate counts letters. The length with a voice counts what is said and how fast.",
  asText: "Text",
  asLines: "Lines",
  view: "Show the script as",
  /** The heading while a finished ad's script is edited to make a new version. */
  editing: "Edit the script of",
  editingHint: "The ad, its link and its name stay. It plays as before until the new version is ready.",
  makeVersion: "Make this version",
  makingVersion: "Making this version...",
  stopEditing: "Keep as a new ad",
  versionNotMade: "This version could not be made. Please try again.",
  newerVersion: "A newer version was made in another tab",
  loadNewest: "Load the newest",
  takeMine: "Use mine instead",
  adGone: "This ad was deleted. Your script is safe: you can make a new ad of it.",
} as const;
