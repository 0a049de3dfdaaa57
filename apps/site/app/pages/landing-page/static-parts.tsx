import { Faq } from "@earshot/landing/faq.tsx";
import { HowItWorks } from "@earshot/landing/how-it-works.tsx";
import { OwnAd } from "@earshot/landing/own-ad.tsx";
import { Targeting } from "@earshot/landing/targeting.tsx";
import { Testimonials } from "@earshot/landing/testimonials.tsx";

import type { StaticParts } from "../landing-page.tsx";

/** For the server and stories. If the browser's code imported these parts, they would be in its bundle. */
export const staticParts: StaticParts = {
  howItWorks: <HowItWorks />,
  ownAd: <OwnAd />,
  targeting: <Targeting />,
  faq: <Faq />,
  testimonials: <Testimonials />,
};
