/** Replaces `tldts` in Storybook, whose URLs all have one host: a host is its own registrable domain. */
export const getDomain = (host: string): string => host;
