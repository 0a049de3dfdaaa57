/** What the documentation page of a part says beside its props and stories. Stands in `<part>.guide.ts`, beside the part. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  for: string;
  /** When not to use it, each with what serves better: "To choose one of many: Select." */
  notFor: readonly string[];
  /** How it is used well. */
  do: readonly string[];
  /** What looks alike and is wrong, with the reason. */
  dont: readonly string[];
  /** Each key and what it does here; "none" for what takes no focus. */
  keyboard: readonly (readonly [keys: string, does: string])[] | "none";
}
