import { takeBrokenReplies } from "@earshot/mocks/serve.ts";

import { takeUnansweredCalls } from "./start-msw.ts";

/**
 * Throws for what went wrong between a story and its mocked server since the last call, whether or not the story
 * showed it: a request without a mock, a mock that breaks the contract. Runs after every story.
 */
export function failOnFaults(): void {
  const faults = [...takeUnansweredCalls(), ...takeBrokenReplies()];
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
