import type { FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { Contact } from "@earshot/landing/contact.tsx";
import { Faq } from "@earshot/landing/faq.tsx";
import { Hero } from "@earshot/landing/hero.tsx";
import { HowItWorks } from "@earshot/landing/how-it-works.tsx";
import { LeadSample } from "@earshot/landing/lead-sample.tsx";
import { OwnAd } from "@earshot/landing/own-ad.tsx";
import { ReachCalculator } from "@earshot/landing/reach-calculator.tsx";
import { SampleGallery } from "@earshot/landing/sample-gallery.tsx";
import { Subscription } from "@earshot/landing/subscription.tsx";
import { Targeting } from "@earshot/landing/targeting.tsx";
import { Testimonials } from "@earshot/landing/testimonials.tsx";
import type { ReactElement } from "react";

import type { PartName } from "../landing-page.tsx";

export interface PagePartsProps {
  /** The results of forms sent without JavaScript. */
  contact?: FormNotice | null;
  subscription?: FormNotice | null;
  /** The values typed into a rejected form. */
  values?: FormValues;
  /** A budget submitted without JavaScript. */
  budget?: string | null;
}

/** For the server and stories only. If the browser's page imported these parts, they would end up in its bundle. */
export function pageParts({
  contact = null,
  subscription = null,
  values = {},
  budget = null,
}: PagePartsProps): Record<PartName, ReactElement<object>> {
  return {
    hero: <Hero />,
    leadSample: <LeadSample />,
    pricing: <ReachCalculator typed={budget} />,
    howItWorks: <HowItWorks />,
    ownAd: <OwnAd />,
    targeting: <Targeting />,
    samples: <SampleGallery />,
    faq: <Faq />,
    contact: <Contact notice={contact} values={values} />,
    testimonials: <Testimonials />,
    subscription: <Subscription notice={subscription} values={values} />,
  };
}
