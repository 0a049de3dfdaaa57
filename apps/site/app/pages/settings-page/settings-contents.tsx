import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { DrawerAccount } from "@earshot/auth/drawer-account.tsx";
import { TopBar } from "@earshot/auth/top-bar.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { brand } from "@earshot/contract/brand.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { settingsAddress, type SettingsTab } from "@earshot/contract/settings/tabs.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { ProjectDialogs, useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { ProjectSidebar } from "@earshot/projects/project-sidebar.tsx";
import { SettingsTabs } from "@earshot/settings/settings-tabs.tsx";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { SettingsPanels } from "./settings-panels.tsx";

interface SettingsContentsProps {
  /** The user who was logged in when the page was loaded. */
  user: User;
  projects: readonly Project[] | undefined;
  tab: SettingsTab;
  notice: FormNotice | null;
  values: FormValues;
}

/** The page's frame around the tabs. The tabs start afresh when another account logs in on the page. */
export function SettingsContents({ user, projects, tab, notice, values }: SettingsContentsProps) {
  const client = useLastClient(user);
  const [first] = useState(user.id);
  const sidebarCollapsed = useAppState((state) => state.sidebarCollapsed);
  const dialogs = useProjectDialogs();
  const logInRequest = useRef<LogInRequest>(null);

  return (
    <>
      <PageShell
        skip={pageCopy.skip}
        bar={
          <TopBar title={settingsCopy.title} logInRequest={logInRequest} redirect={settingsAddress(tab)} />
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
                onAddProject={() => dialogs.create({ closeDrawer: close })}
                menu={{ onRename: dialogs.rename, onDelete: (project) => dialogs.remove(project) }}
                close={close}
              />
              {place === "drawer" && <DrawerAccount redirect={settingsAddress(tab)} close={close} />}
            </>
          ),
        }}
      >
        <SettingsTabs tab={tab} />
        <SettingsPanels
          key={client.id}
          user={client}
          tab={tab}
          // They came with the page, for the client that it was loaded by.
          notice={client.id === first ? notice : null}
          values={client.id === first ? values : {}}
          onLogIn={() => logInRequest.current?.logIn(() => undefined)}
        />
      </PageShell>
      <ProjectDialogs dialogs={dialogs} onLogIn={(onEnd) => logInRequest.current?.logIn(onEnd)} />
    </>
  );
}

/** The current user, or the last one, so that an expired session clears no input. */
function useLastClient(loaded: User): User {
  const { user, check } = useSession();
  const [client, setClient] = useState(loaded);
  if (user && user !== client) setClient(user);

  const compare = useEffectEvent((id: string) => {
    if (id !== user?.id) void check();
  });
  // The loader may see another user, who has since logged in in another browser tab.
  useEffect(() => compare(loaded.id), [loaded.id]);
  return client;
}
