import { copyText } from "@earshot/client/copy-text.ts";
import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { timing } from "@earshot/contract/limits.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Check, CircleAlert, Copy } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

interface AdScriptProps {
  script: string;
}

/** What is said in the ad, to be read and copied. That it was copied is said for as long as spec section 9 says of a link. */
export function AdScript({ script }: AdScriptProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<"" | "copied" | "copyFailed">("");
  const isCopied = said === "copied";
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setSaid(""), timing.linkCopiedToast);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    const done = await copyText(script, section.current ?? undefined);
    setSaid(done ? "copied" : "copyFailed");
  };

  return (
    <section ref={section} aria-labelledby={id} className="mt-5 border-t border-line pt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="type-heading text-lg text-ink">
          {adInfoCopy.script}
        </h3>
        <Button size="sm" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
          {adInfoCopy.copy}
        </Button>
      </div>
      <output
        className={
          said === "copyFailed"
            ? "mb-2 flex items-start gap-1.5 text-sm text-danger"
            : "block text-sm text-ink-2"
        }
      >
        {said === "copyFailed" && <CircleAlert aria-hidden className="mt-[0.15em] size-4 shrink-0" />}
        {said === "" ? "" : adInfoCopy[said]}
      </output>
      <p dir="auto" className="text-page-side text-base wrap-anywhere whitespace-pre-line text-ink">
        {script}
      </p>
    </section>
  );
}
