/** Colours of ads, projects and voices. Tangerine is none of them: it means "playing". */
const accents = ["primary", "plum", "harbor"] as const;

export type Accent = (typeof accents)[number];

/** An ad's initial, in its colour. */
export const accentTints: Record<Accent, string> = {
  primary: "bg-primary-faint text-primary",
  plum: "bg-plum-faint text-plum",
  harbor: "bg-harbor-faint text-harbor",
};

/** The colour of an ad or project by its own id, or of a voice by its name: it stays when others come and go. */
export function accentOf(id: string): Accent {
  // FNV-1a: ids that differ in one letter get different colours.
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return accents[(hash >>> 0) % accents.length] ?? accents[0];
}
