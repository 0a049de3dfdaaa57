import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider, type CurrentProject } from "@earshot/client/state/app-state.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import type { Project } from "@earshot/contract/projects/read.ts";

import { CampaignContents } from "./campaign-page/campaign-contents.tsx";
import { PageToasts } from "./page-toasts.tsx";

export interface CampaignPageProps {
  /** The logged-in user; `undefined` if the server did not respond in time. */
  user: User | null | undefined;
  projects?: readonly Project[] | undefined;
  currentProject: CurrentProject;
  sidebarCollapsed?: boolean;
  /** The id of the ad in the URL, or null. */
  audioId: string | null;
  /** The id of the saved campaign in the URL, or null. */
  campaignId?: string | null;
  /** Called when the URL should change to another ad or to the saved draft. */
  onAddress?: (audioId: string | null, campaignId: string | null) => void;
}

/** `/nbmaistudio/campaign`: targets and launches a campaign for an ad. */
export function CampaignPage(props: CampaignPageProps) {
  const { user, projects, currentProject, sidebarCollapsed = false, ...contents } = props;
  return (
    <SessionProvider initialUser={user}>
      <QueryProvider>
        <AppStateProvider initial={{ currentProject, selectedAudio: null, sidebarCollapsed }}>
          <PageToasts>
            <CampaignContents projects={projects} {...contents} />
          </PageToasts>
        </AppStateProvider>
      </QueryProvider>
    </SessionProvider>
  );
}
