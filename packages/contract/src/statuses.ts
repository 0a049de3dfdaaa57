/** Error statuses that endpoints declare (decisions, Wire format). 416 is for a range of audio alone. */
const errorStatuses = [400, 401, 403, 404, 409, 413, 415, 416, 422, 429, 503] as const;
export type JsonErrorStatus = (typeof errorStatuses)[number];

/** Statuses that come with the JSON of the contract. Any other (a 500, a proxy's 502) says nothing that can be read. */
export const jsonStatuses: readonly number[] = [200, 201, ...errorStatuses];
