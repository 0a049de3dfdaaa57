/**
 * Replaces `tldts` in Storybook, whose URLs all have the same host, so the host can serve as its own registrable
 * domain.
 */
export const getDomain = (host: string): string => host;
