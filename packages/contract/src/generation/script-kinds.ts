/** How a script opens and argues. */
export const angles = ["question", "scene", "figure", "contrast", "offer"] as const;

/** What a fact in a brief is about. */
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
