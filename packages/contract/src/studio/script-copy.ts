import type { WrittenScript } from "../generation/read-scripts.ts";

/** Copy for the unvoiced script: its editor, its meter and the missing parts of the brief. */
export const scriptCopy = {
  /** Shown below the prompt if its language is not the default voice's; the voice is null until known. */
  spokenIn: (language: string, voice: string | null) =>
    voice === null
      ? `This brief is in ${language}.`
      : `This brief is in ${language}: ${voice} will speak the ad.`,
  otherLanguage: (brief: string, chosen: string) =>
    `This brief is in ${brief}, but the ad’s language is ${chosen}.`,
  changeLanguage: (language: string) => `Make the ad in ${language}`,
  unknownLanguage: "Ads are not made in the language of this brief.",
  /** Shown below an empty brief: examples that fill it in, for invented businesses. */
  startFrom: "Start from an example",
  examples: [
    {
      label: "Bakery",
      productName: "Lena’s Bakery",
      prompt:
        "Sourdough and cinnamon rolls, baked from six every morning on Mill Street. For neighbours on their way to work. A free coffee with every loaf this week. Come by before ten.",
    },
    {
      label: "Gym",
      productName: "Northside Gym",
      prompt:
        "A friendly gym with coaches, open from five to eleven. For people who have not trained for years. The first month is $19, without a contract. Book a tour at northsidegym.example.",
    },
    {
      label: "App",
      productName: "Pocketplan",
      prompt:
        "An app that plans a week of family dinners and writes the shopping list. For busy parents. Free for 30 days, no card needed. Download Pocketplan today.",
    },
  ],
  write: "Write the script",
  writing: "Writing...",
  /** Announced and shown while scripts are being written. */
  writingScripts: "Writing three scripts",
  cancel: "Cancel",
  slow: "This takes longer than usual. You can wait, cancel, or create the ad right away.",
  notWritten: "The script could not be written. Please try again.",
  /** Shown after an error that doesn't belong to a field. */
  tryAgain: "Try again",
  orCreate: "Everything you typed is still here. Create Audio Ad works without this step.",
  codeMissing: "The script editor could not be loaded. Your script is safe.",
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
  brief: "Brief",
  editBrief: "Edit brief",
  closeBrief: "Close brief",
  writeAgain: "Write again",
  changed: "The brief has changed since this was written.",
  mustSayOpen: "What must and must not be said",
  mustSay: "Must be said (optional)",
  mustSayHint: "One item a line, such as “Terms apply.”",
  avoid: "Must not be said (optional)",
  avoidHint: "Words separated by commas",
  leftOut: "Left out:",
  putIn: "Put it in",
  putInName: (fact: string) => `Put it in: “${fact}”`,
  moreLeftOut: (count: number) => `${count} more`,
  fewerLeftOut: "Show fewer",
  /** The meter: seconds to 0.1, out of the chosen whole seconds. */
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
  /** Reasons why Create Audio Ad is disabled. */
  needsBoth: "Add a name, and say what the ad is about.",
  needsName: "Add a product or ad name.",
  needsPrompt: "Say what the ad is about.",
  needsScript: "Write what the voice should say.",
} as const;
