import { readSession, type User } from "@earshot/contract/accounts/read.ts";
import { createMockDb } from "@earshot/mocks/mock-db.ts";
import { type PersonaName, personaNames } from "@earshot/mocks/personas.ts";
import type { Decorator } from "@storybook/react-vite";

/** The toolbar's persona that lets a story keep its own user. */
export const ownPersona = "story";

type Globals = Record<string, unknown>;

/** The persona whose data is in the mock database. */
export const personaIn = ({ persona }: Globals): PersonaName =>
  personaNames.find((name) => name === persona) ?? "visitor";

/** The user for the persona chosen in the toolbar; undefined if there is none, or if the story pins its persona. */
export function chosenUser(story: { globals: Globals; storyGlobals?: Globals }): User | null | undefined {
  const { persona } = story.globals;
  if (persona === ownPersona || "persona" in (story.storyGlobals ?? {})) return undefined;
  const { account } = createMockDb(personaIn(story.globals)).visitorOf(new Request(location.href));
  return readSession({ user: account?.user ?? null });
}

/** Renders a page for the user chosen in the toolbar, in place of its own `user`. */
export const asChosenUser: Decorator = (Story, story) => {
  const user = chosenUser(story);
  return user !== undefined && "user" in story.args ? <Story args={{ ...story.args, user }} /> : <Story />;
};
