interface SkipLinkProps {
  /** The id of the main landmark, which must be focusable: `<main id="main" tabIndex={-1}>`. */
  to: string;
  /** The label: "Skip to content". */
  children: string;
}

/**
 * A link that skips a page's navigation (WCAG 2.2 2.4.1). It is the first tab stop, and visible only while focused.
 * `PageShell` includes it.
 *
 * Keyboard:
 * - Tab: shows it, and hides it again
 * - Enter: moves focus to the main landmark
 */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="fixed start-3 top-3 z-50 max-w-[calc(100vw-1.5rem)] -translate-y-[calc(100%+1rem)] rounded-sm border border-line bg-surface px-4 py-2 font-semibold text-primary transition-transform focus:translate-y-0 focus:shadow-float"
    >
      {children}
    </a>
  );
}
