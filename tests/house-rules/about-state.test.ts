import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expect, test } from "vitest";

import { qaAddress } from "../../.storybook/about-state/about-state.ts";
import { noticeQuery } from "../../.storybook/about-state/notice-query.ts";

const about = {
  storyId: "",
  text: "",
  persona: "visitor",
  scenarios: ["accounts.Down"],
  ownAnswers: [],
  notice: "",
  calls: [],
};

test.each([
  ["features-auth-login-dialog--down", "/?dialog=login&"],
  ["features-auth-sign-up-form--invalid", "/client/signup?"],
  ["features-auth-user-menu--down", "/nbmaistudio?"],
  ["features-campaigns-forecast--known", "/nbmaistudio/campaign?"],
  ["features-projects-delete-project-dialog--in-campaigns", "/nbmaistudio?"],
  ["features-studio-ads-ad-list--down", "/nbmaistudio?"],
  ["features-studio-ads-delete-ad-dialog--in-campaign", "/nbmaistudio?"],
  ["flows-account--forgotten-password", "/client/login?"],
  ["flows-account--sign-up-to-first-ad", "/client/signup?"],
  ["pages-campaigns-page--empty", "/nbmaistudio/campaigns?"],
  ["pages-email-link-page--cancel", "/client/cancel-email?token=mocked&"],
  ["pages-landing-page--whole", "/?"],
  ["pages-shared-ad-page--gone", "/shared-audio/ad_visitor_1?"],
  ["pages-studio-page--from-landing-page", "/nbmaistudio?"],
  ["pages-terms-page--whole-text", "/terms_and_condition.html?"],
])("links %s to its page in the running site", (story, page) => {
  expect(qaAddress(story, about, "3000")).toBe(`${page}persona=visitor&scenario=accounts.Down&latency=3000`);
});

test.each([
  "design-system-frame-sidebar--every-state",
  "design-system-audio-ad-card--failed",
  "pages-error-page--network",
  "specification-coverage--table",
])("links %s, which no page shows as it is, nowhere", (story) => {
  expect(qaAddress(story, about, "0")).toBeNull();
});

test.each([
  [{ kind: "error", text: errors.wrong_credentials.message }, "error=wrong_credentials"],
  [{ kind: "done", text: forgotCopy.sent }, "done=reset_sent"],
  [{ kind: "error", text: "Any other text" }, ""],
  ["A design system part’s text", ""],
  [null, ""],
])("links a form with the message %j to its page with the query “%s”", (message, notice) => {
  expect(noticeQuery(message)).toBe(notice);
  const address = qaAddress("features-auth-login-form--any", { ...about, notice }, "0");
  expect(address).toContain(`/client/login?${notice}`);
});
