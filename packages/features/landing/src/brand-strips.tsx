import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { reachedOutlets, trustedBrands } from "@earshot/contract/landing/samples.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { LogoCarousel } from "@earshot/ui/frame/logo-carousel.tsx";
import { clsx } from "clsx";

import { column } from "./layout.ts";

const strips = [
  { title: landingCopy.trustedBy, names: trustedBrands },
  { title: landingCopy.reaching, names: reachedOutlets },
];

/** The two strips of names: customers, and where their ads are heard. */
export function BrandStrips() {
  return (
    <div className={clsx(column, "flex flex-col py-6 lg:py-10 [&>section+section]:border-t-0")}>
      {strips.map(({ title, names }) => (
        <LogoCarousel
          key={title}
          title={title}
          logos={names.map((name) => ({ name }))}
          pauseLabel={controlCopy.pauseMotion}
          resumeLabel={controlCopy.resumeMotion}
        />
      ))}
    </div>
  );
}
