/** Replaces `tldts` in Storybook, whose addresses are all of one host: a host is its own registrable domain. */
export const getDomain = (host: string): string => host;
