/**
 * The look of a control that one writes in. 17 px on coarse pointers: below 16 px iOS zooms the page on focus. An
 * invalid one is told by the thickness of its line too, not by colour alone.
 */
export const controlStyle =
  "w-full min-w-0 rounded-sm border border-control bg-surface px-3.5 text-base text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger forced-colors:aria-invalid:border-2 pointer-coarse:text-md [&[readonly]]:bg-sunken";

/** The height of a control of one line: 40 px, 44 px on coarse pointers, more when the text is larger. */
export const oneLine = "h-10 pointer-coarse:h-11";

/**
 * A line reads in the direction of its first letter (an address is no Arabic, `ada@` is no `@ada`), and begins where the
 * page's lines do.
 */
export const oneDirection = "text-left [unicode-bidi:plaintext] rtl:text-right";
