import { type State, stateNames } from "./states.ts";

/** The parts of Storybook's `index.json` that the gallery reads. */
interface StoryIndex {
  entries: Record<
    string,
    { id: string; type: string; subtype?: string; title: string; name: string; tags?: string[] }
  >;
}

export interface DialogStory {
  id: string;
  /** For example "Delete project: Changes fail". */
  name: string;
  states: State[];
}

const rank = ({ title }: { title: string }) => (title.startsWith("Design system") ? 1 : 0);

/** The stories of dialogs: the product's first, then the design system's. */
export function dialogStoriesIn({ entries }: StoryIndex): DialogStory[] {
  const stories = Object.values(entries).filter(
    ({ subtype, tags = [] }) => subtype === "story" && tags.includes("dialog"),
  );
  return stories
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ id, title, name, tags = [] }) => ({
      id,
      name: `${title.split("/").at(-1)}: ${name}`,
      states: stateNames.filter((state) => tags.includes(state)),
    }));
}
