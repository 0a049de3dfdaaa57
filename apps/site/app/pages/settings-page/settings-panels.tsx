import { LeaveGuard, useNavigation } from "@earshot/client/navigation.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { doneAddress, type DoneKey, type FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { leaveCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import type { SettingsTab } from "@earshot/contract/settings/tabs.ts";
import { toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { AccountForm } from "@earshot/settings/account-form.tsx";
import { BillingDetails } from "@earshot/settings/billing-details.tsx";
import { PasswordForm } from "@earshot/settings/password-form.tsx";
import { useAccountForm } from "@earshot/settings/use-account-form.ts";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

interface SettingsPanelsProps {
  user: User;
  tab: SettingsTab;
  /** The flash message, or null. */
  notice: FormNotice | null;
  /** The input from a failed native submit. */
  values: FormValues;
  /** Opens the Log In dialog if the session has ended. */
  onLogIn: () => void;
}

/**
 * The tabs' contents, all of them mounted so that input is kept while another tab is open. Leaving with unsaved input
 * asks for confirmation first.
 */
export function SettingsPanels({ user, tab, notice, values, onLogIn }: SettingsPanelsProps) {
  const form = useAccountForm({ user, values, notice });
  const { isReloading, reloadWith } = useTimedReload(form.keepForReload);
  const [flash, setFlash] = useState(notice);
  useRemoveNoticeFromAddress(notice !== null);

  const panels: Record<SettingsTab, ReactNode> = {
    account: <AccountForm form={form} onLogIn={onLogIn} />,
    password: <PasswordForm onLogIn={onLogIn} />,
    billing: <BillingDetails agencyCode={user.agencyCode} onReload={reloadWith} onLogIn={onLogIn} />,
    payments: comingSoon,
    credit: comingSoon,
  };
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6">
      <div className={flash ? "pb-5" : undefined}>
        <Banner
          message={flash && { tone: flash.kind === "done" ? "success" : "error", text: flash.text }}
          dismiss={{ label: toastCopy.dismiss, onDismiss: () => setFlash(null) }}
        />
      </div>
      {(Object.keys(panels) as SettingsTab[]).map((each) => (
        <div key={each} hidden={each !== tab}>
          {panels[each]}
        </div>
      ))}
      <LeaveGuard isActive={form.unsaved > 0 && !isReloading}>
        {({ isLeaving, stay, leave }) => (
          <AlertDialog
            open={isLeaving}
            onClose={stay}
            title={leaveCopy.title}
            description={leaveCopy.text}
            closeLabel={leaveCopy.stay}
            tone="danger"
            confirm={{ label: leaveCopy.leave, onConfirm: leave }}
          />
        )}
      </LeaveGuard>
    </div>
  );
}

const comingSoon = (
  <EmptyState title={settingsCopy.comingSoon} level={2} text={settingsCopy.underDevelopment} />
);

/** Reloads the page after a change to the billing details, without a warning, keeping unsaved input. */
function useTimedReload(keep: () => void) {
  const { reload } = useNavigation();
  const [path, setPath] = useState<string | null>(null);
  const go = useEffectEvent((to: string) => {
    keep();
    reload(to);
  });
  // Reloads in an effect, because the leave guard is inactive by then.
  useEffect(() => {
    if (path !== null) go(path);
  }, [path]);
  return {
    isReloading: path !== null,
    reloadWith: (done: DoneKey) => setPath(doneAddress("/account-settings", done, { tab: "billing" })),
  };
}

/** Removes the flash message from the URL, so that a reload doesn't show it again. */
function useRemoveNoticeFromAddress(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const address = new URL(location.href);
    for (const name of ["done", "error"]) address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }, [isThere]);
}
