import { type LinkProps, type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { type ReactNode, useMemo } from "react";
import { Link, useNavigate } from "react-router";

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
      goBack: () => void navigate(-1),
      reload: () => window.location.reload(),
    }),
    [navigate],
  );
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}
