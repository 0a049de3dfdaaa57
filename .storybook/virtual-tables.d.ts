/** Computed by specification-tables.ts. */
declare module "virtual:accessibility" {
  const rows: readonly import("./accessibility.ts").PartStatus[];
  export default rows;
}

declare module "virtual:coverage" {
  /** `reason` is why the outcome needs no story, if it needs none. */
  const rows: readonly (import("./coverage.ts").CoverageRow & { reason: string | null })[];
  export default rows;
}

declare module "virtual:error-catalogue" {
  /** `name` is the message's name in the contract; empty for behaviour without a message. */
  const rows: readonly { area: string; name: string; text: string; proofs: string[] }[];
  export default rows;
}
