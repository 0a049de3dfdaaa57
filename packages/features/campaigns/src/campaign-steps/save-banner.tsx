import { ApiError, explain } from "@earshot/client/api-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { campaignAdCopy, campaignCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner, type BannerMessage } from "@earshot/ui/surfaces/banner.tsx";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "zustand";

import { useCampaignPage } from "../campaign-provider.tsx";
import { requestOf } from "../draft-request.ts";
import { fetchCampaign } from "../queries.ts";

interface SaveBannerProps {
  /** Reloads the saved campaign. */
  onReload: () => void;
  /** Opens the Log In dialog; `onEnd` receives whether the user is logged in when it closes. */
  onLogIn: (onEnd: (isLoggedIn: boolean) => void) => void;
}

/** A banner above the steps that explains why the draft is not saved or what no longer exists, and how to continue. */
export function SaveBanner({ onReload, onLogIn }: SaveBannerProps) {
  const { store, saver, missing } = useCampaignPage();
  const { isLoggedIn, hasEnded } = useSession();
  const state = useStore(saver.state);

  const isUntouched = state.kind === "untouched";
  const reload = useEffectEvent(onReload);
  const [logsIn, setLogsIn] = useState(false);
  // Waits until the page has rendered as logged in, so that the account's version is loaded.
  useEffect(() => {
    if (logsIn && isLoggedIn) reload();
  }, [logsIn, isLoggedIn]);

  async function keepMine() {
    const saved = saver.saved();
    const newest = saved && (await fetchCampaign(saved.id, isLoggedIn).catch(() => null));
    saver.rebase(newest ?? saved);
    saver.change(requestOf(store.getState()));
    await saver.flush();
  }

  return <Banner message={message()} />;

  function message(): BannerMessage | null {
    // The top bar already offers to log in, which saves pending changes.
    if (hasEnded) return null;
    if (state.kind === "failed") {
      const code = state.error instanceof ApiError ? state.error.code : null;
      if (code === "campaign_stale") {
        return {
          tone: "info",
          text: (
            <Actions text={copy.changedElsewhere}>
              <Button size="sm" onClick={onReload}>
                {copy.loadNewest}
              </Button>
              <Button size="sm" onClick={() => void keepMine()}>
                {copy.keepMine}
              </Button>
            </Actions>
          ),
        };
      }
      const isLaunched = code === "campaign_launched";
      return {
        tone: "error",
        text: (
          <Actions
            text={isLaunched ? explain(state.error, "") : `${copy.notSaved} ${explain(state.error, "")}`}
          >
            <Button size="sm" onClick={isLaunched ? onReload : () => void saver.flush()}>
              {isLaunched ? copy.loadNewest : controlCopy.tryAgain}
            </Button>
          </Actions>
        ),
      };
    }
    if (missing === "kept") return { tone: "info", text: copy.draftGone };
    if (missing === "none") return null;
    const text = missing === "ad" ? campaignAdCopy.gone : copy.gone;
    if (isLoggedIn || !isUntouched) return { tone: "error", text };
    return {
      tone: "error",
      text: (
        <Actions text={text}>
          <Button size="sm" onClick={() => onLogIn(setLogsIn)}>
            {logInCopy.logIn}
          </Button>
        </Actions>
      ),
    };
  }
}

function Actions({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0">{text}</span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </span>
  );
}
