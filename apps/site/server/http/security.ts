import type { MiddlewareHandler } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";

export interface SecurityOptions {
  /** Off in development, where Vite writes scripts of its own into the page. */
  contentPolicy: boolean;
  /** Whether people reach the site by https alone. */
  https: boolean;
}

/** Headers of every answer. Scripts and style elements need the request's nonce; React writes `style` attributes, so those stay. */
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
