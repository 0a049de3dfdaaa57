import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { DrawerAccount } from "@earshot/auth/drawer-account.tsx";
import { TopBar, type TopBarProps } from "@earshot/auth/top-bar.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { brand } from "@earshot/contract/brand.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { ProjectDialogs, type useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { ProjectSidebar, type ProjectSidebarProps } from "@earshot/projects/project-sidebar.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell, type PageShellProps } from "@earshot/ui/frame/page-shell.tsx";
import type { RefObject } from "react";

export interface PageFrameProps
  extends
    Pick<TopBarProps, "title" | "aside" | "offersReset">,
    Pick<PageShellProps, "children" | "list" | "panel">,
    Pick<ProjectSidebarProps, "here"> {
  /** The projects loaded with the page. */
  projects: ProjectSidebarProps["initial"];
  /** The project dialogs, opened by the sidebar or by the page itself. */
  dialogs: ReturnType<typeof useProjectDialogs>;
  logInRequest: RefObject<LogInRequest | null>;
  /** The return path for log-in, sign-up and reset. */
  redirect: string;
  /** Shown before the account controls. */
  notice?: TopBarProps["children"];
}

/** The frame around the studio, campaign and account pages: top bar, sidebar and project dialogs. */
export function PageFrame(props: PageFrameProps) {
  const { projects, here, dialogs, logInRequest, redirect, notice, children, list, panel, ...bar } = props;
  const sidebarCollapsed = useAppState((state) => state.sidebarCollapsed);
  return (
    <>
      <PageShell
        skip={pageCopy.skip}
        bar={
          <TopBar {...bar} logInRequest={logInRequest} redirect={redirect}>
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
                here={here}
                onAddProject={() => dialogs.create({ closeDrawer: close })}
                menu={{ onRename: dialogs.rename, onDelete: (project) => dialogs.remove(project) }}
                close={close}
              />
              {place === "drawer" && <DrawerAccount redirect={redirect} close={close} />}
            </>
          ),
        }}
        {...(list && { list })}
        {...(panel && { panel })}
      >
        {children}
      </PageShell>
      <ProjectDialogs dialogs={dialogs} onLogIn={(onEnd) => logInRequest.current?.logIn(onEnd)} />
    </>
  );
}
