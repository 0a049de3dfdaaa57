import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import {
  ageGroups,
  audienceCopy as copy,
  deviceNames,
  interestNames,
} from "@earshot/contract/campaigns/copy.ts";
import { checkTargets } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import {
  type Audience,
  describeAudience,
  type Place,
  placeName,
} from "@earshot/contract/campaigns/rules/describe-audience.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Combobox } from "@earshot/ui/inputs/combobox.tsx";
import { useQuery } from "@tanstack/react-query";
import { Heart, MapPin, Smartphone, User, Users } from "lucide-react";
import { type ReactNode, useState } from "react";

import { useCampaignDraft, useCampaignPage } from "../campaign-provider.tsx";
import { type Country, countryOf, countryOptions, placeOf, searchPlaces } from "../place-search.ts";
import { asErrors, type StepErrors } from "../step-errors.ts";
import { ChipChoice } from "./chip-choice.tsx";
import { ChosenChips } from "./chosen-chips.tsx";
import { suggestInterests } from "./suggest-interests.ts";
import { SuggestedChips } from "./suggested-chips.tsx";

type Device = keyof typeof deviceNames;

const devices = (Object.keys(deviceNames) as Device[]).map((value) => ({
  value,
  label: deviceNames[value].chip,
}));
const ages = ageGroups.map((value) => ({ value, label: value }));
const genders = (["everyone", "female", "male"] as const).map((value) => ({
  value,
  label: copy.gender[value],
}));
const interests = interestNames.map((value) => ({ value, label: value }));

/** Step 2: who should hear the ad, with a sentence that summarizes the audience. */
export function AudienceStep({ errors }: { errors: StepErrors }) {
  const { targeting, target } = useCampaignDraft((draft) => draft);
  const { age_groups, gender, device } = targeting;
  const { locations, interests: interestsError } = { ...asErrors(checkTargets(targeting)), ...errors };
  return (
    <>
      <div className="flex flex-col divide-y divide-line *:py-4 *:first:pt-0">
        <Locations error={locations} />
        <Row label={copy.ages} icon={<Users />}>
          <ChipChoice
            type="checkbox"
            label={copy.ages}
            options={ages}
            chosen={age_groups as readonly (typeof ageGroups)[number][]}
            onChange={(chosen) => target({ age_groups: chosen })}
          />
        </Row>
        <Row label={copy.genders} icon={<User />}>
          <ChipChoice
            type="radio"
            label={copy.genders}
            options={genders}
            chosen={[gender.length === 1 ? gender[0]! : "everyone"]}
            onChange={([chosen = "everyone"]) => target({ gender: chosen === "everyone" ? [] : [chosen] })}
          />
        </Row>
        <Row label={copy.devices} icon={<Smartphone />}>
          <ChipChoice
            type="checkbox"
            label={copy.devices}
            options={devices}
            chosen={device}
            onChange={(chosen) => target({ device: chosen })}
          />
        </Row>
        <Interests error={interestsError} />
      </div>
      <output className="mt-2 block rounded-md bg-primary-faint px-5 py-4 text-md wrap-anywhere text-ink">
        {describeAudience(targeting)}
      </output>
    </>
  );
}

interface RowProps {
  /** Also used as the control's label. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

function Row({ label, icon, children }: RowProps) {
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <p aria-hidden="true" className="flex items-center gap-3 self-start font-semibold sm:min-h-8">
        <span className="text-ink-2 *:icon-md">{icon}</span>
        {label}
      </p>
      {children}
    </div>
  );
}

/** Loads the countries and their regions on demand: they are too large to load with the page. */
const useCountries = () =>
  useQuery({
    queryKey: ["countries"],
    queryFn: async () => {
      const { allCountries } = await import("country-region-data");
      return allCountries.map(([name, code, regions]) =>
        countryOf(
          code,
          name,
          regions.map(([region]) => region),
          navigator.language,
        ),
      );
    },
    staleTime: Infinity,
  });

/**
 * Where to look for a city first: in the countries and regions chosen most recently, or else in the browser's
 * country.
 */
function placesNear(chosen: readonly Place[], countries: readonly Country[]): Place[] {
  const near = new Map(
    chosen
      .toReversed()
      .map(({ country, region }) => [`${country}/${region}`, { country, region: region ?? null }]),
  );
  if (near.size > 0) return [...near.values()].slice(0, 3);
  const { region } = new Intl.Locale(navigator.language).maximize();
  const own = countries.find(({ code }) => code === region);
  return own ? [{ country: own.name, region: null }] : [];
}

function Locations({ error }: { error: string | undefined }) {
  const { targeting, target } = useCampaignDraft((draft) => draft);
  const { data: known = [], isPending, isError, refetch } = useCountries();
  const { locations } = targeting;
  const add = (value: string) => {
    const place = placeOf(value);
    if (!locations.some((each) => JSON.stringify(each) === JSON.stringify(place))) {
      target({ locations: [...locations, place] });
    }
  };
  return (
    <Row label={copy.locations} icon={<MapPin />}>
      {/* The space below the field's own label, which is hidden. */}
      <div className="-mt-1.5">
        <AddField
          id="campaign-locations"
          label={copy.locations}
          placeholder={copy.locationsHint}
          error={isError ? copy.placesNotLoaded : error}
          options={countryOptions(known)}
          suggest={(typed) =>
            searchPlaces(known, typed, { near: placesNear(locations, known), cityLabel: copy.city })
          }
          copy={{
            open: copy.openPlaces,
            none: isPending ? () => controlCopy.loading : copy.noPlace,
            found: copy.foundPlaces,
          }}
          onAdd={add}
        />
        {isError && (
          <div className="mt-2">
            <Button size="sm" onClick={() => void refetch()}>
              {controlCopy.tryAgain}
            </Button>
          </div>
        )}
        <ChosenChips
          label={copy.locations}
          names={locations.map(placeName)}
          onRemove={(index) => target({ locations: locations.filter((_, at) => at !== index) })}
        />
      </div>
    </Row>
  );
}

/** The ad's text, used for suggestions. */
const saidIn = (ad: AdDetails | null) =>
  ad ? [ad.title, ad.inputs?.prompt, ...ad.lines.map(({ text }) => text)].join(" ") : "";

function Interests({ error }: { error: string | undefined }) {
  const chosen = useCampaignDraft((draft) => draft.targeting.interests);
  const target = useCampaignDraft((draft) => draft.target);
  const { ad } = useCampaignPage();
  const change = (next: Audience["interests"]) => target({ interests: next });
  return (
    <Row label={copy.interests} icon={<Heart />}>
      <div className="-mt-1.5">
        <AddField
          id="campaign-interests"
          label={copy.interests}
          placeholder={copy.interestsHint}
          error={error}
          options={interests.filter(({ value }) => !chosen.includes(value))}
          copy={{
            open: copy.openInterests,
            none: copy.noInterest,
            found: copy.foundInterests,
          }}
          onAdd={(value) => change([...chosen, value])}
        />
        <ChosenChips
          label={copy.interests}
          names={chosen}
          onRemove={(index) => change(chosen.filter((_, at) => at !== index))}
        />
        <SuggestedChips
          label={copy.suggestedInterests}
          names={suggestInterests(saidIn(ad), chosen)}
          onAdd={(name) => change([...chosen, name])}
        />
      </div>
    </Row>
  );
}

interface AddFieldProps extends Omit<
  Parameters<typeof Combobox>[0],
  "value" | "defaultValue" | "onChange" | "takesFocus"
> {
  onAdd: (value: string) => void;
}

/**
 * A combobox that adds each choice to a list and then clears. Its label is hidden, because the row already shows it.
 */
function AddField({ onAdd, label, ...field }: AddFieldProps) {
  const [added, setAdded] = useState(0);
  return (
    <Combobox
      {...field}
      label={<span className="sr-only">{label}</span>}
      key={added}
      value=""
      {...(added > 0 && { takesFocus: { typed: "" } })}
      onChange={(value) => {
        if (value === "") return;
        onAdd(value);
        setAdded((count) => count + 1);
      }}
    />
  );
}
