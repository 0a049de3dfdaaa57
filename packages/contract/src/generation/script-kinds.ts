/** Script angles: how a script opens and makes its case. */
export const angles = ["question", "scene", "figure", "contrast", "offer"] as const;

/** The kinds of facts in a brief. */
export const factKinds = [
  "what",
  "audience",
  "offer",
  "proof",
  "where",
  "when",
  "contact",
  "required",
  "slogan",
  "detail",
] as const;
