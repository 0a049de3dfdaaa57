import { adCopy } from "../ads/copy.ts";

/** The campaign page's title: the selected audio's, else the campaign's, else Launch Campaign (spec section 2). */
export function topBarTitle(audioTitle: string | null, campaignTitle: string): string {
  return audioTitle?.trim() || campaignTitle.trim() || adCopy.launch;
}
