import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { emailChangeCopy, resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";

import { FormMessage, type Message } from "./form-message.tsx";
import { TextLink } from "./text-link.tsx";
import { useFormSubmit } from "./use-form-submit.ts";

export interface EmailLinkFormProps {
  /** The link's effect on the pending email change. */
  purpose: "confirm" | "cancel";
  /** The result of the last submit. */
  message: Message | null;
  /** The token from the emailed link; empty if there is none. */
  token: string;
}

/**
 * Confirms or cancels an email change with a native form. A link alone must not do it, because mail scanners open
 * every link.
 */
export function EmailLinkForm({ purpose, message, token }: EmailLinkFormProps) {
  const { busy, onSubmit } = useFormSubmit();
  const copy = emailChangeCopy[purpose];
  if (message)
    return (
      <>
        <FormMessage message={message} />
        <p className="text-base">
          {message.kind === "done" && purpose === "cancel" ? (
            <TextLink href="/client/forgot">{forgotCopy.title}</TextLink>
          ) : (
            <TextLink href="/account-settings">{emailChangeCopy.toSettings}</TextLink>
          )}
        </p>
      </>
    );
  if (token === "") return <p className="text-base text-ink-2">{resetCopy.noToken}</p>;
  return (
    <form
      method="post"
      action={`/client/${purpose}-email`}
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="token" value={token} />
      <p className="text-base text-ink-2">{copy.text}</p>
      <Button type="submit" intent="primary" wide busy={busy}>
        {busy ? copy.busy : copy.button}
      </Button>
    </form>
  );
}
