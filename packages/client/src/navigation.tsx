import { type ComponentProps, type ComponentType, createContext, use } from "react";

/** A link's attributes; `href` is a path of this site or an external URL. */
export type LinkProps = ComponentProps<"a"> & { href: string };

/** How features navigate. The site supplies its router, Storybook a recorder. */
export interface Navigation {
  Link: ComponentType<LinkProps>;
  /** Navigates to a path of this site. */
  goTo: (path: string) => void;
  /** Goes back in the history, or to the landing page if that would leave the site. */
  goBack: () => void;
  /** Reloads the page from the server. */
  reload: () => void;
}

const NavigationContext = createContext<Navigation>({
  Link: ({ children, ...props }) => <a {...props}>{children}</a>,
  goTo: (path) => window.location.assign(path),
  goBack: () => window.history.back(),
  reload: () => window.location.reload(),
});

/** Replaces plain anchors and browser navigation for its children. */
export const NavigationProvider = NavigationContext;

/** Returns the navigation of the nearest provider. */
export const useNavigation = (): Navigation => use(NavigationContext);

/** A link of the nearest provider's navigation. */
export function Link(props: LinkProps) {
  const { Link: Inner } = useNavigation();
  return <Inner {...props} />;
}
