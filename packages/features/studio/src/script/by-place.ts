/**
 * Adds the index to each item as a key, for lists whose items have no identity, such as identical lines of a script.
 */
export function byPlace<Item>(items: readonly Item[]): { item: Item; at: number; key: string }[] {
  return items.map((item, at) => ({ item, at, key: `${at}` }));
}
