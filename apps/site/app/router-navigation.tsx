import { type LinkProps, type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { type ReactNode, useMemo } from "react";
import { Link, useNavigate } from "react-router";

/** Whether a page of ours comes before this one in the tab; else Back would leave the site. */
function hasOwnHistory(): boolean {
  if ("navigation" in window) return window.navigation.canGoBack;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0;
}

/** The router's link under the name that features know. */
function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}

/** Lets everything inside move between pages by the router, without loading them anew. */
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
