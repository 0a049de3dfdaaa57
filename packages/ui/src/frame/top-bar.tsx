import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, use } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { ShellContext } from "./page-shell/shell-context.ts";
import { UnfoldingTitle } from "./top-bar/unfolding-title.tsx";

export interface TopBarProps {
  /** What the page is about: its heading. Cut at 329 px (spec section 9); pointing at it or focusing it unfolds it. */
  title: string;
  /** Of the heading: 1, unless the page has another first heading. */
  level?: 1 | 2;
  /** One step back in the browser's history. Not there without JavaScript, where the browser's own button is. */
  back?: { label: string; onBack: () => void };
  /** A control that stays in the title's row where the others have to stand below it. */
  besideTitle?: ReactNode;
  /** Controls at the end: Login and Sign up, or the user menu. */
  children?: ReactNode;
}

/**
 * The bar above the studio and the pages of an account. In a PageShell it also holds the buttons that fetch the sidebar
 * and the panel where there is no room for them.
 */
export function TopBar({ title, level = 1, back, besideTitle, children }: TopBarProps) {
  const { openSidebar, openPanel } = use(ShellContext);
  return (
    <header className="flex min-h-16 flex-wrap items-center justify-end gap-x-1 gap-y-1 border-b border-line bg-paper px-2 py-2 sm:gap-x-2 sm:px-6 lg:flex-nowrap">
      <div
        className={clsx(
          "flex min-w-0 grow items-center gap-x-2",
          openSidebar === null ? "basis-35" : "basis-50",
        )}
      >
        {openSidebar}
        {back && (
          <span className="shrink-0 noscript:hidden">
            <IconButton
              icon={<ArrowLeft className="rtl:-scale-x-100" />}
              label={back.label}
              onClick={back.onBack}
            />
          </span>
        )}
        <UnfoldingTitle title={title} level={level} />
        {besideTitle}
      </div>
      {(children !== undefined || openPanel !== null) && (
        <div className="flex max-w-full shrink-0 flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {openPanel}
          {children}
        </div>
      )}
    </header>
  );
}
