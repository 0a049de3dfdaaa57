/** Replaces zod's list of languages in Storybook. English, its default, is imported elsewhere. */
export {};
