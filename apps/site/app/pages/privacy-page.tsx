import { brand } from "@earshot/contract/brand.ts";
import { guestAdsKeptDays } from "@earshot/contract/limits.ts";
import { legalCopy } from "@earshot/contract/site/footer-copy.ts";

import { LegalText, MailLink } from "./legal-text.tsx";

const summary = (
  <>
    <p>
      We keep what you need us to keep: your account, the ads you make, and the messages you send us. We don’t
      sell it, we show no advertising of others, and no outside company tracks you on these pages.
    </p>
    <p>
      You can use the studio without an account. What you make then belongs to a random id in your browser.
    </p>
  </>
);

const parts = [
  {
    id: "who",
    title: "Who is responsible",
    body: (
      <p>
        {brand.name} runs this service and is responsible for your personal data. Write to{" "}
        {brand.postalAddress}, or to <MailLink to={brand.email.privacy} />.
      </p>
    ),
  },
  {
    id: "what",
    title: "What we keep",
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> first and last name, e-mail address, country, whether you are a
          business or an agency, and, if you give them, the name of your business, an agency name and an
          agency code. Your password is kept only as a hash from which nobody can read it.
        </li>
        <li>
          <strong>What you make:</strong> product descriptions, scripts, delivery notes, the audio we make for
          you or that you upload, your projects, and campaigns with their audience, budget and dates.
        </li>
        <li>
          <strong>What you write to us:</strong> name, e-mail address, company, phone number and message of
          the contact form; the e-mail address of the newsletter; a request to delete your account.
        </li>
        <li>
          <strong>What keeps the service running:</strong> for as long as a limit counts, at most an hour, the
          network address from which a form was sent, so that nobody can guess passwords or flood us. Our logs
          note which kind of page or call was used, when, and whether it went well; they hold no addresses of
          pages, no names and no texts.
        </li>
      </ul>
    ),
  },
  {
    id: "why",
    title: "Why we may",
    body: (
      <>
        <p>Under the General Data Protection Regulation, and laws like it, we rely on:</p>
        <ul>
          <li>our contract with you, for your account, your ads and your campaigns (Article 6(1)(b));</li>
          <li>
            your consent, for the newsletter and project updates; you can withdraw it at any time (6(1)(a));
          </li>
          <li>
            our interest in a service that is safe and answers its mail, for limits, logs and messages
            (6(1)(f)).
          </li>
        </ul>
        <p>We make no decision about you by machine alone that would have legal effect for you.</p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and your browser’s storage",
    body: (
      <>
        <p>Each of these is needed for something you asked for. None follows you to other sites.</p>
        <ul>
          <li>
            <strong>Session cookie:</strong> keeps you logged in, for 30 days with “Remember me”, otherwise
            until you close the browser and for 12 hours at most.
          </li>
          <li>
            <strong>temp_user_id:</strong> the random id of a visitor without an account, as a cookie and in
            local storage, for up to 400 days after your last visit. Whoever has it can reach the ads made
            with it, so treat it as a secret. It is removed when you log in.
          </li>
          <li>
            <strong>device:</strong> for up to 400 days, that you logged in from this browser before, so that
            strangers who try passwords can’t lock you out of it.
          </li>
          <li>
            <strong>theme</strong> and the sidebar’s state: how you like the pages to look.
          </li>
          <li>
            <strong>form_values:</strong> for two minutes, what you typed in a form that had to be sent again;
            never a password.
          </li>
          <li>
            <strong>Session and local storage:</strong> drafts of ads and campaigns, your favourite and recent
            voices and tracks, a message to us until it has arrived, and notes such as that you have seen the
            welcome. Drafts, favourites and recent ones are wiped when you log out.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "who-else",
    title: "Who else sees it",
    body: (
      <>
        <ul>
          <li>
            <strong>Nobody, for making ads,</strong> as long as the script writer and the voices that come
            with this service are used: they run on our own servers. Where we use an outside provider for
            scripts or voices, it gets the text of your ad and your delivery notes, and nothing that says who
            you are.
          </li>
          <li>
            <strong>Whoever has a share link:</strong> they can hear that ad and see its title, its length and
            whose ad it is, until you stop sharing it.
          </li>
          <li>
            <strong>Companies that host our servers or deliver our mail,</strong> on our instructions and
            under contract.
          </li>
          <li>
            <strong>Authorities,</strong> where the law obliges us.
          </li>
        </ul>
        <p>
          Should data leave the European Economic Area or the United Kingdom, we use the standard contractual
          clauses or rely on a decision that protection there is adequate.
        </p>
      </>
    ),
  },
  {
    id: "how-long",
    title: "For how long",
    body: (
      <ul>
        <li>Account, ads, projects and campaigns: until you delete them or ask us to delete your account.</li>
        <li>
          Ads and campaign drafts of visitors without an account: until they have been unused for{" "}
          {guestAdsKeptDays} days.
        </li>
        <li>Links in password mails: 30 minutes, for one use.</li>
        <li>Messages to us, and copies of the mails that we sent: 180 days.</li>
        <li>Newsletter: until you unsubscribe.</li>
        <li>Records that tax or trade law tells us to keep: for as long as it says.</li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          You may ask for a copy of your data, have it corrected, deleted, restricted or handed over in a
          common format, and object to its use. Much of it you can do yourself: change your details in the
          account settings, delete ads and projects in the studio. “Delete account” in the settings sends us
          your request; we then write to you before anything is deleted.
        </p>
        <p>
          Write to <MailLink to={brand.email.privacy} />; we answer within a month. You may also complain to
          the data protection authority where you live or work.
        </p>
      </>
    ),
  },
  {
    id: "safety",
    title: "How we protect it",
    body: (
      <p>
        Passwords are hashed with Argon2id. Calls from other sites are refused. An ad’s audio can be heard
        only by its owner, or through a share link while it is shared. No system is perfectly safe; should
        yours be affected, we tell you and the authority as the law requires.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <p>
        The service is for businesses. It is not meant for anyone under 16, and we knowingly keep no data of
        theirs.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    body: (
      <p>
        When this text changes, its date above changes too. If a change matters to you, we tell those with an
        account by e-mail before it counts.
      </p>
    ),
  },
];

/** The privacy policy. Describes what the product stores and why. Have counsel review it before publishing. */
export function PrivacyPage() {
  return <LegalText title={legalCopy.privacy} changed="21 November 2026" summary={summary} parts={parts} />;
}
