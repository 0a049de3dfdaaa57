import { type LinkProps, type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { type ReactNode, useMemo } from "react";
import { Link, useBlocker, useNavigate } from "react-router";

import { isLatePage } from "./late-hydration/late-hydration.ts";

/** True if the tab's previous entry is a page of this site; otherwise Back would leave the site. */
function hasOwnHistory(): boolean {
  if ("navigation" in window) return window.navigation.canGoBack;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
}

/** Adapts the router's link to the features' link props. Downloads and late pages bypass the router. */
function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} reloadDocument={props.download !== undefined || isLatePage(href)} {...props} />;
}

/** Blocks the router, except when it switches to another tab on the same page. */
const RouterLeaveGuard: Navigation["LeaveGuard"] = ({ isActive, children }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  return children({
    isLeaving: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  });
};

/** Provides client-side navigation through the router to its children. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo<Navigation>(
    () => ({
      Link: RouterLink,
      goTo: (path) => (isLatePage(path) ? window.location.assign(path) : void navigate(path)),
      goBack: () => (hasOwnHistory() ? void navigate(-1) : window.location.assign("/")),
      reload: (path) => (path === undefined ? window.location.reload() : window.location.replace(path)),
      LeaveGuard: RouterLeaveGuard,
    }),
    [navigate],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
