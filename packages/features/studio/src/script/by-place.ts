/** Items with their place as a key: for lists whose items have no identity, as two equal lines of a script. */
export function byPlace<Item>(items: readonly Item[]): { item: Item; at: number; key: string }[] {
  return items.map((item, at) => ({ item, at, key: `${at}` }));
}
