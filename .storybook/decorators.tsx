import { type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import type { Decorator } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useState } from "react";
import { fn, screen } from "storybook/test";

/** As wide as a form in a dialog. Needs `parameters: { layout: "padded" }`. */
export const formWidth: Decorator = (Story) => (
  <div style={{ maxWidth: "26rem", marginInline: "auto" }}>
    <Story />
  </div>
);

/** Padding, so that focus rings are not cut off. */
export const padded: Decorator = (Story) => (
  <div style={{ padding: "1rem", maxWidth: "100vw" }}>
    <Story />
  </div>
);

/** Fixed to a place of the window, for popups that must find room there: `decorators: [fixedAt({ insetBlockEnd: 8 })]`. */
export const fixedAt =
  (place: CSSProperties): Decorator =>
  (Story) => (
    <div style={{ position: "fixed", ...place }}>
      <Story />
    </div>
  );

/**
 * Parameters of stories that cover the page (dialogs, pages) or call the mock server, of which a page has only one: on docs
 * pages each gets an iframe. `preview.meta({ parameters: inIframe, … })`.
 */
export const inIframe = { docs: { story: { inline: false, height: "640px" } } };

/** Globals of the narrowest layout that everything must fit: 320 px wide, text at 200 %. */
export const narrowest = { viewport: { value: "phone320", isRotated: false }, textSize: "200%" };

/** Spies for every way to leave the page, cleared before each story. */
export const navigationSpy = { to: fn<(path: string) => void>(), back: fn(), reload: fn() };

const spiedNavigation: Navigation = {
  Link: ({ children, href, onClick, ...props }) => (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigationSpy.to(href);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  ),
  goTo: navigationSpy.to,
  goBack: navigationSpy.back,
  reload: navigationSpy.reload,
};

/** Links and navigation call `navigationSpy` and stay on the story. */
export const withNavigationSpy: Decorator = (Story) => (
  <NavigationProvider value={spiedNavigation}>
    <Story />
  </NavigationProvider>
);

/** Meta of the log-in, sign-up and forgotten-password pages: `preview.meta({ component, ...accountPage })`. */
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
  businessName: "Kettle",
  companyType: "business",
  agencyCode: null,
  receiveProjectUpdates: true,
  receiveNewsletter: true,
};

/** A page's session: `null` for a visitor, `undefined` if the server did not answer in time. */
export const withSession =
  (user: User | null | undefined): Decorator =>
  (Story) => (
    <SessionProvider initialUser={user}>
      <Story />
    </SessionProvider>
  );

interface WithOpenerProps {
  first?: "open" | "closed";
  /** The dialog, drawer or popup. */
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with the button Open, and what it opens: open at first. */
export function WithOpener({ first = "open", children }: WithOpenerProps) {
  const [open, setOpen] = useState(first === "open");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

/** The button of `WithOpener`, which gets the focus back. */
export const opener = () => screen.getByRole("button", { name: "Open" });
