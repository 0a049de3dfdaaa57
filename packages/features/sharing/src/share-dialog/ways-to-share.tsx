import { messagingApp } from "@earshot/contract/brand.ts";
import { shareMessageLength } from "@earshot/contract/limits.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import {
  shareLink,
  shareMail,
  shareText,
  checkShareMessage,
} from "@earshot/contract/sharing/rules/share-link.ts";
import { footerCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { Mail, MessageCircle } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { LinkToCopy } from "./link-to-copy.tsx";

interface WaysToShareProps {
  /** The ad's. */
  uuid: string;
  /** The page's own when left out. */
  origin: string | undefined;
  message: string;
  onMessage: (message: string) => void;
  /** The dialog awaits an answer. */
  isBusy: boolean;
}

const counter = {
  limit: shareMessageLength,
  left: (left: number) => shareCopy.counter(shareMessageLength - left, shareMessageLength),
  over: (excess: number) => shareCopy.counter(shareMessageLength + excess, shareMessageLength),
};

/** The message, and the three ways to send it with the link. They wait until the message is short enough. */
export function WaysToShare({ uuid, origin, message, onMessage, isBusy }: WaysToShareProps) {
  const refusal = checkShareMessage({ message });
  const waits = refusal !== null || isBusy;
  const link = shareLink(origin ?? location.origin, uuid);
  // Half of an emoji can be pasted; no address can hold it.
  const text = shareText(message.toWellFormed(), link);
  return (
    <>
      <TextArea
        label={shareCopy.message}
        rows={3}
        value={message}
        onChange={(event) => onMessage(event.currentTarget.value)}
        counter={counter}
        error={refusal?.message}
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <Way
          icon={<MessageCircle />}
          waits={waits}
          link={
            <a href={messagingApp.share(text)} target="_blank" rel="noreferrer">
              {shareCopy.messagingApp(messagingApp.name)}{" "}
              <span className="sr-only">{footerCopy.external}</span>
            </a>
          }
        />
        <Way icon={<Mail />} waits={waits} link={<a href={shareMail(text)}>{shareCopy.email}</a>} />
      </div>
      <LinkToCopy link={link} waits={waits} />
    </>
  );
}

interface WayProps {
  icon: ReactElement;
  waits: boolean;
  /** Where it leads, with what it says. */
  link: ReactElement<{ children?: ReactNode }>;
}

/** A link in a button's clothes; while it waits, a button that can't be pressed. */
function Way({ icon, waits, link }: WayProps) {
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
