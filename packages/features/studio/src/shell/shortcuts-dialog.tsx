import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { studioKeyCopy } from "@earshot/contract/studio/keyboard-copy.ts";
import { Checkbox } from "@earshot/ui/inputs/checkbox.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  /** True if the single-character keys are on. */
  isOn: boolean;
  /** Called to turn the single-character keys on or off in this browser. */
  onTurn: (on: boolean) => void;
}

/** The list of shortcuts, with the switch for single-character ones (WCAG 2.2 2.1.4). */
export function ShortcutsDialog({ open, onClose, isOn, onTurn }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={studioCopy.shortcuts}
      closeLabel={controlCopy.close}
      size="sm"
      actions={<DialogButton does={onClose}>{controlCopy.ok}</DialogButton>}
    >
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2.5">
          {studioKeyCopy.list.map(({ key, does }) => (
            <div key={key} className="col-span-full grid grid-cols-subgrid items-baseline">
              <dt>
                <kbd className="inline-block min-w-8 rounded-sm border border-control bg-sunken px-2 text-center font-sans text-sm font-semibold text-ink">
                  {key}
                </kbd>
              </dt>
              <dd className="text-base wrap-anywhere text-ink-2">{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={studioKeyCopy.turnOn}
          hint={studioKeyCopy.hint}
          checked={isOn}
          onChange={(event) => onTurn(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
