import { copyText } from "@earshot/client/copy-text.ts";
// In scope for JSX: the manager is built with the classic transform, which calls `React.createElement`.
import React from "react";
import { Button } from "storybook/internal/components";

interface CopyButtonProps {
  /** The label, such as "Copy link". */
  children: string;
  /** Returns the text to copy. */
  text: () => string;
}

/** Copies text, over plain HTTP too, and briefly shows the outcome as its label. */
export function CopyButton({ children, text }: CopyButtonProps) {
  const [outcome, setOutcome] = React.useState<string>();
  const copy = async () => {
    setOutcome((await copyText(text())) ? "Copied" : "Not copied");
    setTimeout(() => setOutcome(undefined), 1500);
  };
  return (
    <Button ariaLabel={false} size="small" onClick={() => void copy()}>
      {outcome ?? children}
    </Button>
  );
}
