/**
 * The style for text controls. Text is 17 px on coarse pointers, because iOS zooms the page on focus below 16 px.
 * Invalid controls have a thicker border, not just a different colour.
 */
export const controlStyle =
  "w-full min-w-0 rounded-sm border border-control bg-surface px-3.5 text-base text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger forced-colors:aria-invalid:border-2 pointer-coarse:text-md [&[readonly]]:bg-sunken";

/** The height of single-line controls: 40 px, 44 px on coarse pointers, more when text is larger. */
export const oneLine = "h-10 pointer-coarse:h-11";

/**
 * Takes the text direction from the first letter (`ada@` on an Arabic page must not become `@ada`), and the alignment
 * from the page.
 */
export const oneDirection = "text-left [unicode-bidi:plaintext] rtl:text-right";
