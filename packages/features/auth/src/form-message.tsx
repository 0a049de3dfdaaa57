import { clsx } from "clsx";
import { CircleAlert, CircleCheck } from "lucide-react";

/** The result of submitting a form. */
export interface Message {
  kind: "done" | "error";
  text: string;
  /** The field that the error belongs to; undefined for the whole form. */
  field?: string;
}

export interface FormMessageProps {
  /** The message, or null. The live region stays in the document, so that the next message is announced. */
  message: Message | null;
}

/** Announces a form's result above its button. */
export function FormMessage({ message }: FormMessageProps) {
  const isError = message?.kind === "error";
  return (
    <div role={isError ? "alert" : "status"} className="empty:hidden">
      {message && (
        <p
          className={clsx(
            "flex gap-2.5 rounded-sm px-3.5 py-2.5 text-base font-medium",
            isError ? "bg-danger-faint text-danger" : "bg-primary-faint text-ink",
          )}
        >
          {isError ? (
            <CircleAlert aria-hidden="true" className="mt-[0.15em] size-[1.2em] shrink-0" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-[0.15em] size-[1.2em] shrink-0 text-ok" />
          )}
          <span className="min-w-0">{message.text}</span>
        </p>
      )}
    </div>
  );
}
