import { readSession, type User } from "@earshot/contract/accounts/read.ts";
import { createMockDb } from "@earshot/mocks/mock-db.ts";
import { type PersonaName, personaNames } from "@earshot/mocks/personas.ts";

import { ownPersona, unknownValue } from "./scenarios/scenario-global.ts";

type Globals = Record<string, unknown>;

/** The persona whose data is in the mock database. Throws for an unknown one in the URL. */
export function personaIn({ persona }: Globals): PersonaName {
  if (persona === ownPersona) return "visitor";
  const found = personaNames.find((name) => name === persona);
  if (!found) throw unknownValue("persona", persona, [ownPersona, ...personaNames]);
  return found;
}

/** The user for the persona chosen in the toolbar; undefined if there is none, or if the story pins its persona. */
export function chosenUser(story: { globals: Globals; storyGlobals?: Globals }): User | null | undefined {
  const { persona } = story.globals;
  if (persona === ownPersona || "persona" in (story.storyGlobals ?? {})) return undefined;
  const { account } = createMockDb(personaIn(story.globals)).visitorOf(new Request(location.href));
  return readSession({ user: account?.user ?? null });
}
