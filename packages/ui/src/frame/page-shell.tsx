import { Menu, SlidersHorizontal } from "lucide-react";
import { type ComponentType, type ReactNode, use, useState } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { useMediaQuery } from "../media-query.ts";
import { MissingContext } from "../surfaces/toast/missing-context.ts";
import { ShellContext } from "./page-shell/shell-context.ts";
import type { ShellDrawerProps } from "./page-shell/shell-drawer.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What a column holds that becomes a drawer where there is no room for it. */
interface Fetched {
  /** The drawer's title, and the panel's name as a landmark. */
  title: string;
  /** The name of the button that fetches it. */
  openLabel: string;
  /** The name of the button that sends it away. */
  closeLabel: string;
}

export interface PageShellProps {
  /** "Skip to content". */
  skip: string;
  /** The bar across the top: a TopBar, which also holds the buttons that fetch sidebar and panel, or a header of one's own. */
  bar: ReactNode;
  /** Whether the bar stays in sight while the page scrolls; on phones and in low windows it never does. */
  barStays?: boolean;
  /** A Sidebar. A column from 1024 px on, else a drawer: it is told where it stands, and how to close the drawer. */
  sidebar?: Fetched & {
    /** Stands in the drawer's head: the brand. */
    heading?: ReactNode;
    render: (place: "column" | "drawer", close: () => void) => ReactNode;
  };
  /** The work: what the page is for. First in reading order, whatever stands beside it. */
  children: ReactNode;
  /** What the work is about, for example the ads: a column of 340 px from 1024 px on, below the work on phones. */
  list?: { label: string; content: ReactNode };
  /** What the work is done with: a column of 300 px from 1280 px on, else a sheet. Whoever passes it keeps its values. */
  panel?: Fetched & { content: ReactNode };
  footer?: ReactNode;
  /**
   * Fetches the code of the drawers, which most people never open. When it fails, a ToastRegion says so and the next press asks
   * again.
   */
  loadDrawer?: () => Promise<{ ShellDrawer: ComponentType<ShellDrawerProps> }>;
}

const importDrawer = () => import("./page-shell/shell-drawer.tsx");

/**
 * The places of a page: the way past its navigation, the bar, the sidebar, the main part, the panel, the footer; each a
 * landmark that is there once. The keys go from place to place in the order of reading, the work before the list that
 * stands beside it. Without JavaScript, what would be a drawer stands in the page.
 */
export function PageShell(props: PageShellProps) {
  const { skip, bar, barStays = true, sidebar, children, list, panel, footer } = props;
  const { loadDrawer = importDrawer } = props;
  const tellMissing = use(MissingContext);
  const [fetched, setFetched] = useState<"nothing" | "sidebar" | "panel">("nothing");
  const [ShellDrawer, setDrawer] = useState<ComponentType<ShellDrawerProps> | null>(null);
  const hasSidebarColumn = useMediaQuery("(width >= 64rem)");
  const hasPanelColumn = useMediaQuery("(width >= 80rem)");
  const close = () => setFetched("nothing");
  const prepare = () => void loadDrawer().catch(reportError);
  const fetch = (what: "sidebar" | "panel") => {
    setFetched(what);
    void loadDrawer().then(
      (loaded) => setDrawer(() => loaded.ShellDrawer),
      (failure: unknown) => {
        close();
        tellMissing(failure);
      },
    );
  };
  const opener = (what: "sidebar" | "panel", texts: Fetched, icon: ReactNode) => (
    <span
      className={
        what === "sidebar" ? "shrink-0 lg:hidden noscript:hidden" : "shrink-0 xl:hidden noscript:hidden"
      }
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <IconButton
        icon={icon}
        label={texts.openLabel}
        busy={fetched === what && !ShellDrawer}
        onClick={() => fetch(what)}
      />
    </span>
  );
  const openers = {
    openSidebar: sidebar ? opener("sidebar", sidebar, <Menu />) : null,
    openPanel: panel ? opener("panel", panel, <SlidersHorizontal />) : null,
  };

  return (
    <>
      <SkipLink to="main">{skip}</SkipLink>
      <div className="flex min-h-dvh noscript:max-lg:flex-col">
        {sidebar && hasSidebarColumn && (
          <div className="sticky top-0 h-dvh shrink-0 max-lg:hidden noscript:max-lg:static noscript:max-lg:block noscript:max-lg:h-auto">
            {sidebar.render("column", close)}
          </div>
        )}
        <div className="flex min-w-0 grow flex-col">
          <ShellContext value={openers}>
            <div
              className={
                barStays
                  ? "z-30 sm:[@media(height>=32rem)]:sticky sm:[@media(height>=32rem)]:top-0"
                  : undefined
              }
            >
              {bar}
            </div>
          </ShellContext>
          <div className="flex grow flex-col xl:flex-row">
            <main
              id="main"
              tabIndex={-1}
              className="flex min-w-0 grow flex-col outline-none lg:flex-row-reverse"
            >
              <div className="min-w-0 lg:grow">{children}</div>
              {list && (
                <section
                  aria-label={list.label}
                  className="border-line max-lg:border-t lg:w-[340px] lg:shrink-0 lg:border-e lg:[@media(height>=32rem)]:sticky lg:[@media(height>=32rem)]:top-16 lg:[@media(height>=32rem)]:h-[calc(100dvh-4rem)] lg:[@media(height>=32rem)]:overflow-y-auto"
                >
                  {list.content}
                </section>
              )}
            </main>
            {panel && hasPanelColumn && (
              <aside
                aria-label={panel.title}
                className="border-line bg-surface max-xl:hidden xl:w-[300px] xl:shrink-0 xl:border-s noscript:max-xl:block noscript:max-xl:border-t xl:[@media(height>=32rem)]:sticky xl:[@media(height>=32rem)]:top-16 xl:[@media(height>=32rem)]:h-[calc(100dvh-4rem)] xl:[@media(height>=32rem)]:overflow-y-auto"
              >
                <div className="p-5">{panel.content}</div>
              </aside>
            )}
          </div>
          {footer}
        </div>
      </div>
      {ShellDrawer && (
        <>
          {sidebar && (
            <ShellDrawer
              holds="sidebar"
              open={fetched === "sidebar" && !hasSidebarColumn}
              onClose={close}
              title={sidebar.title}
              heading={sidebar.heading}
              closeLabel={sidebar.closeLabel}
            >
              {sidebar.render("drawer", close)}
            </ShellDrawer>
          )}
          {panel && (
            <ShellDrawer
              holds="panel"
              open={fetched === "panel" && !hasPanelColumn}
              onClose={close}
              title={panel.title}
              closeLabel={panel.closeLabel}
            >
              {panel.content}
            </ShellDrawer>
          )}
        </>
      )}
    </>
  );
}
