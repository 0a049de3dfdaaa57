import { Link } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { campaignAdCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { textLength } from "@earshot/contract/limits.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { Card } from "@earshot/ui/surfaces/card.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { CircleAlert } from "lucide-react";
import { useState } from "react";

import { useCampaignDraft, useCampaignPage } from "../campaign-provider.tsx";
import { MiniPlayer } from "../mini-player.tsx";
import { useAdChoices } from "../queries.ts";
import type { StepErrors } from "../step-errors.ts";

interface AdStepProps {
  errors: StepErrors;
  /** The client's projects; empty for a visitor. */
  projects: readonly Pick<Project, "id" | "name">[];
}

/** Step 1: the campaign's title and its ad, which is chosen from the projects if the page was opened without one. */
export function AdStep({ errors, projects }: AdStepProps) {
  const { ad, retryAd } = useCampaignPage();
  const { audioId, campaignTitle, change } = useCampaignDraft((draft) => draft);
  const [isChoosing, setChoosing] = useState(false);

  function choose({ uuid, title }: Ad) {
    change({ audioId: uuid, campaignTitle: campaignTitle || title });
    setChoosing(false);
  }

  return (
    <div className="flex flex-col gap-6">
      {audioId !== null && !isChoosing ? (
        <div id="campaign-ad" tabIndex={-1}>
          {ad ? (
            <Card
              padding="sm"
              level={3}
              heading={ad.title}
              note={ad.state === "ready" ? undefined : ad.stateMessage || adCopy.state[ad.state]}
              actions={
                <Button size="sm" onClick={() => setChoosing(true)}>
                  {copy.change}
                </Button>
              }
            >
              <MiniPlayer ad={soundOf(ad)} />
            </Card>
          ) : retryAd ? (
            <EmptyState
              text={copy.notLoaded}
              action={
                <span className="flex flex-wrap justify-center gap-3">
                  <Button onClick={retryAd}>{controlCopy.tryAgain}</Button>
                  <Button onClick={() => setChoosing(true)}>{copy.change}</Button>
                </span>
              }
            />
          ) : (
            <Skeleton shape="ad-card" label={controlCopy.loading} />
          )}
        </div>
      ) : (
        <AdChoice projects={projects} onChoose={choose} />
      )}
      {errors.ad_uuid && (
        <p role="alert" className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
          {errors.ad_uuid}
        </p>
      )}
      <TextField
        id="campaign-title"
        label={copy.titleLabel}
        hint={copy.titleHint}
        error={errors.title}
        maxLength={textLength.name}
        dir="auto"
        value={campaignTitle}
        onChange={({ target }) => change({ campaignTitle: target.value })}
      />
    </div>
  );
}

const soundOf = ({ uuid, title, filepath, lengthSeconds, peaks }: Ad) => ({
  uuid,
  title,
  address: filepath,
  seconds: lengthSeconds,
  peaks,
});

interface AdChoiceProps extends Pick<AdStepProps, "projects"> {
  onChoose: (ad: Ad) => void;
}

/** A project's ads, to play and choose from. */
function AdChoice({ projects, onChoose }: AdChoiceProps) {
  const { isLoggedIn } = useSession();
  const current = useAppState((state) => state.currentProject.id);
  const [chosen, setProject] = useState<string | null>(null);
  const projectId = isLoggedIn ? (chosen ?? current) : null;
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAdChoices(projectId);
  const ads = data?.pages.flatMap((page) => page.ads).filter(({ state }) => state === "ready");
  return (
    <div id="campaign-ad" tabIndex={-1} className="flex flex-col gap-4">
      {projects.length > 1 && (
        <Select
          label={copy.project}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          value={projectId ?? ""}
          onChange={({ target }) => setProject(target.value)}
        />
      )}
      {isError ? (
        <EmptyState
          text={adCopy.notLoaded}
          action={<Button onClick={() => void refetch()}>{controlCopy.tryAgain}</Button>}
        />
      ) : !ads ? (
        <Skeleton shape="ad-card" count={3} label={controlCopy.loading} />
      ) : ads.length === 0 && !hasNextPage ? (
        <EmptyState
          title={copy.none}
          text={copy.noneText}
          action={
            <Button intent="primary" link={<Link href="/nbmaistudio" />}>
              {copy.make}
            </Button>
          }
        />
      ) : (
        <ul aria-label={adCopy.list} className="flex flex-col gap-3">
          {ads.map((ad) => (
            <Card
              key={ad.uuid}
              as="li"
              level={3}
              padding="sm"
              heading={ad.title}
              actions={
                <Button size="sm" aria-label={`${copy.choose}: ${ad.title}`} onClick={() => onChoose(ad)}>
                  {copy.choose}
                </Button>
              }
            >
              <MiniPlayer ad={soundOf(ad)} />
            </Card>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {adCopy.loadMore}
        </Button>
      )}
    </div>
  );
}
