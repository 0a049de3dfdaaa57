/** Words in an English brief that suggest the kind of ad; used as features of its segments. */
const cues: readonly (readonly [string, RegExp])[] = [
  ["we", /\b(?:we|our|us)\b/i],
  ["I", /\b(?:I|my)\b/],
  ["job", /\b(?:hiring|apply|shifts?|drivers? wanted)\b/i],
  ["event", /\b(?:tickets?|festival|fair|concert|show|doors|admission|fundraiser|parade|auction)\b/i],
  ["app", /\b(?:app|download|subscription|online)\b/i],
  ["home", /\b(?:bed|bath|acres?|sq ft|listing|bedroom)\b/i],
];

export const adFeatures = (brief: string): string[] =>
  cues.flatMap(([name, pattern]) => (pattern.test(brief) ? name : []));
