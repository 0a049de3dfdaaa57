/**
 * Fragments in a sentence frame that doesn't suit them: "We’ve got closed Mondays", "only is $20", "You’ll also find
 * Ludlow".
 */
export const misframed = new RegExp(
  [
    String.raw`\b(?:is|are|only|then) (?:is|are)\b`,
    String.raw`\b(?:find|get|got|have|for|there’s) (?:an? )?(?:closed|closing|open(?! (?:house|day|evening|mic|bar|air|plan|kitchen|fire))|app|b2b|android only|\d+ things|\d{1,2}[:.]\d\d)\b`,
    String.raw`\b(?:from for|for is|or is|with of|of on|on is|get get|for for|at at)\b| a,`,
    String.raw`\b(?:also find|the place for) (?:\p{Lu}\S*|N\.B)\.$`,
  ].join("|"),
  "iu",
);
