import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
} from "react";

/** A link's attributes; `href` is a path on this site or an external URL. */
export type LinkProps = ComponentProps<"a"> & { href: string };

/** How features navigate. The site provides its router, and Storybook a version that only records. */
export interface Navigation {
  Link: ComponentType<LinkProps>;
  /** Navigates to a path on this site. */
  goTo: (path: string) => void;
  /** Goes back in the history, or to the landing page if that would leave the site. */
  goBack: () => void;
  /** Reloads the page from the server, or opens another path on this site instead. */
  reload: (path?: string) => void;
  /** Blocks navigation to other pages on this site while active. */
  LeaveGuard: ComponentType<LeaveGuardProps>;
}

interface LeaveGuardProps {
  isActive: boolean;
  /** Renders the confirmation for a blocked navigation. */
  children: (held: { isLeaving: boolean; stay: () => void; leave: () => void }) => ReactNode;
}

const nothing = () => undefined;

const NavigationContext = createContext<Navigation>({
  Link: ({ children, ...props }) => <a {...props}>{children}</a>,
  goTo: (path) => window.location.assign(path),
  goBack: () => window.history.back(),
  reload: (path) => (path === undefined ? window.location.reload() : window.location.replace(path)),
  // Without a router every navigation unloads the page, so the browser itself asks for confirmation.
  LeaveGuard: ({ children }) => children({ isLeaving: false, stay: nothing, leave: nothing }),
});

/** Replaces plain anchors and browser navigation for its children. */
export const NavigationProvider = NavigationContext;

/** Returns the navigation of the nearest provider. */
export const useNavigation = (): Navigation => use(NavigationContext);

/**
 * While active, asks for confirmation before the user leaves the page: the browser asks on unload, `children` on
 * navigation within the site.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const { LeaveGuard: Inner } = useNavigation();
  const { isActive } = props;
  useEffect(() => {
    if (!isActive) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);
  return <Inner {...props} />;
}

/** A link that uses the nearest provider's navigation. */
export function Link(props: LinkProps) {
  const { Link: Inner } = useNavigation();
  return <Inner {...props} />;
}
