import { type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { ToastRegion } from "@earshot/ui/surfaces/toast.tsx";
import type { Decorator } from "@storybook/react-vite";
import {
  Children,
  createElement,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { fn, screen } from "storybook/test";
import { createStore, useStore } from "zustand";

import { chosenUser } from "./persona.ts";

/** Makes the story as wide as a form in a dialog. Requires `parameters: { layout: "padded" }`. */
export const formWidth: Decorator = (Story) => (
  <div style={{ maxWidth: "26rem", marginInline: "auto" }}>
    <Story />
  </div>
);

/**
 * `render` for EveryState: renders the component once for each of these props, merged into the story's args, one
 * below the other.
 */
export const stacked =
  <Props extends object>(Component: ComponentType<Props>, ...variants: Partial<Props>[]) =>
  (args: Props) => (
    <div style={{ display: "grid", gap: 20 }}>
      {Children.toArray(variants.map((props) => createElement(Component, { ...args, ...props })))}
    </div>
  );

/** Padding that keeps focus rings from being cut off. */
export const padded: Decorator = (Story) => (
  <div style={{ padding: "1rem", maxWidth: "100vw" }}>
    <Story />
  </div>
);

/**
 * Fixes the story to a position in the window, for popups that need room there: `decorators: [fixedAt({
 * insetBlockEnd: 8 })]`.
 */
export const fixedAt =
  (place: CSSProperties): Decorator =>
  (Story) => (
    <div style={{ position: "fixed", ...place }}>
      <Story />
    </div>
  );

/**
 * Parameters for stories that cover the page (dialogs, pages) or call the mock server: a page can only have one of
 * these, so docs pages show each in an iframe. `preview.meta({ parameters: inIframe, … })`.
 */
export const inIframe = { docs: { story: { inline: false, height: "640px" } } };

/** Globals for the narrowest layout that everything must fit: 320 px wide with 200 % text. */
export const narrowest = { viewport: { value: "phone320", isRotated: false }, textSize: "200" };

/** Spies for every way to leave the page, cleared before each story. */
export const navigationSpy = {
  to: fn<(path: string) => void>(),
  back: fn(),
  reload: fn<(path?: string) => void>(),
};

/** The path of a clicked link that would leave the page while a guard is active; null if there is none. */
const leaving = createStore<{ to: string | null }>(() => ({ to: null }));
let isGuarded = false;

const spiedNavigation: Navigation = {
  Link: ({ children, href, onClick, ...props }) => (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) {
          if (isGuarded && !href.startsWith("/account-settings")) leaving.setState({ to: href });
          else navigationSpy.to(href);
        }
        event.preventDefault();
      }}
    >
      {children}
    </a>
  ),
  goTo: navigationSpy.to,
  goBack: navigationSpy.back,
  reload: navigationSpy.reload,
  LeaveGuard: function SpiedLeaveGuard({ isActive, children }) {
    const { to } = useStore(leaving);
    useEffect(() => {
      isGuarded = isActive;
      return () => {
        isGuarded = false;
        leaving.setState({ to: null });
      };
    }, [isActive]);
    return children({
      isLeaving: to !== null,
      stay: () => leaving.setState({ to: null }),
      leave: () => {
        navigationSpy.to(to ?? "");
        leaving.setState({ to: null });
      },
    });
  },
};

/** Links and navigation call `navigationSpy` and stay in the story. */
export const withNavigationSpy: Decorator = (Story) => (
  <NavigationProvider value={spiedNavigation}>
    <Story />
  </NavigationProvider>
);

/** Meta for the log-in, sign-up and forgotten-password pages: `preview.meta({ component, ...accountPage })`. */
export const accountPage = {
  parameters: { layout: "fullscreen" as const, docs: { story: { inline: false, height: "720px" } } },
  decorators: [withNavigationSpy],
};

/** A logged-in user. */
export const nora: User = {
  id: "usr_nora",
  firstName: "Nora",
  lastName: "Lindqvist",
  email: "nora@kettle.example",
  pendingEmail: null,
  businessName: "Kettle",
  companyType: "business",
  agencyCode: null,
  receiveProjectUpdates: true,
  receiveNewsletter: true,
};

/**
 * A page's session: `null` for a visitor, `undefined` if the server did not respond in time. A persona chosen in the
 * toolbar replaces it.
 */
export const withSession =
  (user: User | null | undefined): Decorator =>
  (Story, story) => {
    const chosen = chosenUser(story);
    return (
      <SessionProvider initialUser={chosen === undefined ? user : chosen}>
        <Story />
      </SessionProvider>
    );
  };

/** A toast region, as on every page. */
export const withToasts: Decorator = (Story) => (
  <ToastRegion label={toastCopy.region} dismissLabel={toastCopy.dismiss} loadError={networkErrorMessage}>
    <Story />
  </ToastRegion>
);

/** Removes a dialog that a story left in the iframe's URL: `preview.meta({ beforeEach: withoutDialogInAddress, … })`. */
export const withoutDialogInAddress = () => () => {
  const address = new URL(location.href);
  address.searchParams.delete("dialog");
  history.replaceState(null, "", address);
};

/**
 * Decorators for part of a logged-in client's page: a session, requests, toasts, and links that don't leave the
 * story.
 */
export const forClient: Decorator[] = [
  withToasts,
  (Story) => (
    <QueryProvider>
      <Story />
    </QueryProvider>
  ),
  withSession(nora),
  withNavigationSpy,
];

interface WithOpenerProps {
  first?: "open" | "closed";
  /** The dialog, drawer or popup. */
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with an Open button and the overlay that it opens, initially open. */
export function WithOpener({ first = "open", children }: WithOpenerProps) {
  const [open, setOpen] = useState(first === "open");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

interface Overlay {
  open: boolean;
  onClose: () => void;
}

/** Lets the user close a dialog that a story opens with its `open` arg. */
export const closable: Decorator = (Story, { args }) => {
  const { open, onClose } = args as Partial<Overlay>;
  return open && onClose ? (
    <Closable>
      {(isOpen, close) => (
        <Story
          args={{
            ...args,
            open: isOpen,
            onClose: () => {
              onClose();
              close();
            },
          }}
        />
      )}
    </Closable>
  ) : (
    <Story />
  );
};

function Closable({ children }: Pick<WithOpenerProps, "children">) {
  const [open, setOpen] = useState(true);
  return children(open, () => setOpen(false));
}

/** A meta's `render`: the dialog or drawer, initially open, over a page with the button that opens it. */
export const aboveOpener =
  <Props extends Overlay>(Component: ComponentType<Props>) =>
  (args: Props) => (
    <WithOpener>
      {(open, close) => (
        <Component
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </WithOpener>
  );

/** The Open button in `WithOpener`, which gets the focus back. */
export const opener = () => screen.getByRole("button", { name: "Open" });
