import type { Decorator, Loader } from "@storybook/react-vite";

/** Loads the user for the persona chosen in the toolbar, because a decorator can't wait for the mocks. */
export const loadChosenUser: Loader = async (story) => {
  const { chosenUser } = await import("./persona.ts");
  return { chosenUser: chosenUser(story) };
};

/** Renders a page for the user chosen in the toolbar, in place of its own `user`. */
export const asChosenUser: Decorator = (Story, story) => {
  const user: unknown = story.loaded["chosenUser"];
  return user !== undefined && "user" in story.args ? <Story args={{ ...story.args, user }} /> : <Story />;
};
