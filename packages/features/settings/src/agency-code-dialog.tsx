import { timing } from "@earshot/contract/limits.ts";
import { agencyCodeCopy, billingCopy } from "@earshot/contract/settings/copy.ts";
import { checkAgencyCode } from "@earshot/contract/settings/rules/agency-code.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { StatusDialog } from "@earshot/ui/surfaces/status-dialog.tsx";
import { useEffect, useEffectEvent, useState } from "react";

import { errorText, useSaveAgencyCode } from "./queries.ts";
import { SettingsAlert } from "./settings-alert.tsx";

export interface AgencyCodeDialogProps {
  open: boolean;
  onClose: () => void;
  /** The code to edit; null to add one. */
  code: string | null;
  /** Called when the dialog has closed, 1.5 s after a save. */
  onSaved: (isNew: boolean) => void;
  /** Opens the Log In dialog if the session has ended. */
  onLogIn: () => void;
}

/** The Add or Edit Agency Code dialog. */
export function AgencyCodeDialog({ open, onClose, code, onSaved, onLogIn }: AgencyCodeDialogProps) {
  const { mutateAsync: save, isPending } = useSaveAgencyCode();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [error, setError] = useState<{ message: string; cause?: unknown } | null>(null);
  const value = typed ?? code ?? "";
  const busy = isPending || isSaved;

  function close() {
    setTyped(null);
    setError(null);
    onClose();
  }
  const finish = useEffectEvent(() => {
    setSaved(false);
    close();
    onSaved(code === null);
  });
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => finish(), timing.agencyCodeDialogCloses);
    return () => clearTimeout(timer);
  }, [isSaved]);

  async function submit() {
    const wrong = checkAgencyCode({ agency_code: value });
    if (wrong) {
      setError(wrong);
      return;
    }
    try {
      await save(value);
      setSaved(true);
    } catch (cause) {
      setError({ message: errorText(cause, agencyCodeCopy), cause });
    }
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={code === null ? agencyCodeCopy.add : agencyCodeCopy.edit}
        description={code === null ? agencyCodeCopy.addText : agencyCodeCopy.editText}
        closeLabel={controlCopy.close}
        size="sm"
        busy={busy}
        onSubmit={() => void submit()}
        actions={
          <>
            <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
            <DialogButton does="submit" disabled={value.trim() === ""}>
              {busy ? agencyCodeCopy.validating : code === null ? controlCopy.save : agencyCodeCopy.update}
            </DialogButton>
          </>
        }
      >
        <TextField
          name="agency_code"
          label={billingCopy.agencyCode}
          autoComplete="off"
          value={value}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Browsers don't submit a form whose button is disabled.
            if (event.key !== "Enter" || event.nativeEvent.isComposing || value.trim() !== "") return;
            event.preventDefault();
            void submit();
          }}
        />
      </Dialog>
      <StatusDialog
        open={isSaved}
        onClose={() => undefined}
        tone="success"
        title={statusCopy.success}
        message={code === null ? agencyCodeCopy.saved : agencyCodeCopy.updated}
        okLabel={controlCopy.ok}
      />
      <SettingsAlert error={error} onClose={() => setError(null)} onLogIn={onLogIn} />
    </>
  );
}
