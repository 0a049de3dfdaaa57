/** Replaces `tldts` in Storybook, where every URL is the page's own, so that a host is its own registrable domain. */
export const getDomain = (host: string): string => host;
