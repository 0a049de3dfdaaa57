import type { LogInRequest } from "@earshot/auth/account-controls.tsx";
import { DrawerAccount } from "@earshot/auth/drawer-account.tsx";
import { TopBar } from "@earshot/auth/top-bar.tsx";
import { LeaveGuard, useNavigation } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { brand } from "@earshot/contract/brand.ts";
import { doneAddress, type DoneKey, type FormNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { leaveCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import { settingsAddress, type SettingsTab } from "@earshot/contract/settings/tabs.ts";
import { controlCopy, toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { ProjectDialogs, useProjectDialogs } from "@earshot/projects/project-dialogs.tsx";
import { ProjectSidebar } from "@earshot/projects/project-sidebar.tsx";
import { AccountForm } from "@earshot/settings/account-form.tsx";
import { BillingDetails } from "@earshot/settings/billing-details.tsx";
import { PasswordForm } from "@earshot/settings/password-form.tsx";
import { SettingsTabs } from "@earshot/settings/settings-tabs.tsx";
import { useAccountForm } from "@earshot/settings/use-account-form.ts";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { PageShell } from "@earshot/ui/frame/page-shell.tsx";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

interface SettingsContentsProps {
  user: User;
  projects: readonly Project[] | undefined;
  tab: SettingsTab;
  notice: FormNotice | null;
  values: FormValues;
}

/** The tabs of account settings, all mounted: input stays while another tab is open. */
export function SettingsContents({ user, projects, tab, notice, values }: SettingsContentsProps) {
  const sidebarCollapsed = useAppState((state) => state.sidebarCollapsed);
  const dialogs = useProjectDialogs();
  const logInRequest = useRef<LogInRequest>(null);
  const form = useAccountForm({ user, values, notice });
  const { isReloading, reloadWith } = useTimedReload(form.keepForReload);
  const [flash, setFlash] = useState(notice);
  useRemoveNoticeFromAddress(notice !== null);
  const logIn = () => logInRequest.current?.logIn(() => undefined);

  const panels: Record<SettingsTab, ReactNode> = {
    account: <AccountForm form={form} onLogIn={logIn} />,
    password: <PasswordForm onLogIn={logIn} />,
    billing: <BillingDetails agencyCode={user.agencyCode} onReload={reloadWith} onLogIn={logIn} />,
    payments: comingSoon,
    credit: comingSoon,
  };
  return (
    <>
      <PageShell
        skip={pageCopy.skip}
        bar={
          <TopBar title={settingsCopy.title} logInRequest={logInRequest} redirect={settingsAddress(tab)} />
        }
        sidebar={{
          title: sidebarCopy.title,
          openLabel: sidebarCopy.open,
          closeLabel: controlCopy.close,
          heading: <Mark shape={brand.mark} name={brand.name} />,
          render: (place, close) => (
            <>
              <ProjectSidebar
                look={place === "drawer" ? "drawer" : sidebarCollapsed ? "collapsed" : "expanded"}
                initial={projects}
                onAddProject={() => dialogs.create({ closeDrawer: close })}
                menu={{ onRename: dialogs.rename, onDelete: (project) => dialogs.remove(project) }}
                close={close}
              />
              {place === "drawer" && <DrawerAccount redirect={settingsAddress(tab)} />}
            </>
          ),
        }}
      >
        <SettingsTabs tab={tab} />
        <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6">
          <div className={flash ? "pb-5" : undefined}>
            <Banner
              message={flash && { tone: flash.kind === "done" ? "success" : "error", text: flash.words }}
              dismiss={{ label: toastCopy.dismiss, onDismiss: () => setFlash(null) }}
            />
          </div>
          {(Object.keys(panels) as SettingsTab[]).map((each) => (
            <div key={each} hidden={each !== tab}>
              {panels[each]}
            </div>
          ))}
        </div>
      </PageShell>
      <ProjectDialogs dialogs={dialogs} onLogIn={(onEnd) => logInRequest.current?.logIn(onEnd)} />
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
    </>
  );
}

const comingSoon = (
  <EmptyState title={settingsCopy.comingSoon} level={2} text={settingsCopy.underDevelopment} />
);

/** Reloads the page after a change of the billing details: unsaved input is kept, and nothing warns. */
function useTimedReload(keep: () => void) {
  const { reload } = useNavigation();
  const [path, setPath] = useState<string | null>(null);
  const go = useEffectEvent((to: string) => {
    keep();
    reload(to);
  });
  // In an effect: by then the guard is inactive.
  useEffect(() => {
    if (path !== null) go(path);
  }, [path]);
  return {
    isReloading: path !== null,
    reloadWith: (done: DoneKey) => setPath(doneAddress("/account-settings", done, { tab: "billing" })),
  };
}

/** A reload must not show the flash message again. */
function useRemoveNoticeFromAddress(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const address = new URL(location.href);
    for (const name of ["done", "error"]) address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }, [isThere]);
}
