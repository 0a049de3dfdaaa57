import { copyText } from "@earshot/client/copy-text.ts";
import { messagingApp } from "@earshot/contract/brand.ts";
import { shareMessageLength, timing } from "@earshot/contract/limits.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import {
  shareLink,
  shareMail,
  shareText,
  checkShareMessage,
} from "@earshot/contract/sharing/rules/share-link.ts";
import { footerCopy } from "@earshot/contract/site/footer-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { Mail, MessageCircle, Copy } from "lucide-react";
import { type ReactElement, type ReactNode, useRef, useState } from "react";

import { ErrorText } from "./error-text.tsx";

interface ShareButtonsProps {
  uuid: string;
  /** The site's public origin; defaults to the page's. */
  origin: string | undefined;
  message: string;
  onMessage: (message: string) => void;
  isBusy: boolean;
}

const counter = {
  limit: shareMessageLength,
  left: (left: number) => shareCopy.counter(shareMessageLength - left, shareMessageLength),
  over: (excess: number) => shareCopy.counter(shareMessageLength + excess, shareMessageLength),
};

/** The message field and the three share buttons, disabled while the message is too long. */
export function ShareButtons({ uuid, origin, message, onMessage, isBusy }: ShareButtonsProps) {
  const error = checkShareMessage({ message });
  const waits = error !== null || isBusy;
  const link = shareLink(origin ?? location.origin, uuid);
  // A lone half of a surrogate pair can be pasted, but can't be encoded in a URL.
  const text = shareText(message.toWellFormed(), link);
  return (
    <>
      <TextArea
        label={shareCopy.message}
        rows={3}
        value={message}
        onChange={(event) => onMessage(event.currentTarget.value)}
        counter={counter}
        error={error?.message}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <ShareButton
          icon={<MessageCircle />}
          waits={waits}
          link={
            <a href={messagingApp.share(text)} target="_blank" rel="noreferrer">
              {shareCopy.messagingApp(messagingApp.name)}{" "}
              <span className="sr-only">{footerCopy.external}</span>
            </a>
          }
        />
        <ShareButton icon={<Mail />} waits={waits} link={<a href={shareMail(text)}>{shareCopy.email}</a>} />
      </div>
      <LinkToCopy link={link} waits={waits} />
    </>
  );
}

interface ShareButtonProps {
  icon: ReactElement;
  waits: boolean;
  link: ReactElement<{ children?: ReactNode }>;
}

/** A link styled as a button, or a disabled button while it can't be used. */
function ShareButton({ icon, waits, link }: ShareButtonProps) {
  const { children } = link.props;
  if (waits) {
    return (
      <Button icon={icon} wide disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button icon={icon} wide link={link}>
      {children}
    </Button>
  );
}

interface LinkToCopyProps {
  link: string;
  waits: boolean;
}

/** The link in a field, for manual copying, with a copy button. */
function LinkToCopy({ link, waits }: LinkToCopyProps) {
  const show = useToast();
  const [isRefused, setRefused] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  async function copy() {
    const isCopied = await copyText(link, row.current ?? undefined);
    setRefused(!isCopied);
    if (isCopied) show({ text: shareCopy.copied, tone: "success", duration: timing.linkCopiedToast });
  }

  return (
    <div className="flex flex-col gap-2">
      <div ref={row} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-52">
          <TextField
            label={shareCopy.link}
            type="url"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            // Selects on click rather than on focus, because the press that focuses the field then moves the caret.
            onClick={(event) => event.currentTarget.select()}
          />
        </div>
        <div className="max-sm:grow">
          <Button intent="primary" wide icon={<Copy />} disabled={waits} onClick={() => void copy()}>
            {shareCopy.copy}
          </Button>
        </div>
      </div>
      <ErrorText>{isRefused ? shareCopy.copyFailed : ""}</ErrorText>
    </div>
  );
}
