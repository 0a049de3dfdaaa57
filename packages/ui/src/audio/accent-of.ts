/** Colours for ads, projects and voices. Tangerine is left out, because it means "playing". */
const accents = ["primary", "plum", "harbor"] as const;

export type Accent = (typeof accents)[number];

/** The background and foreground of an ad's initial, for each colour. */
export const accentTints: Record<Accent, string> = {
  primary: "bg-primary-faint text-primary",
  plum: "bg-plum-faint text-plum",
  harbor: "bg-harbor-faint text-harbor",
};

/**
 * The colour of an ad or project, derived from its id, or of a voice, derived from its name. It doesn't depend on the
 * other items in the list.
 */
export function accentOf(id: string): Accent {
  // FNV-1a, because similar ids must get different colours.
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return accents[(hash >>> 0) % accents.length] ?? accents[0];
}
