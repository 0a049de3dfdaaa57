import type { StudioTab } from "@earshot/studio/create/studio-form.ts";
import { useEffect } from "react";

/** The query parameters that the landing page's form sends. */
const heroNames = ["brand", "outline", "voice_gender"];

/** Removes the landing page's form, empty or not, from the URL on page load: the studio's form has its values. */
export function useAddressWithoutHero(): void {
  useEffect(() => {
    const address = new URL(location.href);
    for (const name of heroNames) address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }, []);
}

/** The studio's path with this tab open: the return path for log-in, sign-up and reset. */
export const studioAddress = (tab: StudioTab) => `/nbmaistudio?tab=${tab}`;

/** Syncs the open tab with the URL, so that a reload or a link reopens it. */
export function keepTabInAddress(tab: StudioTab): void {
  const address = new URL(location.href);
  address.searchParams.set("tab", tab);
  history.replaceState(history.state, "", address);
}
