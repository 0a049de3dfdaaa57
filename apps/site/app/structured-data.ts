import { brand } from "@earshot/contract/brand.ts";
import { faqCopy } from "@earshot/contract/landing/copy.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import type { MetaDescriptor } from "react-router";

/** Describes the landing page to search engines (https://schema.org): the company and the FAQ. */
export function structuredData(origin: string): MetaDescriptor {
  const company = {
    "@type": "Organization",
    "@id": `${origin}/#company`,
    name: brand.name,
    description: pageCopy.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.email.hello,
    address: brand.postalAddress,
    sameAs: brand.social.map(({ href }) => href),
  };
  const questions = {
    "@type": "FAQPage",
    "@id": `${origin}/#faq`,
    mainEntity: faqCopy.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${origin}/#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": [company, questions] } };
}
