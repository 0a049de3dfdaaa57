/** The tags to show, and how many are left for "+N more" (0: nothing to say). `most` is a `trackTags` limit. */
export function visibleTags(tags: readonly string[], most: number): { shown: string[]; more: number } {
  return { shown: tags.slice(0, most), more: Math.max(0, tags.length - most) };
}
