import type { AnswerOf } from "@earshot/contract/endpoints/shape-of.ts";

/** The body of an endpoint's answer with this status. */
export type BodyOf<R extends { responses: object }, Status> = Extract<
  AnswerOf<R>,
  { status: Status }
>["body"];
