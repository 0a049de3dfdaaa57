export interface SkipLinkProps {
  /** The id of the page's main part, which takes the focus: `<main id="main" tabIndex={-1}>`. */
  to: string;
  /** "Skip to content". */
  children: string;
}

/** The first stop of the Tab key on a page: past its navigation. In sight only while it has the focus, above everything. */
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
