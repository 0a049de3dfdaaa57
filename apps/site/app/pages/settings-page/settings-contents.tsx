import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { settingsAddress, type SettingsTab } from "@earshot/contract/settings/tabs.ts";
import { useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { SettingsTabs } from "@earshot/settings/settings-tabs.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { PageFrame } from "../page-frame.tsx";
import { SettingsPanels } from "./settings-panels.tsx";

interface SettingsContentsProps {
  /** The user who was logged in when the page was loaded. */
  user: User;
  projects: readonly Project[] | undefined;
  tab: SettingsTab;
  notice: FormNotice | null;
  values: FormValues;
}

/** The page's frame around the tabs. The tabs are reset when another account logs in on the page. */
export function SettingsContents({ user, projects, tab, notice, values }: SettingsContentsProps) {
  const client = useLastClient(user);
  const [first] = useState(user.id);
  const dialogs = useProjectDialogs();
  const logInRequest = useRef<LogInRequest>(null);

  return (
    <PageFrame
      projects={projects}
      dialogs={dialogs}
      logInRequest={logInRequest}
      redirect={settingsAddress(tab)}
      title={settingsCopy.title}
    >
      <SettingsTabs tab={tab} />
      <SettingsPanels
        key={client.id}
        user={client}
        tab={tab}
        // Shown only to the client for whom the page was loaded.
        notice={client.id === first ? notice : null}
        values={client.id === first ? values : {}}
        onLogIn={() => logInRequest.current?.logIn(() => undefined)}
      />
    </PageFrame>
  );
}

/** The current user, or the last one after the session has expired, so that no input is cleared. */
function useLastClient(loaded: User): User {
  const { user, check } = useSession();
  const [client, setClient] = useState(loaded);
  if (user && user !== client) setClient(user);

  const compare = useEffectEvent((id: string) => {
    if (id !== user?.id) void check();
  });
  // The loader may return a different user, who has since logged in from another tab.
  useEffect(() => compare(loaded.id), [loaded.id]);
  return client;
}
