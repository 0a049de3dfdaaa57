import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import {
  CampaignProvider,
  useCampaignDraft,
  useCampaignPage,
} from "@earshot/campaigns/campaign-provider.tsx";
import { CampaignSteps, Launched } from "@earshot/campaigns/campaign-steps.tsx";
import { Forecast } from "@earshot/campaigns/forecast.tsx";
import { MiniPlayer } from "@earshot/campaigns/mini-player.tsx";
import { useCampaignStart } from "@earshot/campaigns/queries.ts";
import { SaveNotice } from "@earshot/campaigns/save-notice.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { brand } from "@earshot/contract/brand.ts";
import { campaignCopy, forecastCopy } from "@earshot/contract/campaigns/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { useProjects } from "@earshot/projects/queries.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { useRef, useState } from "react";

import { campaignAddress } from "../../campaign-address.ts";
import type { CampaignPageProps } from "../campaign-page.tsx";
import { PageFrame, type PageFrameProps } from "../page-frame.tsx";

type CampaignContentsProps = Pick<CampaignPageProps, "projects" | "audioId" | "campaignId" | "onAddress">;

/** The launch page once the ad and the draft are loaded; until then, or without them, only its frame. */
export function CampaignContents({ projects, audioId, campaignId = null, onAddress }: CampaignContentsProps) {
  const logInRequest = useRef<LogInRequest>(null);
  const [address, setAddress] = useState({ audioId, campaignId });
  const { data: start, isError, isFetching, refetch } = useCampaignStart(address.audioId, address.campaignId);
  /** The ad and campaign currently in the URL. Changes once a draft is saved, without reloading the page. */
  const [saved, setSaved] = useState(address);
  const dialogs = useProjectDialogs();
  const redirect = campaignAddress(saved.audioId, saved.campaignId);
  const frame = { projects, dialogs, logInRequest, redirect };

  if (!start) {
    return (
      <LaunchFrame {...frame} title={campaignCopy.launch}>
        <div className="max-w-208 px-4 py-8 sm:px-6 lg:px-10">
          {isError && !isFetching ? (
            <EmptyState
              text={campaignCopy.notLoaded}
              action={<Button onClick={() => void refetch()}>{controlCopy.tryAgain}</Button>}
            />
          ) : (
            <Skeleton shape="field" count={4} label={controlCopy.loading} />
          )}
        </div>
      </LaunchFrame>
    );
  }
  if (start.campaign && start.campaign.status !== "draft") {
    const { status, comment, title, ad } = start.campaign;
    return (
      <LaunchFrame {...frame} title={ad?.product_name || title || campaignCopy.launch}>
        <Launched status={status} comment={comment} />
      </LaunchFrame>
    );
  }
  return (
    <CampaignProvider
      key={start.campaign?.updated_at ?? "new"}
      start={start}
      onAddress={(nextAudio, nextCampaign) => {
        setSaved({ audioId: nextAudio, campaignId: nextCampaign });
        onAddress?.(nextAudio, nextCampaign);
      }}
    >
      <DraftPage
        {...frame}
        onReload={() => {
          if (saved.campaignId === address.campaignId) void refetch();
          else setAddress(saved);
        }}
      />
    </CampaignProvider>
  );
}

/** The frame, which also uses the top bar's title as the document's title. */
function LaunchFrame(props: Omit<PageFrameProps, "here">) {
  return (
    <>
      <title>{`${props.title} · ${brand.name}`}</title>
      <PageFrame {...props} here="campaigns" />
    </>
  );
}

function DraftPage({
  onReload,
  ...frame
}: Pick<PageFrameProps, "projects" | "dialogs" | "logInRequest" | "redirect"> & { onReload: () => void }) {
  const { ad, isLaunched } = useCampaignPage();
  const campaignTitle = useCampaignDraft((draft) => draft.campaignTitle);
  const selected = useAppState((state) => state.selectedAudio);
  const { projects = [] } = useProjects({ initial: frame.projects });
  const title = selected?.title || campaignTitle || campaignCopy.launch;
  const { logInRequest } = frame;
  if (isLaunched) {
    return (
      <LaunchFrame {...frame} title={title}>
        <Launched status="in review" />
      </LaunchFrame>
    );
  }
  return (
    <LaunchFrame
      {...frame}
      title={title}
      aside={
        ad?.filepath && (
          <div className="w-8 shrink-0 min-[75rem]:w-72 min-[75rem]:border-s min-[75rem]:border-line min-[75rem]:ps-4 pointer-coarse:w-11">
            <MiniPlayer
              ad={{
                uuid: ad.uuid,
                title: ad.title,
                address: ad.filepath,
                seconds: ad.lengthSeconds,
                peaks: ad.peaks,
              }}
            />
          </div>
        )
      }
      notice={<SaveNotice />}
      panel={{
        title: forecastCopy.panel,
        closeLabel: controlCopy.close,
        content: <Forecast />,
        actions: (
          <DialogButton does="cancel" intent="primary">
            {studioCopy.settingsDone}
          </DialogButton>
        ),
      }}
    >
      <CampaignSteps
        projects={projects}
        onLogIn={(onEnd) => logInRequest.current?.logIn(onEnd)}
        onReload={onReload}
      />
    </LaunchFrame>
  );
}
