import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider } from "@earshot/client/state/app-state.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import type { ComponentType } from "react";

import { StudioAlertProvider } from "../../shell/studio-alert.tsx";

/** Wraps a story in the studio's providers. */
export const aroundAds = (Story: ComponentType) => (
  <QueryProvider>
    <AppStateProvider
      initial={{
        currentProject: { id: null, name: projectCopy.first },
        selectedAudio: null,
        sidebarCollapsed: false,
      }}
    >
      <SessionProvider initialUser={null}>
        <StudioAlertProvider>
          <Story />
        </StudioAlertProvider>
      </SessionProvider>
    </AppStateProvider>
  </QueryProvider>
);

/** The agency's latest projects, in the format that the server sends. */
export const agencyProjects: Project[] = [
  { id: "prj_avi_500", name: "Spring launch", description: "Created on November 2, 2026" },
  { id: "prj_avi_499", name: "Podcast pilots", description: "Created on November 1, 2026" },
  { id: "prj_avi_498", name: "Holiday 2026", description: "" },
];
