/** Stands in for `tldts` in Storybook, where every address is the page's own: a host is its own registrable domain. */
export const getDomain = (host: string): string => host;
