import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider } from "@earshot/client/state/app-state.tsx";
import type { CurrentProject } from "@earshot/client/state/app-state.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { formOfHero, type HeroValues } from "@earshot/studio/create/arriving-form.ts";
import { StudioFormProvider } from "@earshot/studio/create/studio-form-provider.tsx";
import { emptyForm, type StudioTab } from "@earshot/studio/create/studio-form.ts";
import { StudioAlertProvider } from "@earshot/studio/shell/studio-alert.tsx";

import { PageToasts } from "./page-toasts.tsx";
import { StudioColumns } from "./studio-page/studio-columns.tsx";

export interface StudioPageProps {
  /** The logged-in user; `undefined` if the server did not respond in time. */
  user: User | null | undefined;
  /** The account's projects; `undefined` for a visitor or if the server did not respond in time. */
  projects?: readonly Project[] | undefined;
  /** The initially open project. */
  currentProject: CurrentProject;
  /** The first page of the project's ads; `undefined` if the server did not respond in time. */
  ads?: Ad[] | undefined;
  /** Starts with the sidebar collapsed to icons. */
  sidebarCollapsed?: boolean;
  /** Values from the landing page's form, or null. */
  hero?: HeroValues | null;
  /** The initially open tab. */
  tab?: StudioTab;
  /** Called when another tab opens, to update the URL. */
  onTab?: (tab: StudioTab) => void;
}

/** `/nbmaistudio`: the ad studio. Its input survives a reload, a log-in and any error. */
export function StudioPage(props: StudioPageProps) {
  const {
    user,
    projects,
    currentProject,
    ads,
    sidebarCollapsed = false,
    hero = null,
    tab = "ai",
    onTab,
  } = props;
  return (
    <SessionProvider initialUser={user}>
      <QueryProvider>
        <AppStateProvider initial={{ currentProject, selectedAudio: null, sidebarCollapsed }}>
          <PageToasts>
            <StudioAlertProvider>
              <StudioFormProvider initial={hero ? formOfHero(hero) : emptyForm} draft="saved">
                <StudioColumns
                  projects={projects}
                  ads={ads}
                  firstTab={tab}
                  writesAtOnce={hero !== null && hero.brand !== "" && hero.outline !== "" && !hero.isCut}
                  isBriefCut={hero?.isCut ?? false}
                  onTab={onTab}
                />
              </StudioFormProvider>
            </StudioAlertProvider>
          </PageToasts>
        </AppStateProvider>
      </QueryProvider>
    </SessionProvider>
  );
}
