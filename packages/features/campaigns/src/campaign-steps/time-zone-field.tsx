import { budgetCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { Combobox } from "@earshot/ui/inputs/combobox.tsx";
import { useMemo, useState } from "react";

import { useCampaignDraft, useCampaignPage } from "../campaign-provider.tsx";
import { describeTimeZone, timeZoneNames } from "./time-zone-options.ts";

/** The time zone for a campaign's dates, by default the browser's. */
export function TimeZoneField() {
  const timeZone = useCampaignDraft((draft) => draft.timeZone);
  const change = useCampaignDraft((draft) => draft.change);
  const { now } = useCampaignPage();
  // Formatting some 400 time zones takes a while, so this is deferred until the field is used.
  const [isUsed, setUsed] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const [resets, setResets] = useState(0);
  const chosen = useMemo(() => describeTimeZone(timeZone, now), [timeZone, now]);
  const all = useMemo(
    () => (isUsed ? timeZoneNames().map((name) => describeTimeZone(name, now)) : []),
    [isUsed, now],
  );
  const isListed = all.some(({ value }) => value === timeZone);
  return (
    <div
      className="sm:col-span-2"
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isEmptied || currentTarget.contains(relatedTarget)) return;
        setEmptied(false);
        setResets(resets + 1);
      }}
    >
      <Combobox
        // A new key restores the current choice if the field is left empty.
        key={resets}
        id="campaign-time_zone"
        label={copy.timeZone}
        hint={copy.timeZoneHint(chosen.detail)}
        placeholder={copy.timeZoneSearch}
        options={isListed ? all : [chosen, ...all]}
        copy={{
          open: copy.openTimeZones,
          clear: copy.clearTimeZone,
          none: copy.noTimeZone,
          found: copy.foundTimeZones,
        }}
        value={timeZone}
        // Clearing the field only starts a new search: a campaign always has a time zone.
        onChange={(value) => {
          setEmptied(value === "");
          if (value !== "") change({ timeZone: value });
        }}
      />
    </div>
  );
}
