import { expect, test } from "vitest";

import { qaAddress } from "../../.storybook/about-state/about-state.ts";

const about = { storyId: "", text: "", persona: "visitor", scenarios: ["accounts.Down"], calls: [] };

test.each([
  [
    "features-auth-login-dialog--down",
    "0",
    "/?dialog=login&persona=visitor&scenario=accounts.Down&latency=0",
  ],
  [
    "features-auth-sign-up-form--invalid",
    "0",
    "/client/signup?persona=visitor&scenario=accounts.Down&latency=0",
  ],
  [
    "pages-shared-ad-page--gone",
    "3000",
    "/shared-audio/ad_visitor_1?persona=visitor&scenario=accounts.Down&latency=3000",
  ],
  [
    "pages-email-link-page--cancel",
    "0",
    "/client/cancel-email?token=mocked&persona=visitor&scenario=accounts.Down&latency=0",
  ],
  [
    "pages-terms-page--whole-text",
    "0",
    "/terms_and_condition.html?persona=visitor&scenario=accounts.Down&latency=0",
  ],
  ["features-studio-ads-ad-list--down", "0", "/nbmaistudio?persona=visitor&scenario=accounts.Down&latency=0"],
])("links %s with a latency of %s ms to the same state in the running site", (story, latency, address) => {
  expect(qaAddress(story, about, latency)).toBe(address);
});
