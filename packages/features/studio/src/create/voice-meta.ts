import { voiceTags } from "@earshot/contract/limits.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { formatAge } from "@earshot/contract/voices/rules/format-age.ts";

/** The line below a voice's name: "Natural, conversational, American, Middle Aged". */
export function voiceMeta({ characteristics, accent, age }: Voice): string {
  const [first, ...others] = characteristics.slice(0, voiceTags);
  const facts = [first, ...others.map((fact) => fact.toLocaleLowerCase()), accent, formatAge(age)];
  return facts.filter(Boolean).join(", ");
}
