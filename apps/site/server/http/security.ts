import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";

import { isLatePage } from "../../app/late-hydration/late-hydration.ts";

type ContentPolicy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>["contentSecurityPolicy"]>;

export interface SecurityOptions {
  /** Turned off in development, because Vite's scripts have no nonce. */
  contentPolicy: boolean;
  /** True if the site is reachable only over HTTPS. */
  https: boolean;
}

/**
 * Security headers for every response. Allows `style` attributes, which React writes. Late pages have no inline script
 * and no nonce, because their bytes are cached. Without a nonce, only 'unsafe-inline' allows the style element that
 * their dialogs' scroll lock writes.
 */
export function security(options: SecurityOptions): MiddlewareHandler {
  const usual = headersWith(options, { scriptSrc: [NONCE, "'strict-dynamic'"], styleSrc: ["'self'", NONCE] });
  const late = headersWith(options, { scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] });
  return (c, next) => (isLatePage(c.req.path) ? late : usual)(c, next);
}

/** Security headers for a response that bypasses the app: nothing in it may run or be framed. */
export const inertHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

type Sources = Pick<ContentPolicy, "scriptSrc" | "styleSrc">;

function headersWith({ contentPolicy, https }: SecurityOptions, sources: Sources): MiddlewareHandler {
  return secureHeaders({
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: https ? "max-age=31536000" : false,
    permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false, usb: false },
    overwrite: false,
    ...(contentPolicy && {
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        ...sources,
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    }),
  });
}
