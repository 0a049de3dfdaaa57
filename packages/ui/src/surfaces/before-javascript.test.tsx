import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Banner } from "./banner.tsx";
import { Disclosure } from "./disclosure.tsx";

it("renders a disclosure as a native details element that contains its answer", () => {
  const html = renderToStaticMarkup(
    <Disclosure summary="How much?" name="faq" id="cost">
      From $50.
    </Disclosure>,
  );
  expect(html).toMatch(/^<details name="faq" id="cost"[^>]*><summary/);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toContain("From $50.");
});

it("renders an initially open disclosure", () => {
  const html = renderToStaticMarkup(
    <Disclosure summary="How much?" defaultOpen>
      From $50.
    </Disclosure>,
  );
  expect(html).toMatch(/<details[^>]* open=""/);
});

it("renders a banner's message in the live region", () => {
  const html = renderToStaticMarkup(<Banner message={{ tone: "success", text: "Profile updated" }} />);
  expect(html).toMatch(/^<div tabindex="-1" aria-live="polite"[^>]*>.+Profile updated/);
  expect(renderToStaticMarkup(<Banner message={null} />)).toMatch(
    /^<div[^>]*aria-live="polite"[^>]*><\/div>$/,
  );
});
