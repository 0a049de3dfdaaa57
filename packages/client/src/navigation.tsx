import { type ComponentProps, type ComponentType, createContext, use } from "react";

/** A link's attributes; `href` is a path of this site or an address elsewhere. */
export type LinkProps = ComponentProps<"a"> & { href: string };

/** How features move between pages. The site supplies its router's way, Storybook one that records. */
export interface Navigation {
  Link: ComponentType<LinkProps>;
  /** Goes to a path of this site. */
  goTo: (path: string) => void;
  /** Goes one step back in the history, or to the landing page where that would leave the site. */
  goBack: () => void;
  /** Loads the page anew, from the server. */
  reload: () => void;
}

const NavigationContext = createContext<Navigation>({
  Link: ({ children, ...props }) => <a {...props}>{children}</a>,
  goTo: (path) => window.location.assign(path),
  goBack: () => window.history.back(),
  reload: () => window.location.reload(),
});

/** Gives the page inside another way to navigate than plain anchors and the browser's own. */
export const NavigationProvider = NavigationContext;

/** The page's way to navigate. */
export const useNavigation = (): Navigation => use(NavigationContext);

/** A link in the page's way of navigating. */
export function Link(props: LinkProps) {
  const { Link: Inner } = useNavigation();
  return <Inner {...props} />;
}
