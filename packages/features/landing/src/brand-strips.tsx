import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { reachedOutlets, type SampleLogo, trustedBrands } from "@earshot/contract/landing/sample-brands.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { LogoCarousel } from "@earshot/ui/frame/logo-carousel.tsx";
import { clsx } from "clsx";

import { column } from "./layout.ts";

/** Type styles used in rotation, so that the names look like logos of different companies. */
const lettering = ["", "font-normal tracking-normal", "font-extrabold"] as const;

const logosOf = (samples: readonly SampleLogo[]) =>
  samples.map(({ name, mark }, index) => ({
    name,
    drawing: (
      <span className={clsx("flex items-center gap-2.5", lettering[index % lettering.length])}>
        <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className="size-5 shrink-0">
          <path d={mark} />
        </svg>
        {name}
      </span>
    ),
  }));

const strips = [
  { title: landingCopy.trustedBy, logos: logosOf(trustedBrands) },
  { title: landingCopy.reaching, logos: logosOf(reachedOutlets) },
];

/** The two strips of logos: customers, and the outlets that run their ads. */
export function BrandStrips() {
  return (
    <div
      className={clsx(
        column,
        "flex flex-col py-6 lg:py-10 [&>section:first-child]:border-t-0 [&>section:last-child]:border-y-0",
      )}
    >
      {strips.map((strip) => (
        <LogoCarousel
          key={strip.title}
          {...strip}
          pauseLabel={controlCopy.pauseMotion}
          resumeLabel={controlCopy.resumeMotion}
        />
      ))}
    </div>
  );
}
