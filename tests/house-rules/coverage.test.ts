import { checkAdTitle } from "@earshot/contract/ads/rules/ad-title.ts";
import { checkBudget } from "@earshot/contract/campaigns/rules/budget.ts";
import { checkCampaignDates } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { checkCampaignDraft, checkTargets } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { checkTake } from "@earshot/contract/generation/rules/take.ts";
import { checkContact } from "@earshot/contract/messages/rules/contact.ts";
import { checkSubscription } from "@earshot/contract/messages/rules/subscription.ts";
import { checkAgencyCode } from "@earshot/contract/settings/rules/agency-code.ts";
import { checkPasswordUpdate } from "@earshot/contract/settings/rules/password-update.ts";
import { uncalledEndpoints } from "@earshot/mocks/list-scenarios.ts";
import { test } from "vitest";

import { exemptions } from "../../.storybook/coverage-exemptions.ts";
import { coverage, coveredEndpoints, exemptionOf } from "../../.storybook/coverage.ts";
import { expectNone, filesLike, textOf } from "./source-files.ts";

const sourcesOf = (pattern: RegExp) =>
  Object.fromEntries(filesLike(pattern).map((file) => [file, textOf(file)]));

const rows = coverage(sourcesOf(/\.stories\.tsx$/));

test("every outcome of an endpoint that a screen calls has a story, or a reason why not", () => {
  const unshown = rows.filter((row) => row.stories.length === 0 && exemptionOf(row) === null);
  expectNone(
    unshown.map(({ name, outcome }) => `${name} ${outcome}`),
    "Write the story that shows it, or say in .storybook/coverage-exemptions.ts why it needs none.",
  );
});

const names = Object.entries(endpoints).flatMap(([area, routes]) =>
  Object.keys(routes).map((name) => `${area}.${name}`),
);

test("every endpoint has screens in .storybook/coverage.ts, or is listed as one that no screen calls", () => {
  expectNone(
    names.filter((name) => coveredEndpoints.includes(name) === uncalledEndpoints.includes(name)),
    "Name its screens' story files in .storybook/coverage.ts, or list it in mocks/src/list-scenarios.ts.",
  );
});

test("every exemption is needed", () => {
  const exempt = new Set(rows.map((row) => (row.stories.length > 0 ? null : exemptionOf(row))));
  expectNone(
    exemptions.filter((exemption) => !exempt.has(exemption)).map(({ why }) => why),
    "Remove it from .storybook/coverage-exemptions.ts.",
  );
});

/** The error code that a form's validation rule returns for each input, or "nothing". */
const findings = <Args extends unknown[]>(
  rule: (...args: Args) => { code: string } | null,
  ...inputs: Args[]
) => ({ rule: rule.name, codes: inputs.map((args) => rule(...args)?.code ?? "nothing") });

const long = "m".repeat(100_000);
const message = { full_name: "Robin Okafor", business_email: "robin@fieldnote.example" };
const budget = { total_budget: 500, daily_budget: null, bid_strategy: "auto", target_cpm: null } as const;
const place = { country: "GB" };
const places = Array.from({ length: 999 }, () => place);
const interests = places.map(() => "Food and drink");
const largest = {
  locations: Array.from({ length: 50 }, () => ({ country: "é".repeat(100), city: "é".repeat(100) })),
};
const [today, tomorrow] = ["2026-11-02", "2026-11-03"];

const campaign = [
  findings(checkCampaignDraft, [{ title: long }]),
  findings(
    checkTargets,
    [{ locations: places }],
    [{ locations: [{ country: long }] }],
    [{ interests }],
    [{ interests: [long] }],
    [largest],
  ),
  findings(
    checkBudget,
    [{ ...budget, total_budget: 1e12 }, 1],
    [{ ...budget, daily_budget: 0 }, 1],
    [{ ...budget, daily_budget: 400 }, 2],
    [{ ...budget, bid_strategy: "target_cpm", target_cpm: 1e12 }, 1],
  ),
  findings(
    checkCampaignDates,
    [{ start_date: null, end_date: tomorrow }, today],
    [{ start_date: today, end_date: tomorrow }, tomorrow],
    [{ start_date: today, end_date: null }, today],
  ),
];

/** The rules that forms keep before they send, by endpoint. */
const formRules: Readonly<Record<string, ReturnType<typeof findings>[]>> = {
  "settings.updatePassword": [
    findings(checkPasswordUpdate, [{ old_password: "12345", new_password: long, confirm_password: long }]),
  ],
  "settings.saveAgencyCode": [findings(checkAgencyCode, [{ agency_code: long }])],
  "generation.speakTake": [findings(checkTake, [{ text: "Tea.", delivery_instructions: long }])],
  "sharing.changeAd": [findings(checkAdTitle, [long])],
  "campaigns.create": campaign,
  "campaigns.change": campaign,
  "messages.contact": [
    findings(
      checkContact,
      [{ ...message, full_name: "" }],
      [{ ...message, full_name: long }],
      [{ ...message, company: long }],
      [{ ...message, phone_number: long }],
    ),
  ],
  "messages.subscribe": [findings(checkSubscription, [{ email_id: "" }])],
};

test("every error that a form is said to find itself is found by a rule that the form keeps", () => {
  const forms = Object.values(sourcesOf(/^packages\/features\/.+(?<!\.(?:stories|test))\.tsx?$/)).join("\n");
  const byForm = rows.filter((row) => row.stories.length === 0 && exemptionOf(row)?.byForm);
  const unfound = byForm.filter(({ name, outcome }) => {
    const rules = (formRules[name] ?? []).filter(({ rule }) => forms.includes(`${rule}(`));
    return !rules.some(({ codes }) => codes.includes(outcome));
  });
  expectNone(
    unfound.map(({ name, outcome }) => `${name} ${outcome}`),
    "Add an input that the form's rule rejects with it, or correct the reason in .storybook/coverage-exemptions.ts.",
  );
});
