import "@earshot/ui/styles.css";
import { barColors, colorScheme, RenderedTheme, themeOf } from "@earshot/client/theme.ts";
import { brand } from "@earshot/contract/brand.ts";
import { errorPageCopy } from "@earshot/contract/site/navigation-copy.ts";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";

import type { Route } from "./+types/root.ts";
import { faviconAddress } from "./favicon.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { RouterNavigation } from "./router-navigation.tsx";

export const links: Route.LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: faviconAddress(), type: "image/svg+xml" },
];

export const loader = ({ request }: Route.LoaderArgs) => ({ theme: themeOf(request.headers.get("cookie")) });

/** The document around every page, the error page included. */
export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme ?? "system";
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content={colorScheme(theme)} />
        {Object.entries(barColors(theme)).map(([system, color]) => (
          <meta key={system} name="theme-color" content={color} media={`(prefers-color-scheme: ${system})`} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <RenderedTheme value={theme}>{children}</RenderedTheme>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <RouterNavigation>
      <Outlet />
    </RouterNavigation>
  );
}

/** Replaces a crashed page. Shows no details of the crash: they are in the server's log. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${errorPageCopy.title} · ${brand.name}`}</title>
      <ErrorPage here={pathname + search} />
    </>
  );
}
