import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The scroll lock inside Radix's menus writes a style element and reads the content security policy's nonce from
// here.
const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
Object.assign(globalThis, { __webpack_nonce__: nonce });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
