/** Provided by scenarios/scenarios-json.ts. */
declare module "virtual:mock-choices" {
  export const personas: readonly { name: string; label: string }[];
}

/** Provided by specification-tables.ts, like the two modules below. */
declare module "virtual:accessibility" {
  const rows: readonly import("./accessibility.ts").PartStatus[];
  export default rows;
}

declare module "virtual:coverage" {
  /** `exemption` is the reason why an outcome needs no story; null if it needs one. */
  const rows: readonly (import("./coverage.ts").CoverageRow & {
    exemption: { why: string; isMet: boolean } | null;
  })[];
  export default rows;
}

declare module "virtual:error-catalogue" {
  /** `name` is the message's name in the contract; empty for behaviour without a message. */
  const rows: readonly { area: string; name: string; text: string; proofs: string[] }[];
  export default rows;
}
