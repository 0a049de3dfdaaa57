import type { MouseEvent } from "react";

/** True for a click that opens the link in the current tab rather than in a new tab or window. */
export const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey;
