/** The page's column, which sets the width of every section's content. */
export const column = "mx-auto w-full max-w-304 px-4 sm:px-8";

/** The space above a section that has no background. */
export const sectionSpace = "pt-18 lg:pt-28";

/** The layout of a section with its heading in a wide left column. */
export const headingBeside = "grid gap-x-24 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]";

/** A section heading's style. */
export const sectionHeading = "type-headline text-2xl lg:text-3xl";
