import { brand } from "@earshot/contract/brand.ts";
import { budget, guestAdsKeptDays } from "@earshot/contract/limits.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { LegalLink, LegalText, MailLink } from "./legal-text.tsx";

const summary = (
  <>
    <p>
      Make ads, keep them, use them. What you write, upload and make here stays yours; you answer for what it
      says. Making ads is free.
    </p>
    <p>
      Launching a campaign is a request: no payment is taken on these pages, and nothing is broadcast or
      charged before we have agreed on it with you.
    </p>
  </>
);

const parts = [
  {
    id: "parties",
    title: "Who this is between",
    body: (
      <p>
        These terms are between you and {brand.postalAddress} (“we”). You accept them by using the service,
        with an account or without. If you act for a company or a client, you say that you may. Questions:{" "}
        <MailLink to={brand.email.support} />.
      </p>
    ),
  },
  {
    id: "service",
    title: "What the service does",
    body: (
      <p>
        You describe a product, write a script, or upload a finished ad. We turn words into a voiced and mixed
        audio ad, keep it in your projects, let you share it by a link, and take your request for a campaign.
        Scripts and voices are made by software.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <ul>
        <li>
          Give details that are true, and keep your password to yourself. Tell us if someone else may know it.
        </li>
        <li>One account is for one person or one company; an agency may use its account for its clients.</li>
        <li>
          Without an account, what you make belongs to this browser. If you clear its storage it is out of
          your reach, and what has been unused for {guestAdsKeptDays} days is removed.
        </li>
        <li>You can ask us to delete your account at any time, in its settings or by e-mail.</li>
      </ul>
    ),
  },
  {
    id: "yours",
    title: "What is yours",
    body: (
      <>
        <p>
          Your texts and uploads stay yours. As far as the law lets rights in a generated ad exist, they are
          yours too, and we claim none. You let us store, process, play and transcode this material for as
          long as it is here, only to provide the service.
        </p>
        <p>
          The voices and the background music in our library may be used as part of your ads, in any medium,
          without time limit and without a fee. They may not be taken out and passed on by themselves, nor
          used to train a voice.
        </p>
      </>
    ),
  },
  {
    id: "answer-for",
    title: "What you answer for",
    body: (
      <>
        <p>You decide what is broadcast. Before you use an ad, listen to it. You make sure that</p>
        <ul>
          <li>its claims are true and allowed for your product, in every country where it runs;</li>
          <li>you hold the rights in what you upload: words, voices, music, names and marks;</li>
          <li>listeners are told that a voice is synthetic, where the law or the medium asks for it;</li>
          <li>you have the consent of anyone whose personal data you put into a text.</li>
        </ul>
        <p>
          Generated scripts can be wrong, and similar descriptions can lead to similar ads. We don’t check
          your ads for you, except before a campaign.
        </p>
      </>
    ),
  },
  {
    id: "not-allowed",
    title: "What is not allowed",
    body: (
      <ul>
        <li>Anything unlawful, deceptive, hateful, threatening, or sexual about minors.</li>
        <li>Passing an ad off as the voice or the word of a real person who has not agreed.</li>
        <li>Malware, attacks, getting around limits, or reaching into what belongs to others.</li>
        <li>Selling the bare service on as your own. Making ads for your clients is welcome.</li>
      </ul>
    ),
  },
  {
    id: "campaigns",
    title: "Campaigns and money",
    body: (
      <>
        <p>
          Making, keeping and sharing ads is free of charge. Campaigns start from a total budget of $
          {budget.least}. Launching one sends us a request, which we review and may decline. We then contact
          you; a contract about a campaign, with its price, dates and payment, exists only once both of us
          have confirmed it in writing. Until then you can cancel it at any time.
        </p>
        <p>
          Figures such as impressions and unique listeners are estimates from your budget and an assumed
          price. They are not a promise.
        </p>
      </>
    ),
  },
  {
    id: "limits",
    title: "Limits and availability",
    body: (
      <p>
        So that the service stays quick for all, there are limits on how many ads you can make and upload in
        an hour and on how much we store. We work to keep it available and your ads safe, but can’t promise
        that it never fails. Keep your own copy of an ad that matters to you: every ad can be downloaded.
      </p>
    ),
  },
  {
    id: "sharing",
    title: "Share links",
    body: (
      <p>
        Whoever has a share link can hear the ad, with no account, until you stop sharing it. What others have
        recorded in the meantime is out of our hands.
      </p>
    ),
  },
  {
    id: "ending",
    title: "When it ends",
    body: (
      <p>
        You can stop using the service whenever you like. We may remove material or close an account that
        breaks these terms, and tell you why unless the law forbids it. If we end the service, we say so at
        least 30 days before, so that you can download your ads.
      </p>
    ),
  },
  {
    id: "liability",
    title: "Liability",
    body: (
      <p>
        We are liable without limit for intent, gross negligence, injury to life, body or health, and wherever
        the law allows no limit. Otherwise we are liable only for breach of a duty that is essential to these
        terms, and only up to the damage typical and foreseeable for a service that is free of charge. If your
        ad breaks someone’s rights and they come to us, you take over the reasonable cost.
      </p>
    ),
  },
  {
    id: "law",
    title: "Law, changes and the rest",
    body: (
      <>
        <p>
          The law of the place in our address above applies; as a consumer you keep the protection of the law
          where you live. If one part of these terms does not hold, the others do.
        </p>
        <p>
          We may change these terms for the future; those with an account are told by e-mail at least 30 days
          before. What we keep of you is said in the{" "}
          <LegalLink href="/privacy_policy.html">{legalCopy.privacy}</LegalLink>.
        </p>
      </>
    ),
  },
];

/** The terms of use. Written for this product. Have counsel review them before publishing. */
export function TermsPage() {
  return <LegalText title={legalCopy.terms} changed="21 November 2026" summary={summary} parts={parts} />;
}
