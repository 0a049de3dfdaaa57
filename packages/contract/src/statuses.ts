/** Error statuses that endpoints declare. 416 is only for a range of audio. */
const errorStatuses = [400, 401, 403, 404, 409, 413, 415, 416, 422, 429, 503] as const;
export type JsonErrorStatus = (typeof errorStatuses)[number];

/** Statuses whose body is the contract's JSON. Any other (a 500, a proxy's 502) has no readable body. */
export const jsonStatuses: readonly number[] = [200, 201, 202, ...errorStatuses];
