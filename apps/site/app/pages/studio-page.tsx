import { TopBar } from "@earshot/auth/top-bar.tsx";
import { SessionProvider } from "@earshot/client/session.tsx";
import type { User } from "@earshot/contract/read.ts";
import { noAdsWords } from "@earshot/contract/words/ads.ts";
import { pageWords, topBarWords } from "@earshot/contract/words/navigation.ts";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";

export interface StudioPageProps {
  /** Who is logged in; `undefined` when the server did not say in time. */
  user: User | null | undefined;
}

/** `/nbmaistudio`: the ad studio. */
export function StudioPage({ user }: StudioPageProps) {
  const empty = user ? noAdsWords.client : noAdsWords.visitor;
  return (
    <SessionProvider initialUser={user}>
      <PageShell skip={pageWords.skip} bar={<TopBar title={topBarWords.studio} />}>
        <div className="mx-auto flex max-w-136 flex-col gap-2 px-5 py-12 sm:py-20">
          <h2 className="type-heading text-xl">{empty.title}</h2>
          <p className="text-md text-ink-2">{empty.text}</p>
        </div>
      </PageShell>
    </SessionProvider>
  );
}
