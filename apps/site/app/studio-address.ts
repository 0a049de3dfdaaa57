import type { StudioTab } from "@earshot/studio/create/studio-form.ts";
import { useEffect } from "react";

/** What the landing page's form puts into the address. */
const heroNames = ["brand", "outline", "voice_gender"];

/** Takes the hero's values out of the address on arrival: they are the form's now (decisions, Studio). */
export function useAddressWithoutHero(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const address = new URL(location.href);
    for (const name of heroNames) address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }, [isThere]);
}

/** The studio with this tab open: where log-in, sign-up and reset come back to. */
export const studioAddress = (tab: StudioTab) => `/nbmaistudio?tab=${tab}`;

/** The tab that is open stands in the address, so that a reload and a link to it open it again. */
export function keepTabInAddress(tab: StudioTab): void {
  const address = new URL(location.href);
  address.searchParams.set("tab", tab);
  history.replaceState(history.state, "", address);
}
