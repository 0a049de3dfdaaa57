import type { User } from "@earshot/contract/accounts/read.ts";
import { accountFormCopy as words } from "@earshot/contract/settings/copy.ts";

export interface AccountCardProps {
  user: User;
}

/** Whose account this is: the name and the e-mail address. */
export function AccountCard({ user }: AccountCardProps) {
  const facts = [
    { term: words.firstName, text: user.firstName },
    { term: words.lastName, text: user.lastName },
    { term: words.email, text: user.email },
  ];
  return (
    <section aria-labelledby="account-information" className="rounded-lg border border-line bg-surface">
      <h2 id="account-information" className="border-b border-line px-5 py-4 type-heading text-lg sm:px-6">
        {words.title}
      </h2>
      <dl className="grid gap-x-8 px-5 sm:grid-cols-[12rem_1fr] sm:px-6">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid items-baseline gap-0.5 border-line py-3.5 not-last:border-b sm:col-span-2 sm:grid-cols-subgrid"
          >
            <dt className="text-sm font-semibold text-ink-2">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
