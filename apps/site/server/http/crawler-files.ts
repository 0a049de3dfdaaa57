/** Pages that search engines may list. */
const listedPages = ["/", "/nbmaistudio", "/privacy_policy.html", "/terms_and_condition.html"];

/** Paths that search engines should not list. */
const unlistedPaths = ["/api/", "/audiostack/", "/client/", "/account-settings"];

/**
 * `/robots.txt` (RFC 9309) and `/sitemap.xml` (https://www.sitemaps.org) for the site at this origin. Their URLs are
 * absolute.
 */
export const crawlerFiles = {
  "/robots.txt": {
    type: "text/plain; charset=utf-8",
    text: (origin: string) =>
      [
        "User-agent: *",
        ...unlistedPaths.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${origin}/sitemap.xml`,
        "",
      ].join("\n"),
  },
  "/sitemap.xml": {
    type: "application/xml; charset=utf-8",
    text: (origin: string) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...listedPages.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
        "</urlset>",
        "",
      ].join("\n"),
  },
} as const;
