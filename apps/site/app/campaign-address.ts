/** The launch page's path with an ad and a saved draft. */
export function campaignAddress(audioId: string | null, campaignId: string | null): string {
  const query = new URLSearchParams({
    ...(audioId !== null && { audioId }),
    ...(campaignId !== null && { campaign: campaignId }),
  }).toString();
  return `/nbmaistudio/campaign${query ? `?${query}` : ""}`;
}

/** Puts the saved draft into the URL, so that a reload or a log-in reopens it. */
export function keepDraftInAddress(audioId: string | null, campaignId: string | null): void {
  history.replaceState(history.state, "", campaignAddress(audioId, campaignId));
}
