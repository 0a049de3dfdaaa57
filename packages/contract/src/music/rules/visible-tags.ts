/** Returns the tags to show and the count for "+N more" (0 hides it). `most` is a `trackTags` limit. */
export function visibleTags(tags: readonly string[], most: number): { shown: string[]; more: number } {
  return { shown: tags.slice(0, most), more: Math.max(0, tags.length - most) };
}
