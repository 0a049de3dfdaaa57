import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { TopBar } from "@earshot/auth/top-bar.tsx";
import { restoreGuest } from "@earshot/client/guest.ts";
import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { brand } from "@earshot/contract/brand.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { ProjectSidebar } from "@earshot/projects/project-sidebar.tsx";
import { useProjects } from "@earshot/projects/queries.ts";
import { AdList, type AdListProps } from "@earshot/studio/ads/ad-list.tsx";
import { ChoicesPanel } from "@earshot/studio/create/choices-panel.tsx";
import { CreateTabs, type CreateTabsHandle } from "@earshot/studio/create/create-tabs.tsx";
import type { StudioTab } from "@earshot/studio/create/studio-form.ts";
import { type StudioGeneration, useStudioGeneration } from "@earshot/studio/create/use-studio-generation.ts";
import { useAwaitedStage, useRefreshAds } from "@earshot/studio/queries.ts";
import { Welcome } from "@earshot/studio/shell/welcome.tsx";
import { UploadAudio } from "@earshot/studio/upload/upload-audio.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { studioAddress } from "../../studio-address.ts";

const ShareDialog = lazyWithRetry(
  async () => (await import("@earshot/sharing/share-dialog.tsx")).ShareDialog,
);
const CreateProjectDialog = lazyWithRetry(
  async () => (await import("@earshot/projects/create-project-dialog.tsx")).CreateProjectDialog,
);
const ProductionWaitDialog = lazyWithRetry(
  async () => (await import("@earshot/studio/create/production-wait-dialog.tsx")).ProductionWaitDialog,
);

const shareDialog: AdListProps["shareDialog"] = (parts) => <ShareDialog {...parts} />;

export interface StudioColumnsProps {
  projects: readonly Project[] | undefined;
  ads: Ad[] | undefined;
  firstTab: StudioTab;
  /** Called when another tab opens. */
  onTab?: ((tab: StudioTab) => void) | undefined;
}

/** The page's only Create new project dialog. */
interface NewProject {
  isOpen: boolean;
  /** The name typed before a log-in. */
  name: string;
  /** Called instead of opening the new project: Move continues with it. */
  onCreated?: ((project: Project) => void) | undefined;
  /** Closes the drawer that the dialog was opened from. */
  closeDrawer?: () => void;
}

/** The studio's columns: projects, ads, the open tab and its panel. */
export function StudioColumns({ projects: initial, ads, firstTab, onTab }: StudioColumnsProps) {
  const { user, isLoggedIn } = useSession();
  const { currentProject, sidebarCollapsed, chooseProject } = useAppState((state) => state);
  const { projects = [] } = useProjects({ initial });
  const refreshAds = useRefreshAds();
  const [tab, setTab] = useState(firstTab);
  const [newProject, setNewProject] = useState<NewProject>({ isOpen: false, name: "" });
  const logInRequest = useRef<LogInRequest>(null);
  const tabs = useRef<CreateTabsHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  // Targets the new ad's card: Space plays it there.
  const [newestCard] = useState(() => ({
    get current() {
      return list.current?.querySelector<HTMLElement>("article") ?? null;
    },
  }));
  const making = useStudioGeneration(currentProject.id);

  const refreshKnownGuest = useEffectEvent(() => {
    if (user === null && restoreGuest()) refreshAds();
  });
  useEffect(() => refreshKnownGuest(), []);

  /** Opens the log-in first and passes the typed name along. */
  const logInForProject = (name: string, onCreated?: NewProject["onCreated"]) =>
    logInRequest.current?.logIn((is) => {
      if (is) setNewProject({ isOpen: true, name, onCreated });
    });
  const openProject = ({ id, name }: Project) => chooseProject({ id, name });

  function open(next: StudioTab): void {
    setTab(next);
    onTab?.(next);
  }

  /** Opens a tab from another place and moves the focus there. */
  function showTab(next: StudioTab): void {
    open(next);
    requestAnimationFrame(() => {
      tabs.current?.focus(next);
    });
  }

  return (
    <>
      <PageShell
        skip={pageCopy.skip}
        bar={
          <TopBar
            title={topBarCopy.studio}
            offersReset
            logInRequest={logInRequest}
            redirect={studioAddress(tab)}
          />
        }
        sidebar={{
          title: sidebarCopy.title,
          openLabel: sidebarCopy.open,
          closeLabel: controlCopy.close,
          heading: <Mark shape={brand.mark} name={brand.name} />,
          render: (place, close) => (
            <ProjectSidebar
              look={place === "drawer" ? "drawer" : sidebarCollapsed ? "collapsed" : "expanded"}
              initial={initial}
              here="myProjects"
              onAddProject={() => setNewProject({ isOpen: true, name: "", closeDrawer: close })}
              close={close}
            />
          ),
        }}
        list={{
          label: adCopy.list,
          content: (
            <div ref={list} className="p-4 sm:p-5">
              {user === undefined ? (
                <Skeleton shape="ad-card" count={3} label={controlCopy.loading} />
              ) : (
                <AdList
                  projectName={currentProject.name}
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
                  onCreateProject={(onCreated) => setNewProject({ isOpen: true, name: "", onCreated })}
                  onMakeAnother={(ad) =>
                    void making.makeAnother(ad).then((source) => source && showTab(source))
                  }
                  onRetry={making.retry}
                  shareDialog={shareDialog}
                />
              )}
            </div>
          ),
        }}
        panel={{
          title: studioCopy.settings,
          openLabel: studioCopy.settings,
          closeLabel: controlCopy.close,
          content: <ChoicesPanel />,
        }}
      >
        <div className="mx-auto flex max-w-160 flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
          <h2 className="sr-only">{studioCopy.title}</h2>
          <CreateTabs
            ref={tabs}
            tab={tab}
            onTab={open}
            upload={
              <UploadAudio
                projectId={currentProject.id}
                onUploaded={(ad) => {
                  making.mark(ad?.uuid ?? null);
                  refreshAds();
                }}
              />
            }
            onCreate={making.create}
            creating={making.busy}
          />
        </div>
      </PageShell>
      <Welcome />
      <Wait {...making} returnFocus={newestCard} />
      <CreateProjectDialog
        open={newProject.isOpen}
        initialName={newProject.name}
        onClose={() => setNewProject({ isOpen: false, name: "" })}
        onCreated={(project) => {
          (newProject.onCreated ?? openProject)(project);
          newProject.closeDrawer?.();
        }}
        onNeedsLogIn={(name) => {
          newProject.closeDrawer?.();
          logInForProject(name, newProject.onCreated);
        }}
      />
    </>
  );
}

interface WaitProps extends Pick<StudioGeneration, "making" | "hide"> {
  /** Focus target once the ad is ready: the submit button is still disabled. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** Shows progress from the request until the ad is ready. */
function Wait({ making, hide, returnFocus }: WaitProps) {
  const [last, setLast] = useState(making);
  const stage = useAwaitedStage(last?.uuid ?? null);
  if (making && making !== last) setLast(making);
  if (!last) return null;
  return (
    <ProductionWaitDialog
      open={making !== null && !making.isHidden}
      onClose={hide}
      startedAt={last.startedAt}
      stage={stage}
      returnFocus={returnFocus}
      onLoadError={hide}
    />
  );
}
