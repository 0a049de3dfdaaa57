import "@earshot/ui/styles.css";
import { barColors, colorScheme, RenderedTheme, themeOf } from "@earshot/client/theme.ts";
import { brand } from "@earshot/contract/brand.ts";
import { errorPageCopy, pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { ComponentProps, ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";

import type { Route } from "./+types/root.ts";
import { iconAddress } from "./icon.ts";
import { pictureHead } from "./page-head.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { renderContext } from "./render-context.ts";
import { unlessSamePath } from "./revalidation.ts";
import { RouterNavigation } from "./router-navigation.tsx";

export const links: Route.LinksFunction = () => [
  ...[displayFont, textFont].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "16x16 32x32 48x48" },
  { rel: "icon", href: iconAddress(), type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  theme: themeOf(request.headers.get("cookie")),
  origin: context.get(renderContext).origin,
});

export const shouldRevalidate = unlessSamePath;

/** The root document around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { theme = "system", origin } = useRouteLoaderData<typeof loader>("root") ?? {};
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
        {origin !== undefined && <SharedHead origin={origin} />}
        <Meta />
        <PageLinks />
      </head>
      <body>
        <RenderedTheme value={theme}>{children}</RenderedTheme>
        <PageScripts />
      </body>
    </html>
  );
}

/** The `handle` of a late page's route: the URLs of its script and style sheet. */
function useLateFiles(): { script: string; stylesheet: string } | undefined {
  const [files] = useMatches().flatMap(({ handle }) => {
    const { script, stylesheet } = (handle ?? {}) as { script?: string; stylesheet?: string };
    return script !== undefined && stylesheet !== undefined ? { script, stylesheet } : [];
  });
  return files;
}

/** The head's links. A late page has its own style sheet; the others use the whole product's. */
function PageLinks() {
  const late = useLateFiles();
  if (!late) return <Links />;
  return (
    <>
      {links().map((link) => (
        <link key={"href" in link ? link.href : undefined} {...(link as ComponentProps<"link">)} />
      ))}
      <link rel="stylesheet" href={late.stylesheet} />
    </>
  );
}

/** The router's client runtime, or the single script of a page that is hydrated late. */
function PageScripts() {
  const late = useLateFiles();
  if (!late) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  }
  return (
    <>
      {/* React Refresh, which otherwise comes with the router's runtime. */}
      {import.meta.env.DEV && (
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
      )}
      <script type="module" src={late.script} />
    </>
  );
}

/** Open Graph tags, which link previews use (https://ogp.me), and the canonical URL. */
function SharedHead({ origin }: { origin: string }) {
  const hasOwnPicture = useMatches().some(
    ({ handle }) => (handle as { hasOwnPicture?: boolean } | undefined)?.hasOwnPicture,
  );
  const address = origin + useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand.name} />
      {!hasOwnPicture &&
        pictureHead(`${origin}/social.png`, pageCopy.description).map(({ property, content }) => (
          <meta key={property} property={property} content={content} />
        ))}
    </>
  );
}

export default function Root() {
  return (
    <RouterNavigation>
      <Outlet />
    </RouterNavigation>
  );
}

/** Replaces a crashed page. Shows no details about the crash, which are in the server's log. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${errorPageCopy.title} · ${brand.name}`}</title>
      <ErrorPage here={pathname + search} />
    </>
  );
}
