import { Menu } from "lucide-react";
import { type ComponentType, type ReactNode, use, useState } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { useMediaQuery } from "../media-query.ts";
import { LoadErrorContext } from "../surfaces/toast/toast-context.ts";
import type { ShellDrawerProps } from "./page-shell/shell-drawer.tsx";
import { ShellContext } from "./shell-context.ts";
import { SkipLink } from "./skip-link.tsx";

/** A column that becomes a drawer where space is tight. */
interface DrawerColumn {
  /** The drawer's title, also the panel's name as a landmark. */
  title: string;
  openLabel: string;
  closeLabel: string;
}

export interface PageShellProps {
  /** The skip link's label: "Skip to content". */
  skip: string;
  /** A `TopBar`, which also contains the button that opens the sidebar, or another header. */
  bar: ReactNode;
  /** Makes the bar sticky, except on phones and in short windows. */
  barStays?: boolean;
  /** A `Sidebar`: a column from 1024 px, otherwise a drawer. */
  sidebar?: DrawerColumn & {
    /** The drawer's header: the logo. */
    heading?: ReactNode;
    render: (place: "column" | "drawer", close: () => void) => ReactNode;
  };
  /** The page's main content, first in reading order. */
  children: ReactNode;
  /** A list, for example of ads: a 304 px column from 1024 px, otherwise below the main content. */
  list?: { label: string; content: ReactNode };
  /**
   * Settings: a 300 px column from 1280 px, otherwise a sheet opened by a `PanelOpener`. The caller must keep the
   * values of its fields, because switching between the two remounts them.
   */
  panel?: Omit<DrawerColumn, "openLabel"> & {
    content: ReactNode;
    /** The sheet's footer: a `DialogButton` that closes it. */
    actions?: ReactNode;
  };
  footer?: ReactNode;
  /** Loads the drawers' code. If that fails, a `ToastRegion` shows the error, and the next press retries. */
  loadDrawer?: () => Promise<{ ShellDrawer: ComponentType<ShellDrawerProps> }>;
}

/** A constant, because a new context value would make React hydrate the whole page at once. */
const nothingToOpen = { openSidebar: null, panel: null };

const importDrawer = () => import("./page-shell/shell-drawer.tsx");

/**
 * The layout of every page: skip link, bar, sidebar, main content with its list, panel and footer, with one landmark
 * each. Without JavaScript, drawers are part of the page. Don't nest another page-level `main`, `header` or `footer`,
 * and make nothing else sticky at the top, because it would cover the focused element (WCAG 2.2 2.4.11).
 *
 * Use instead: a plain page for log-in and sign-up.
 *
 * Keyboard:
 * - Tab: skip link, sidebar, bar, main content, list, panel: in reading order
 * - Enter on the skip link: moves focus to the main content
 * - Enter, Space on the bar's buttons: opens sidebar or panel, or retries after an error
 * - Escape: closes the drawer and returns focus
 */
export function PageShell(props: PageShellProps) {
  const { skip, bar, barStays = true, sidebar, children, list, panel, footer } = props;
  const { loadDrawer = importDrawer } = props;
  const reportMissing = use(LoadErrorContext);
  const [opened, setOpened] = useState<"none" | "sidebar" | "panel">("none");
  const [ShellDrawer, setDrawer] = useState<ComponentType<ShellDrawerProps> | null>(null);
  const hasSidebarColumn = useMediaQuery("(width >= 64rem)");
  const hasPanelColumn = useMediaQuery("(width >= 80rem)");
  const close = () => setOpened("none");
  const preload = () => void loadDrawer().catch(reportError);
  const open = (which: "sidebar" | "panel") => {
    setOpened(which);
    void loadDrawer().then(
      (loaded) => setDrawer(() => loaded.ShellDrawer),
      (error: unknown) => {
        close();
        reportMissing(error);
      },
    );
  };
  const opening = {
    openSidebar: sidebar ? (
      <span className="shrink-0 lg:hidden noscript:hidden" onPointerEnter={preload} onFocus={preload}>
        <IconButton
          icon={<Menu />}
          label={sidebar.openLabel}
          busy={opened === "sidebar" && !ShellDrawer}
          onClick={() => open("sidebar")}
        />
      </span>
    ) : null,
    panel: panel
      ? { open: () => open("panel"), close, preload, isBusy: opened === "panel" && !ShellDrawer }
      : null,
  };
  const shell = sidebar || panel ? opening : nothingToOpen;

  return (
    <ShellContext value={shell}>
      <SkipLink to="main">{skip}</SkipLink>
      <div className="flex min-h-dvh noscript:max-lg:flex-col">
        {sidebar && hasSidebarColumn && (
          <div className="sticky top-0 h-dvh shrink-0 max-lg:hidden noscript:max-lg:static noscript:max-lg:block noscript:max-lg:h-auto">
            {sidebar.render("column", close)}
          </div>
        )}
        <div className="flex min-w-0 grow flex-col">
          <div
            className={
              barStays ? "z-30 sm:[@media(height>=32rem)]:sticky sm:[@media(height>=32rem)]:top-0" : undefined
            }
          >
            {bar}
          </div>
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
                  className="border-line max-lg:border-t lg:w-[304px] lg:shrink-0 lg:border-e lg:[@media(height>=32rem)]:sticky lg:[@media(height>=32rem)]:top-16 lg:[@media(height>=32rem)]:h-[calc(100dvh-4rem)] lg:[@media(height>=32rem)]:overflow-y-auto"
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
              open={opened === "sidebar" && !hasSidebarColumn}
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
              open={opened === "panel" && !hasPanelColumn}
              onClose={close}
              title={panel.title}
              closeLabel={panel.closeLabel}
              actions={panel.actions}
            >
              {panel.content}
            </ShellDrawer>
          )}
        </>
      )}
    </ShellContext>
  );
}
