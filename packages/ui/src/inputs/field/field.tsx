import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

/** A field's label, hint and error. */
export interface FieldTexts {
  /** Shown above the field. Ends in "(optional)" for an optional field. */
  label: ReactNode;
  /** Help that users should read before typing. */
  hint?: ReactNode;
  /** The error message with a suggested fix. Linked to the control by `aria-describedby`. */
  error?: ReactNode;
}

/** The attributes that link a native control to its hint and error. */
interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface ControlOptions extends Pick<FieldTexts, "hint" | "error"> {
  /** The control's id, needed if something outside refers to it. Default: generated, the same on server and client. */
  id?: string | undefined;
  /** The ids of additional descriptions. */
  describedBy?: string | undefined;
}

/** The attributes of a control whose hint has the id `<id>-hint` and whose error has `<id>-error`. */
export function useFieldControl({ id: givenId, hint, error, describedBy }: ControlOptions): FieldControl {
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  return { id, "aria-describedby": descriptions || undefined, "aria-invalid": error ? true : undefined };
}

interface FieldProps extends FieldTexts, ControlOptions {
  /** Content below the control at the end of the line, such as a counter. */
  aside?: ReactNode;
  /** Renders the control with these attributes spread on it. */
  children: (control: FieldControl) => ReactNode;
}

/** A field's label, hint, control and error. */
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

/** A label, hint and error around a group of radio buttons. */
export function FieldGroup({ label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  const { id, ...control } = useFieldControl({ hint, error });
  return (
    <fieldset {...control} role="radiogroup" className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div className="flex min-w-0 flex-col gap-1.5">
        <FieldHint of={id}>{hint}</FieldHint>
        {children}
        <FieldError of={id}>{error}</FieldError>
      </div>
    </fieldset>
  );
}

/** The hint of the control with this id, or nothing. */
export function FieldHint({ of, children }: { of: string; children: ReactNode }) {
  return (
    children && (
      <p id={`${of}-hint`} className="text-sm text-ink-3">
        {children}
      </p>
    )
  );
}

/** The error of the control with this id, or nothing. It has an icon, so that it doesn't rely on colour alone. */
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
