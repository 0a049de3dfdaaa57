/** Statuses that refuse, each with words fit to show (decisions, Wire format). 416 refuses a range of audio alone. */
const refusalStatuses = [400, 401, 403, 404, 409, 413, 415, 416, 422, 429, 503] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** Statuses that come with the JSON of the contract. Any other, a 500 or a proxy's 502, is nobody's answer. */
export const jsonStatuses: readonly number[] = [200, 201, ...refusalStatuses];
