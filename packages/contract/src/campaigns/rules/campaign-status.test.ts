import { expect, test } from "vitest";

import { campaignActions, formatCampaignStatus } from "./campaign-status.ts";

test.each([
  ["draft", "Draft", { change: true, cancel: false, remove: true }],
  ["in review", "In review", { change: false, cancel: true, remove: false }],
  ["live", "Live", { change: false, cancel: true, remove: false }],
  ["cancelled", "Cancelled", { change: false, cancel: false, remove: true }],
  ["ended", "Ended", { change: false, cancel: false, remove: true }],
  ["rejected", "Rejected", { change: false, cancel: false, remove: true }],
] as const)("allows the right actions for a campaign that is %s", (status, words, moves) => {
  expect(formatCampaignStatus(status)).toBe(words);
  expect(campaignActions(status)).toEqual(moves);
});
