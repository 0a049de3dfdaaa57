import { CircleAlert } from "lucide-react";

/** An error, announced when it appears. The live region stays in the document. */
export function ErrorText({ children }: { children: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== "" && (
        <p className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  );
}
