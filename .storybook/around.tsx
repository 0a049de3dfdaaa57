import { type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import type { Decorator } from "@storybook/react-vite";
import { fn } from "storybook/test";

/** Where a story went instead of leaving its page: spies, cleared for each story. */
export const went = { to: fn<(path: string) => void>(), back: fn(), reload: fn() };

const recording: Navigation = {
  Link: ({ children, href, onClick, ...props }) => (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) went.to(href);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  ),
  goTo: went.to,
  goBack: went.back,
  reload: went.reload,
};

/** Links and moves are recorded in `went` instead of leaving the story. */
export const recordNavigation: Decorator = (Story) => (
  <NavigationProvider value={recording}>
    <Story />
  </NavigationProvider>
);

/** Somebody who is logged in, as pages get them. */
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

/** A page's session: `null` is a visitor, `undefined` one that the server did not tell in time. */
export const withSession =
  (user: User | null | undefined): Decorator =>
  (Story) => (
    <SessionProvider initialUser={user}>
      <Story />
    </SessionProvider>
  );
