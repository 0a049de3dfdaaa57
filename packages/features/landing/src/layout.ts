/** The page's column: the width of the content of every section. */
export const column = "mx-auto w-full max-w-304 px-4 sm:px-8";

/** Space above a section that has no background. */
export const sectionSpace = "pt-18 lg:pt-28";

/** Layout of a section with its heading in a wide left column. */
export const headingBeside = "grid gap-x-24 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]";

/** Style of a section's heading. */
export const sectionHeading = "type-headline text-2xl lg:text-3xl";
