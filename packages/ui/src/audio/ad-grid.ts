/** The grid of ad cards and of their skeletons: as many columns as fit. */
export const adGrid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3";
