import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { DrawerAccount } from "@earshot/auth/drawer-account.tsx";
import { TopBar } from "@earshot/auth/top-bar.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { brand } from "@earshot/contract/brand.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { ProjectDialogs, useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { ProjectSidebar } from "@earshot/projects/project-sidebar.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell, type PageShellProps } from "@earshot/ui/frame/page-shell.tsx";
import type { ReactNode, RefObject } from "react";

export interface CampaignFrameProps extends Pick<PageShellProps, "children" | "panel"> {
  projects: readonly Project[] | undefined;
  logInRequest: RefObject<LogInRequest | null>;
  /** Return path of log-in, sign-up and reset. */
  redirect: string;
  /** The title of the top bar and of the document. */
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Before the account controls. */
  notice?: ReactNode;
}

/** Frame of the campaign pages: top bar, sidebar and project dialogs. */
export function CampaignFrame(props: CampaignFrameProps) {
  const { projects, logInRequest, redirect, title, aside, notice, children, panel } = props;
  const sidebarCollapsed = useAppState((state) => state.sidebarCollapsed);
  const dialogs = useProjectDialogs();
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageShell
        skip={pageCopy.skip}
        bar={
          <TopBar title={title} aside={aside} logInRequest={logInRequest} redirect={redirect}>
            {notice}
          </TopBar>
        }
        sidebar={{
          title: sidebarCopy.title,
          openLabel: sidebarCopy.open,
          closeLabel: controlCopy.close,
          heading: <Mark shape={brand.mark} name={brand.name} />,
          render: (place, close) => (
            <>
              <ProjectSidebar
                look={place === "drawer" ? "drawer" : sidebarCollapsed ? "collapsed" : "expanded"}
                initial={projects}
                here="campaigns"
                onAddProject={() => dialogs.create({ closeDrawer: close })}
                menu={{ onRename: dialogs.rename, onDelete: (project) => dialogs.remove(project) }}
                close={close}
              />
              {place === "drawer" && <DrawerAccount redirect={redirect} close={close} />}
            </>
          ),
        }}
        {...(panel && { panel })}
      >
        {children}
      </PageShell>
      <ProjectDialogs dialogs={dialogs} onLogIn={(onEnd) => logInRequest.current?.logIn(onEnd)} />
    </>
  );
}
