import type { Audience } from "@earshot/contract/campaigns/rules/describe-audience.ts";
import { budget, campaignDefaults } from "@earshot/contract/limits.ts";
import { createStore, type StoreApi } from "zustand";

export type CampaignStep = 1 | 2 | 3 | 4;

/**
 * The state of the campaign launch page. Amounts are dollars as typed, days are `YYYY-MM-DD`; both are empty if not
 * chosen.
 */
export interface CampaignDraft {
  audioId: string | null;
  campaignTitle: string;
  targeting: Audience;
  budget: {
    totalBudget: string;
    dailyBudget: string;
    bidStrategy: "auto" | "target_cpm";
    targetCpm: string;
  };
  startDate: string;
  endDate: string;
  /** The IANA name of the time zone of the start and end dates. */
  timeZone: string;
  currentStep: CampaignStep;
}

/** An empty draft for an ad, in its owner's time zone. */
export const newCampaignDraft = (audioId: string | null, timeZone: string): CampaignDraft => ({
  audioId,
  campaignTitle: "",
  targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
  budget: {
    totalBudget: String(budget.first),
    dailyBudget: "",
    bidStrategy: campaignDefaults.bidStrategy,
    targetCpm: "",
  },
  startDate: "",
  endDate: "",
  timeZone,
  currentStep: campaignDefaults.step,
});

interface CampaignActions {
  change: (some: Partial<CampaignDraft>) => void;
  target: (some: Partial<CampaignDraft["targeting"]>) => void;
  spend: (some: Partial<CampaignDraft["budget"]>) => void;
}

export type CampaignStore = StoreApi<CampaignDraft & CampaignActions>;

/** Creates a launch page's state. */
export const createCampaignStore = (initial: CampaignDraft): CampaignStore =>
  createStore((set) => ({
    ...initial,
    change: (some) => set(some),
    target: (some) => set(({ targeting }) => ({ targeting: { ...targeting, ...some } })),
    spend: (some) => set((state) => ({ budget: { ...state.budget, ...some } })),
  }));
