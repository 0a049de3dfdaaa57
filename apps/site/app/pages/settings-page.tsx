import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider, type CurrentProject } from "@earshot/client/state/app-state.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import type { SettingsTab } from "@earshot/contract/settings/tabs.ts";

import { PageToasts } from "./page-toasts.tsx";
import { SettingsContents } from "./settings-page/settings-contents.tsx";

export interface SettingsPageProps {
  user: User;
  /** The account's projects; undefined if the server did not respond in time. */
  projects?: readonly Project[] | undefined;
  currentProject: CurrentProject;
  sidebarCollapsed?: boolean;
  tab: SettingsTab;
  /** The flash message, or null. */
  notice?: FormNotice | null;
  /** The input from a failed native submit. */
  values?: FormValues;
}

/** `/account-settings`: requires a log-in. */
export function SettingsPage(props: SettingsPageProps) {
  const { user, projects, currentProject, sidebarCollapsed = false, tab, notice = null, values = {} } = props;
  return (
    <SessionProvider initialUser={user}>
      <QueryProvider>
        <AppStateProvider initial={{ currentProject, selectedAudio: null, sidebarCollapsed }}>
          <PageToasts>
            <SettingsContents user={user} projects={projects} tab={tab} notice={notice} values={values} />
          </PageToasts>
        </AppStateProvider>
      </QueryProvider>
    </SessionProvider>
  );
}
