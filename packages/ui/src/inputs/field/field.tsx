import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

/** What every field says. */
export interface FieldTexts {
  /** The field's name, above it. Optional fields say so here. */
  label: ReactNode;
  /** What helps to fill it in, before one types. */
  hint?: ReactNode;
  /** What is wrong and what to do, in the contract's words. Stands beside the field and is read with it. */
  error?: ReactNode;
}

/** What ties a native control to its field's texts: spread it on the control. */
interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Tied extends Pick<FieldTexts, "hint" | "error"> {
  /** The control's id, when something outside names it. Made up otherwise, alike on server and browser. */
  id?: string | undefined;
  /** Ids of further descriptions. */
  describedBy?: string | undefined;
}

/** The attributes of a control whose hint has the id `<id>-hint` and whose error `<id>-error`. */
export function useFieldControl({ id: givenId, hint, error, describedBy }: Tied): FieldControl {
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  return { id, "aria-describedby": descriptions || undefined, "aria-invalid": error ? true : undefined };
}

interface FieldProps extends FieldTexts, Tied {
  /** Stands below the control at the end of the line: a counter. */
  aside?: ReactNode;
  /** The control, which spreads what it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error of one field, each tied to the control. */
export function Field({ label, hint, error, id, describedBy, aside, children }: FieldProps) {
  const control = useFieldControl({ id, hint, error, describedBy });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={control.id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <FieldHint of={control.id}>{hint}</FieldHint>
      {children(control)}
      {(error || aside) && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          {error && (
            <div className="min-w-0 flex-1 basis-48">
              <FieldError of={control.id}>{error}</FieldError>
            </div>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}

/** The same frame around several controls that answer one question: radios. */
export function FieldGroup({ label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  const { id, ...tied } = useFieldControl({ hint, error });
  return (
    <fieldset {...tied} role="radiogroup" className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div className="flex min-w-0 flex-col gap-1.5">
        <FieldHint of={id}>{hint}</FieldHint>
        {children}
        <FieldError of={id}>{error}</FieldError>
      </div>
    </fieldset>
  );
}

/** The line of help of the control with this id; nothing without words. */
export function FieldHint({ of, children }: { of: string; children: ReactNode }) {
  return (
    children && (
      <p id={`${of}-hint`} className="text-sm text-ink-3">
        {children}
      </p>
    )
  );
}

/** The error of the control with this id, with a sign that does not depend on colour; nothing without words. */
export function FieldError({ of, children }: { of: string; children: ReactNode }) {
  return (
    children && (
      <p id={`${of}-error`} className="flex min-w-0 gap-1.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
        <span className="min-w-0">{children}</span>
      </p>
    )
  );
}
