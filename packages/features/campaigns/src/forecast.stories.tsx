import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider } from "@earshot/client/state/app-state.tsx";
import { preflightCopy } from "@earshot/contract/campaigns/copy.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { inIframe, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen } from "storybook/test";

import { CampaignProvider } from "./campaign-provider.tsx";
import { Forecast } from "./forecast.tsx";
import { useCampaignStart } from "./queries.ts";

/** The forecast panel for a new campaign with this ad. */
function Panel({ audioId }: { audioId: string }) {
  const { data: start } = useCampaignStart(audioId, null);
  return (
    start && (
      <CampaignProvider start={start}>
        <Forecast />
      </CampaignProvider>
    )
  );
}

const meta = preview.meta({
  component: Panel,
  globals: { persona: "visitorWithAds" },
  parameters: inIframe,
  args: { audioId: "ad_visitor_1" },
  decorators: [
    (Story) => (
      <div style={{ width: "min(20rem, 100vw - 2rem)" }}>
        <Story />
      </div>
    ),
    (Story) => (
      <AppStateProvider
        initial={{
          currentProject: { id: null, name: projectCopy.first },
          selectedAudio: null,
          sidebarCollapsed: false,
        }}
      >
        <Story />
      </AppStateProvider>
    ),
    (Story) => (
      <QueryProvider>
        <Story />
      </QueryProvider>
    ),
    withSession(null),
  ],
});

/** The ad is still being made, and then fails: its check says so. */
export const BeingMade = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.BeingMade),
  play: async ({ msw }) => {
    await screen.findByText(preflightCopy.adState.processing);
    msw.use(...adsScenarios.Failed);
    await screen.findByText(preflightCopy.adState.failed);
  },
});

/** The ad leaves out a required line: this is only a warning, because outlets differ. */
export const LineLeftOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.LineLeftOut),
  play: async () => {
    await screen.findByText(preflightCopy.notSaid);
    await expect(screen.getByText(`${preflightCopy.states.warning}:`)).toBeInTheDocument();
  },
});

/** Outlets may reject the upload: a warning appears, along with what the user has to listen for. */
export const OutletWarnings = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.OutletWarnings),
  play: async () => {
    await expect(await screen.findAllByText(preflightCopy.listen)).toHaveLength(2);
    await screen.findByText(`${preflightCopy.states.warning}:`);
  },
});
