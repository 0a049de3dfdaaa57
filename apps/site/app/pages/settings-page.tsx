import { TopBar } from "@earshot/auth/top-bar.tsx";
import { SessionProvider } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { AccountCard } from "@earshot/settings/account-card.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";

export interface SettingsPageProps {
  user: User;
}

/** `/account-settings`: requires a log-in. */
export function SettingsPage({ user }: SettingsPageProps) {
  return (
    <SessionProvider initialUser={user}>
      <PageShell skip={pageCopy.skip} bar={<TopBar title={settingsCopy.title} />}>
        <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
          <AccountCard user={user} />
        </div>
      </PageShell>
    </SessionProvider>
  );
}
