import { cva } from "class-variance-authority";

const shared = [
  "fixed z-50 flex flex-col border-line bg-surface text-ink shadow-float outline-none",
  // In windows too short for a fixed header and footer, the whole panel scrolls.
  "overflow-hidden [@media(height<24rem)]:overflow-y-auto",
];

/** 23 px; smaller where needed so that the title's words fit 320 px at 200 % text size. */
export const titleClass = "type-heading text-[length:min(var(--text-xl),9vw)]/[1.25]";

/** A bottom sheet on phones, leaving a strip of the page that can be pressed to close it. */
const sheet =
  "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-1.5rem)] max-sm:animate-sheet-in max-sm:rounded-t-lg max-sm:border-t max-sm:pb-[env(safe-area-inset-bottom)]";

/** Centred in the window; a bottom sheet on phones. */
export const dialogClass = cva(
  [
    ...shared,
    sheet,
    "m-auto sm:inset-0 sm:max-h-[calc(100dvh-3rem)] sm:animate-rise-in sm:rounded-lg sm:border",
  ],
  {
    variants: {
      size: { sm: "sm:w-105", md: "sm:w-140", lg: "sm:w-[min(52.5rem,calc(100vw-3rem))]" },
      // If large text leaves no room between header and footer, the whole panel scrolls.
      fill: {
        true: "h-[calc(100dvh-1.5rem)] overflow-y-auto sm:h-[min(45rem,calc(100dvh-3rem))]",
        false: "sm:h-fit",
      },
    },
    defaultVariants: { fill: false },
  },
);

/** A drawer's position: full height, at the start or end of the window. */
export const drawerClass = cva(
  [...shared, "pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"],
  {
    variants: {
      side: {
        start: "[--drawer-from:-100%] rtl:[--drawer-from:100%]",
        end: "[--drawer-from:100%] rtl:[--drawer-from:-100%]",
      },
      onPhone: { side: "inset-y-0 animate-drawer-in", bottom: ["sm:inset-y-0 sm:animate-drawer-in", sheet] },
    },
    compoundVariants: [
      {
        side: "start",
        onPhone: "side",
        class: "start-0 w-[min(20rem,calc(100vw-40px))] rounded-e-lg border-e",
      },
      { side: "end", onPhone: "side", class: "end-0 w-[min(24rem,calc(100vw-40px))] rounded-s-lg border-s" },
      {
        side: "start",
        onPhone: "bottom",
        class: "sm:start-0 sm:w-[min(20rem,calc(100vw-40px))] sm:rounded-e-lg sm:border-e",
      },
      {
        side: "end",
        onPhone: "bottom",
        class: "sm:end-0 sm:w-[min(24rem,calc(100vw-40px))] sm:rounded-s-lg sm:border-s",
      },
    ],
  },
);
