import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { useDialogInAddress } from "@earshot/auth/dialog-address.ts";
import { restoreGuest } from "@earshot/client/guest.ts";
import { lazyWithRetry, usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { projectMenu } from "@earshot/projects/project-menu-entries.tsx";
import { useProjects } from "@earshot/projects/queries.ts";
import { AdListShape } from "@earshot/studio/ads/ad-list-shape.tsx";
import { AdList, type AdListHandle, type AdListProps } from "@earshot/studio/ads/ad-list.tsx";
import { ChoicesPanel } from "@earshot/studio/create/choices-panel.tsx";
import { ChoicesSummary } from "@earshot/studio/create/choices-summary.tsx";
import { CreateTabs, type CreateTabsHandle } from "@earshot/studio/create/create-tabs.tsx";
import { useStudioFormStore } from "@earshot/studio/create/studio-form-provider.tsx";
import type { StudioTab } from "@earshot/studio/create/studio-form.ts";
import { type StudioGeneration, useStudioGeneration } from "@earshot/studio/create/use-studio-generation.ts";
import { useRefreshAds } from "@earshot/studio/queries.ts";
import { LoadError } from "@earshot/studio/shell/load-error.tsx";
import { useAlert } from "@earshot/studio/shell/studio-alert.tsx";
import { Welcome } from "@earshot/studio/shell/welcome.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { studioAddress } from "../../studio-address.ts";
import { PageFrame } from "../page-frame.tsx";

const ShareDialog = lazyWithRetry(
  async () => (await import("@earshot/sharing/share-dialog.tsx")).ShareDialog,
);
const ProductionWaitDialog = lazyWithRetry(
  async () => (await import("@earshot/studio/create/production-wait-dialog.tsx")).ProductionWaitDialog,
);
const AdResult = lazyWithRetry(async () => (await import("@earshot/studio/ads/ad-result.tsx")).AdResult);
const UploadAudio = lazyWithRetry(
  async () => (await import("@earshot/studio/upload/upload-audio.tsx")).UploadAudio,
);

/** Shown while there are no ads; most users never load it. */
const SampleAd = lazyWithRetry(async () => (await import("@earshot/landing/sample-ad.tsx")).SampleAd);

const shareDialog: AdListProps["shareDialog"] = (parts) => <ShareDialog {...parts} />;

export interface StudioColumnsProps {
  projects: readonly Project[] | undefined;
  ads: Ad[] | undefined;
  firstTab: StudioTab;
  /** True when the user arrives from the landing page with a name and an outline: the script is written immediately. */
  writesAtOnce: boolean;
  /** True if the landing page's outline was too long: a notice asks for its end. */
  isBriefCut: boolean;
  /** Called when another tab opens. */
  onTab?: ((tab: StudioTab) => void) | undefined;
}

/** The studio's columns: projects, ads, the open tab and its panel. */
export function StudioColumns(props: StudioColumnsProps) {
  const { projects: initial, ads, firstTab, writesAtOnce, isBriefCut, onTab } = props;
  const { user, isLoggedIn } = useSession();
  const currentProject = useAppState((state) => state.currentProject);
  const { projects = [] } = useProjects({ initial });
  const refreshAds = useRefreshAds();
  const [tab, setTab] = useState(firstTab);
  /**
   * The last tab opened from elsewhere on the page. A new object each time, so that opening the same tab again has an
   * effect.
   */
  const [shown, setShown] = useState<{ tab: StudioTab } | null>(null);
  const alert = useAlert();
  const dialogs = useProjectDialogs();
  const accountDialog = useDialogInAddress();
  const logInRequest = useRef<LogInRequest>(null);
  const tabs = useRef<CreateTabsHandle>(null);
  const list = useRef<AdListHandle>(null);
  // Where focus moves when the ad is ready: its Play button in the center column, or its card while the form is in
  // use.
  const playButton = useRef<HTMLButtonElement>(null);
  const newestCard = useRef<HTMLElement>(null);
  const making = useStudioGeneration(currentProject.id);
  usePreloadOnPress(AdResult, UploadAudio, ProductionWaitDialog);

  const refreshKnownGuest = useEffectEvent(() => {
    if (user === null && restoreGuest()) refreshAds();
  });
  useEffect(() => refreshKnownGuest(), []);

  const form = useStudioFormStore();
  const writeAtOnce = useEffectEvent(() => {
    if (writesAtOnce && form.getState().form.scripts === null) tabs.current?.writeScript();
  });
  useEffect(() => writeAtOnce(), []);

  function select(next: StudioTab): void {
    setTab(next);
    onTab?.(next);
  }

  function open(next: StudioTab): void {
    making.closeResult();
    select(next);
  }

  /** Opens a tab from elsewhere on the page and moves focus there, once it is visible. */
  function showTab(next: StudioTab): void {
    open(next);
    setShown({ tab: next });
  }
  useEffect(() => {
    if (shown) tabs.current?.focus(shown.tab);
  }, [shown]);

  const makeAnother: AdListProps["onMakeAnother"] = (ad) =>
    void making.makeAnother(ad).then((source) => source && showTab(source));
  const editScript = (uuid: string) =>
    void making.editScript(uuid).then((source) => source && showTab(source));

  function cancelEditing(): void {
    // The ad is shown first, in the tab of the form that Open the form then shows.
    const next = making.cancelEditing();
    if (next) select(next);
  }

  return (
    <>
      <PageFrame
        projects={initial}
        here="myProjects"
        dialogs={dialogs}
        logInRequest={logInRequest}
        redirect={studioAddress(tab)}
        title={topBarCopy.studio}
        offersReset
        list={{
          label: adCopy.list,
          content: (
            <div className="mx-auto max-w-160 px-4 py-5 sm:px-6 lg:p-4">
              {user === undefined ? (
                <AdListShape projectName={currentProject.name} />
              ) : (
                <AdList
                  projectName={currentProject.name}
                  projectMenu={
                    currentProject.id === null
                      ? []
                      : projectMenu(
                          { id: currentProject.id, name: currentProject.name },
                          {
                            onRename: dialogs.rename,
                            onDelete: (project) => dialogs.remove(project, alert),
                          },
                        )
                  }
                  projectId={currentProject.id}
                  projects={projects}
                  initial={ads}
                  isLoggedIn={isLoggedIn}
                  made={making.made}
                  start={
                    <Link
                      href={studioAddress("ai")}
                      onClick={(event) => {
                        event.preventDefault();
                        showTab("ai");
                      }}
                    />
                  }
                  sample={<SampleAd ErrorFallback={Nothing} />}
                  onCreateProject={(onCreated) => dialogs.create({ onCreated })}
                  handle={list}
                  onMakeAnother={makeAnother}
                  onEditScript={editScript}
                  onRetry={making.retry}
                  shareDialog={shareDialog}
                  newestCard={newestCard}
                />
              )}
            </div>
          ),
        }}
        panel={{
          title: studioCopy.settings,
          closeLabel: controlCopy.close,
          content: <ChoicesPanel />,
          actions: (
            <DialogButton does="cancel" intent="primary">
              {studioCopy.settingsDone}
            </DialogButton>
          ),
        }}
      >
        <div className="h-full overflow-x-clip">
          <div className="mx-auto flex max-w-160 flex-col gap-5 px-4 pt-5 sm:px-6">
            <h2 className="sr-only">{studioCopy.title}</h2>
            {isBriefCut && <OutlineCut isHidden={making.result !== null} />}
            <CreateTabs
              ref={tabs}
              tab={tab}
              onTab={open}
              upload={
                <UploadAudio
                  fallback={<div className="min-h-32 rounded-md border border-dashed border-line" />}
                  ErrorFallback={LoadError}
                  projectId={currentProject.id}
                  onUploaded={(ad) => {
                    making.mark(ad?.uuid ?? null);
                    refreshAds();
                  }}
                />
              }
              result={
                making.result === null ? null : (
                  <AdResult
                    fallback={<Skeleton shape="ad-card" label={controlCopy.loading} />}
                    ErrorFallback={LoadError}
                    key={making.result}
                    uuid={making.result}
                    isLoggedIn={isLoggedIn}
                    playButton={playButton}
                    onOpen={(which, ad) => list.current?.openDialog(which, ad)}
                    onEditScript={editScript}
                    onMakeAnother={makeAnother}
                    onRetry={making.retry}
                    onOpenForm={() => showTab(tab)}
                  />
                )
              }
              onLoadNewest={editScript}
              onCancelEditing={cancelEditing}
              onCreate={making.create}
              creating={making.busy}
              summary={<ChoicesSummary />}
            />
          </div>
        </div>
      </PageFrame>
      {/* Shown only after any dialog in the URL has closed, so that the two never overlap. */}
      {accountDialog === null && (
        <Welcome onClosed={writesAtOnce ? () => tabs.current?.focusScript() : undefined} />
      )}
      <Wait {...making} returnFocus={making.result === null ? newestCard : playButton} />
    </>
  );
}

const Nothing = () => null;

/** Asks for the rest of the landing page's outline, until it is dismissed. */
function OutlineCut({ isHidden }: { isHidden: boolean }) {
  const [isDismissed, setDismissed] = useState(false);
  const isThere = !isHidden && !isDismissed;
  return (
    // Removes the gap that the empty live region would leave.
    <div className={isThere ? undefined : "-mb-5"}>
      <Banner
        message={isThere ? { tone: "info", text: studioCopy.outlineCut } : null}
        dismiss={{ label: studioCopy.draftForget, onDismiss: () => setDismissed(true) }}
      />
    </div>
  );
}

interface WaitProps extends Pick<StudioGeneration, "making" | "hide" | "stage" | "awaited"> {
  /** Where focus moves once the ad is ready, because the submit button is still disabled. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** Shows progress from the request until the ad is ready. */
function Wait({ making, hide, stage, awaited, returnFocus }: WaitProps) {
  const [last, setLast] = useState(making);
  if (making && making !== last) setLast(making);
  if (!last) return null;
  return (
    <ProductionWaitDialog
      open={making !== null && !making.isHidden}
      onClose={hide}
      startedAt={last.startedAt}
      stage={stage}
      ad={awaited}
      returnFocus={returnFocus}
      onLoadError={hide}
    />
  );
}
