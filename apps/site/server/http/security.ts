import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";

export interface SecurityOptions {
  /** Off in development: Vite's scripts carry no nonce. */
  contentPolicy: boolean;
  /** True where the site is reachable by https alone. */
  https: boolean;
}

/** Security headers of every response. Allows `style` attributes, which React writes. */
export function security({ contentPolicy, https }: SecurityOptions): MiddlewareHandler {
  return secureHeaders({
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: https ? "max-age=31536000" : false,
    permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false, usb: false },
    overwrite: false,
    ...(contentPolicy && {
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: [NONCE, "'strict-dynamic'"],
        styleSrc: ["'self'", NONCE],
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
