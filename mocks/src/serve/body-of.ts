import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";

/** The body of an endpoint's answer with this status. */
export type BodyOf<R extends { responses: object }, Status> = Extract<
  ResponseOf<R>,
  { status: Status }
>["body"];
