import { budgetCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { RadioGroup } from "@earshot/ui/inputs/radio-group.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { DollarSign } from "lucide-react";

import { useCampaignDraft, useCampaignPage } from "../campaign-provider.tsx";
import type { StepErrors } from "../step-errors.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

const bids = (["auto", "target_cpm"] as const).map((value) => ({ value, label: copy.bids[value] }));

/** Step 3: budget and dates. */
export function BudgetStep({ errors }: { errors: StepErrors }) {
  const { budget, spend, startDate, endDate, timeZone, change } = useCampaignDraft((draft) => draft);
  const { now } = useCampaignPage();
  const today = dayIn(timeZone, now);
  const amount = {
    inputMode: "decimal",
    autoComplete: "off",
    icon: <DollarSign aria-hidden="true" />,
  } as const;
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
      <TextField
        {...amount}
        id="campaign-total_budget"
        label={copy.total}
        hint={copy.totalHint}
        error={errors.total_budget}
        value={budget.totalBudget}
        onChange={({ target }) => spend({ totalBudget: target.value })}
      />
      <TextField
        {...amount}
        id="campaign-daily_budget"
        label={copy.daily}
        hint={copy.dailyHint}
        error={errors.daily_budget}
        value={budget.dailyBudget}
        onChange={({ target }) => spend({ dailyBudget: target.value })}
      />
      <RadioGroup
        name="bid_strategy"
        label={copy.bidStrategy}
        options={bids}
        value={budget.bidStrategy}
        onChange={(bidStrategy) => spend({ bidStrategy })}
      />
      {budget.bidStrategy === "target_cpm" ? (
        <TextField
          {...amount}
          id="campaign-target_cpm"
          label={copy.targetCpm}
          hint={copy.targetCpmHint}
          error={errors.target_cpm}
          value={budget.targetCpm}
          onChange={({ target }) => spend({ targetCpm: target.value })}
        />
      ) : (
        <div className="max-sm:hidden" />
      )}
      <TextField
        type="date"
        id="campaign-start_date"
        label={copy.start}
        error={errors.start_date}
        min={today}
        value={startDate}
        onChange={({ target }) => change({ startDate: target.value })}
      />
      <TextField
        type="date"
        id="campaign-end_date"
        label={copy.end}
        error={errors.end_date}
        min={startDate || today}
        value={endDate}
        onChange={({ target }) => change({ endDate: target.value })}
      />
      <TimeZoneField />
    </div>
  );
}
