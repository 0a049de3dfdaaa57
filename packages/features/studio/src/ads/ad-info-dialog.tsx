import { copyText } from "@earshot/client/copy-text.ts";
import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import { adInfoCopy } from "@earshot/contract/ads/dialog-copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { fileName } from "@earshot/contract/ads/rules/file-name.ts";
import { formatLength, formatNarrative } from "@earshot/contract/ads/rules/format-ad.ts";
import { timing } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { formatDate } from "@earshot/contract/site/format-date.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { Download, Check, CircleAlert, Copy, PenLine } from "lucide-react";
import { type RefObject, useState, useEffect, useId, useRef } from "react";

import { useFetchAd, useVersionStage } from "../queries.ts";
import { AdVersions } from "./ad-info-dialog/ad-versions.tsx";
import { hasEditableScript } from "./ad-options.tsx";

export interface AdInfoDialogProps {
  ad: Ad;
  projectName: string;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** Called after `onClose` to fill the form from this ad. */
  onMakeAnother: (ad: AdDetails) => void;
  /** Called after `onClose` with the ad's uuid to edit its script. */
  onEditScript: (uuid: string) => void;
  /** Receives focus on close if the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** The Info dialog: an ad's details, script and versions, Download, Edit script, and Make another like this. */
export function AdInfoDialog(props: AdInfoDialogProps) {
  const { ad, projectName, isLoggedIn, open, onClose, onMakeAnother, onEditScript, returnFocus } = props;
  const ask = useFetchAd(isLoggedIn);
  const versionStage = useVersionStage(ad.uuid, isLoggedIn);
  const [asking, setAsking] = useState<"not" | "asking" | "failed">("not");

  async function makeAnother() {
    setAsking("asking");
    const details = await ask(ad.uuid);
    setAsking(details?.inputs ? "not" : "failed");
    if (!details?.inputs) return;
    onClose();
    onMakeAnother(details);
  }

  function editScript() {
    onClose();
    onEditScript(ad.uuid);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={adInfoCopy.title}
      description={<bdi>{ad.title}</bdi>}
      closeLabel={controlCopy.close}
      busy={asking === "asking"}
      returnFocus={returnFocus}
      note={<output className="text-danger">{asking === "failed" && adCopy.notFound}</output>}
      actions={
        <>
          {ad.filepath !== null && ad.state === "ready" && (
            <Button
              icon={<Download />}
              link={
                <a href={ad.filepath} download={fileName(ad)}>
                  {adCopy.download}
                </a>
              }
            >
              {adCopy.download}
            </Button>
          )}
          {hasEditableScript(ad) && (
            <Button icon={<PenLine />} disabled={asking === "asking"} onClick={editScript}>
              {adResultCopy.editScript}
            </Button>
          )}
          {ad.source !== "upload" && (
            <DialogButton does={() => void makeAnother()}>{studioCopy.makeAnother}</DialogButton>
          )}
        </>
      }
    >
      <AdFacts ad={ad} projectName={projectName} />
      {ad.outletWarnings.length > 0 && <OutletWarnings warnings={ad.outletWarnings} />}
      {ad.script !== null && <AdScript script={ad.script} />}
      {versionStage !== null && (
        <p className="mt-5 border-t border-line pt-4 text-base text-ink">{adCopy.newVersion(versionStage)}</p>
      )}
      {ad.state === "ready" && ad.version > 1 && <AdVersions ad={ad} isLoggedIn={isLoggedIn} />}
    </Dialog>
  );
}

interface AdFactsProps {
  ad: Ad;
  projectName: string;
}

/** The ad's details; a dash for unknown values. */
function AdFacts({ ad, projectName }: AdFactsProps) {
  const facts = [
    [adInfoCopy.projectName, projectName],
    [adInfoCopy.description, ad.description || controlCopy.unknown],
    [adInfoCopy.createdAt, formatDate(ad.createdAt)],
    [adInfoCopy.length, formatLength(ad.lengthSeconds)],
    [adInfoCopy.narrative, formatNarrative(ad.thirdPerson)],
  ] as const;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-subgrid gap-x-4 sm:col-span-2">
          <dt className="text-base text-ink-3">{name}</dt>
          <dd dir="auto" className="text-page-side text-base wrap-anywhere whitespace-pre-line text-ink">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OutletWarningsProps {
  warnings: Ad["outletWarnings"];
}

/** Lists the reasons why outlets would reject an upload. */
function OutletWarnings({ warnings }: OutletWarningsProps) {
  const id = useId();
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 id={id} className="mb-2 flex items-center gap-1.5 type-heading text-lg text-ink">
        <CircleAlert aria-hidden className="icon-sm shrink-0" />
        {adInfoCopy.outletWarnings}
      </h3>
      <ul aria-labelledby={id} className="flex list-disc flex-col gap-1 ps-5 text-base text-ink">
        {warnings.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

interface AdScriptProps {
  script: string;
}

/** The script with a copy button, whose confirmation disappears after a while. */
function AdScript({ script }: AdScriptProps) {
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
        {said === "copyFailed" && <CircleAlert aria-hidden className="mt-[0.15em] icon-sm shrink-0" />}
        {said === "" ? "" : adInfoCopy[said]}
      </output>
      <p dir="auto" className="text-page-side text-base wrap-anywhere whitespace-pre-line text-ink">
        {script}
      </p>
    </section>
  );
}
