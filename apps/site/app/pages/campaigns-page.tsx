import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { CampaignList } from "@earshot/campaigns/campaign-list.tsx";
import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider, type CurrentProject } from "@earshot/client/state/app-state.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { campaignsCopy } from "@earshot/contract/campaigns/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { useRef } from "react";

import { PageFrame } from "./page-frame.tsx";
import { PageToasts } from "./page-toasts.tsx";

export interface CampaignsPageProps {
  /** The logged-in user; `undefined` if the server did not respond in time. */
  user: User | null | undefined;
  projects?: readonly Project[] | undefined;
  currentProject: CurrentProject;
  sidebarCollapsed?: boolean;
}

/** `/nbmaistudio/campaigns`: a client's campaigns, or a visitor's drafts. */
export function CampaignsPage({
  user,
  projects,
  currentProject,
  sidebarCollapsed = false,
}: CampaignsPageProps) {
  const dialogs = useProjectDialogs();
  const logInRequest = useRef<LogInRequest>(null);
  return (
    <SessionProvider initialUser={user}>
      <QueryProvider>
        <AppStateProvider initial={{ currentProject, selectedAudio: null, sidebarCollapsed }}>
          <PageToasts>
            <PageFrame
              projects={projects}
              here="campaigns"
              dialogs={dialogs}
              logInRequest={logInRequest}
              redirect="/nbmaistudio/campaigns"
              title={campaignsCopy.title}
            >
              <CampaignList />
            </PageFrame>
          </PageToasts>
        </AppStateProvider>
      </QueryProvider>
    </SessionProvider>
  );
}
