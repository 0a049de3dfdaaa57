import { brand } from "@earshot/contract/brand.ts";
import { timing } from "@earshot/contract/limits.ts";
import type { DoneKey } from "@earshot/contract/native-forms/form-notice.ts";
import { agencyCodeCopy, billingCopy, settingsCopy } from "@earshot/contract/settings/copy.ts";
import { settingsAddress } from "@earshot/contract/settings/tabs.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";

import { AgencyCodeDialog } from "./agency-code-dialog.tsx";
import { alertText, useRemoveAgencyCode } from "./queries.ts";
import { SettingsAlert } from "./settings-alert.tsx";
import { WithoutScripts } from "./without-scripts.tsx";

interface BillingDetailsProps {
  /** The account's agency code, or null. */
  agencyCode: string | null;
  /** Called to reload the page, with the message to show afterwards. */
  onReload: (done: DoneKey) => void;
  /** Opens the Log In dialog if the session has ended. */
  onLogIn: () => void;
}

const deleteTexts = { failed: agencyCodeCopy.deleteFailed, unreachable: agencyCodeCopy.deleteUnreachable };

/** The Billing Details tab: the agency code for invoices. */
export function BillingDetails({ agencyCode, onReload, onLogIn }: BillingDetailsProps) {
  const { mutateAsync: remove, isPending: busy } = useRemoveAgencyCode();
  const [dialog, setDialog] = useState<"none" | "code" | "delete" | "payment">("none");
  const [isCleared, setCleared] = useState(false);
  const [error, setError] = useState<{ message: string; cause: unknown } | null>(null);
  const code = isCleared ? null : agencyCode;
  const close = () => setDialog("none");

  async function confirm() {
    try {
      await remove();
    } catch (cause) {
      setError({ message: alertText(cause, deleteTexts), cause });
      return;
    }
    close();
    setCleared(true);
    setTimeout(() => onReload("agency_code_deleted"), timing.agencyCodeDeletedReload);
  }

  function reloadLater(isNew: boolean) {
    const done = isNew ? "agency_code_saved" : "agency_code_updated";
    setTimeout(() => onReload(done), timing.agencyCodeReload);
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-heading text-xl text-ink">{billingCopy.paymentMethod}</h2>
        <div className="flex flex-wrap gap-3 noscript:hidden">
          {code === null && <Button onClick={() => setDialog("code")}>{agencyCodeCopy.add}</Button>}
          <Button onClick={() => setDialog("payment")}>{billingCopy.addPaymentMethod}</Button>
        </div>
      </div>
      {code === null ? (
        <p className="rounded-md border border-dashed border-line-strong p-5 text-ink-2">
          {billingCopy.noPaymentMethod}
        </p>
      ) : (
        <div className="flex items-center gap-3 rounded-md border border-line bg-surface p-5">
          <dl className="min-w-0 grow">
            <dt className="text-sm text-ink-3">{billingCopy.agencyCode}</dt>
            <dd className="font-semibold wrap-anywhere text-ink">{code}</dd>
          </dl>
          <div className="flex items-center gap-3 noscript:hidden">
            <IconButton
              intent="quiet"
              icon={<Pencil />}
              label={billingCopy.editAgencyCode}
              onClick={() => setDialog("code")}
            />
            <IconButton
              intent="quiet"
              icon={<Trash2 />}
              label={billingCopy.deleteAgencyCode}
              onClick={() => setDialog("delete")}
            />
          </div>
        </div>
      )}
      <WithoutScripts
        text={billingCopy.withoutScripts}
        link={{ href: settingsAddress("account"), label: settingsCopy.tabs.account }}
      />
      <AgencyCodeDialog
        open={dialog === "code"}
        onClose={close}
        code={code}
        onSaved={reloadLater}
        onLogIn={onLogIn}
      />
      <AlertDialog
        open={dialog === "delete"}
        onClose={close}
        title={billingCopy.deleteAgencyCode}
        description={agencyCodeCopy.confirmDelete}
        closeLabel={controlCopy.cancel}
        tone="danger"
        busy={busy}
        confirm={{
          label: busy ? controlCopy.deleting : controlCopy.delete,
          onConfirm: () => void confirm(),
        }}
      />
      <AlertDialog
        open={dialog === "payment"}
        onClose={close}
        title={billingCopy.addPaymentMethod}
        description={billingCopy.paymentMethodNotice(brand.email.support)}
        closeLabel={controlCopy.ok}
      />
      <SettingsAlert error={error} onClose={() => setError(null)} onLogIn={onLogIn} />
    </section>
  );
}
