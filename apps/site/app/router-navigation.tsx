import { type LinkProps, type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { type ReactNode, useMemo } from "react";
import { Link, useNavigate } from "react-router";

/** True if the tab's previous entry is a page of this site; else Back would leave it. */
function hasOwnHistory(): boolean {
  if ("navigation" in window) return window.navigation.canGoBack;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
}

/** Adapts the router's link to the features' link props. */
function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}

/** Provides client-side navigation by the router to its children. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const navigation = useMemo<Navigation>(
    () => ({
      Link: RouterLink,
      goTo: (path) => void navigate(path),
      goBack: () => void (hasOwnHistory() ? navigate(-1) : navigate("/")),
      reload: () => window.location.reload(),
    }),
    [navigate],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
