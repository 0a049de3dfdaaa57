import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { textLength } from "@earshot/contract/limits.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { formErrors } from "@earshot/contract/studio/form-errors.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { Plus } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";

import { useStudioDispatch, useStudioForm } from "../studio-form-provider.tsx";
import { useTypedText } from "../use-typed-text.ts";
import type { BriefField, WriteError } from "../use-write-scripts.ts";

const LanguageNote = lazyWithRetry(async () => (await import("../../script/language-note.tsx")).LanguageNote);

/**
 * Shown if the code of `LanguageNote` fails to load: the server still reports a language that doesn't match the
 * brief.
 */
const Nothing = () => null;

/** The server's error for a field, until the field changes. */
function errorAt(error: WriteError | null, name: BriefField, value: string): string | undefined {
  return error?.field?.name === name && error.field.value === value ? error.message : undefined;
}

interface ProductNameProps {
  ref: RefObject<HTMLInputElement | null>;
  /** The server's error, shown here if it belongs to the name. */
  error?: WriteError | null;
}

/** Product / Ad name. Accepts text over the limit and shows an error rather than truncating it. */
export function ProductName({ ref, error = null }: ProductNameProps) {
  const field = useTypedText("productName", ref);
  const isLong = field.value.trim().length > textLength.name;
  return (
    <TextField
      {...field}
      dir="auto"
      label={studioCopy.productName}
      placeholder={studioCopy.productNamePlaceholder}
      autoComplete="off"
      error={isLong ? formErrors.product_name_too_long.message : errorAt(error, "productName", field.value)}
    />
  );
}

interface PromptFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** The server's error, shown here if it belongs to the prompt. */
  error: WriteError | null;
}

/** The prompt: a description of the ad. */
export function PromptField({ ref, error }: PromptFieldProps) {
  const field = useTypedText("prompt", ref);
  const isLong = field.value.trim().length > textLength.prompt;
  return (
    <>
      <TextArea
        {...field}
        dir="auto"
        label={studioCopy.prompt}
        placeholder={studioCopy.promptPlaceholder}
        rows={7}
        error={isLong ? formErrors.prompt_too_long.message : errorAt(error, "prompt", field.value)}
      />
      {field.value !== "" && <LanguageNote text={field.value} of="brief" ErrorFallback={Nothing} />}
    </>
  );
}

/** Example briefs, shown while the name and prompt are empty. */
export function Examples({ prompt }: { prompt: RefObject<HTMLTextAreaElement | null> }) {
  const dispatch = useStudioDispatch();
  const isEmpty = useStudioForm((form) => form.productName === "" && form.prompt === "");
  const label = useId();
  if (!isEmpty) return null;
  return (
    <fieldset
      aria-labelledby={label}
      className="-mt-2 flex min-w-0 flex-wrap items-center gap-2 text-sm text-ink-2 noscript:hidden"
    >
      <span id={label}>{briefCopy.startFrom}</span>
      {briefCopy.examples.map(({ label: name, ...brief }) => (
        <Button
          key={name}
          size="sm"
          onClick={() => {
            dispatch({ type: "changed", change: brief });
            // The buttons unmount, so focus has to move.
            prompt.current?.focus();
          }}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** The fields "Must be said" and "Must not be said", hidden behind a button until one of them is filled. */
export function MustSayFields({ error }: { error: WriteError | null }) {
  const isFilled = useStudioForm(({ mustSay, avoid }) => mustSay !== "" || avoid !== "");
  const [wasOpened, setOpened] = useState(false);
  const first = useRef<HTMLTextAreaElement>(null);
  if (isFilled || wasOpened) {
    return (
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MustSay ref={first} error={error} />
        <Avoid error={error} />
      </div>
    );
  }
  return (
    <div className="-my-2 sm:-mx-3">
      <Button
        size="sm"
        intent="quiet"
        icon={<Plus />}
        onClick={() => {
          setOpened(true);
          // The button unmounts, so focus moves to the field that replaces it.
          requestAnimationFrame(() => first.current?.focus());
        }}
      >
        {briefCopy.mustSayOpen}
      </Button>
    </div>
  );
}

function MustSay({ ref, error }: PromptFieldProps) {
  const field = useTypedText("mustSay", ref);
  const isLong = field.value.trim().length > textLength.mustSay;
  return (
    <TextArea
      {...field}
      dir="auto"
      label={briefCopy.mustSay}
      hint={briefCopy.mustSayHint}
      rows={2}
      error={isLong ? formErrors.must_say_too_long.message : errorAt(error, "mustSay", field.value)}
    />
  );
}

function Avoid({ error }: { error: WriteError | null }) {
  const field = useTypedText("avoid", useRef<HTMLTextAreaElement>(null));
  const isLong = field.value.trim().length > textLength.avoid;
  return (
    <TextArea
      {...field}
      dir="auto"
      label={briefCopy.avoid}
      hint={briefCopy.avoidHint}
      rows={2}
      error={isLong ? formErrors.avoid_too_long.message : errorAt(error, "avoid", field.value)}
    />
  );
}
