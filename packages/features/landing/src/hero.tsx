import { Link } from "@earshot/client/navigation.tsx";
import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { RotatingTitle } from "@earshot/ui/frame/rotating-title.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { clsx } from "clsx";
import { AudioLines, Play } from "lucide-react";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { column } from "./layout.ts";

const genders = [
  { value: "", label: heroCopy.recommended },
  { value: "male", label: heroCopy.male },
  { value: "female", label: heroCopy.female },
] as const;

/**
 * The top of the page: what the product is, and a form to start an ad, which the browser submits to the studio. An
 * outline over the limit is not truncated but stays in the form, with an error.
 */
export function Hero() {
  const outline = useRef<HTMLTextAreaElement>(null);
  const [used, setUsed] = useState(0);
  const isTooLong = used > textLength.outline;

  const count = () => setUsed(outline.current?.value.trim().length ?? 0);
  // Text may be pasted before the form hydrates.
  const countEarly = useEffectEvent(count);
  useEffect(() => countEarly(), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!isTooLong) return;
    event.preventDefault();
    outline.current?.focus();
  }

  return (
    <section
      className={clsx(
        column,
        "grid items-center gap-x-20 gap-y-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1fr)_29rem] lg:pt-12 lg:pb-14",
      )}
    >
      <div className="min-w-0">
        <RotatingTitle
          lead={heroCopy.lead}
          titles={heroCopy.titles}
          pauseLabel={controlCopy.pauseMotion}
          resumeLabel={controlCopy.resumeMotion}
        />
        <p className="mt-6 max-w-152 text-md text-pretty text-ink-2 lg:text-lg">{pageCopy.description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button intent="primary" size="lg" link={<Link href="/nbmaistudio" />}>
            {heroCopy.openStudio}
          </Button>
          <Button size="lg" icon={<Play fill="currentColor" />} link={<Link href="#samples" />}>
            {heroCopy.hearSamples}
          </Button>
        </div>
        <p className="mt-5 text-sm text-ink-3">{heroCopy.note}</p>
      </div>
      <form
        action="/nbmaistudio"
        onSubmit={submit}
        className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-float sm:rounded-xl sm:p-7"
      >
        <h2 className="type-heading text-xl">{heroCopy.formTitle}</h2>
        <TextField
          name="brand"
          label={heroCopy.brand}
          placeholder={heroCopy.brandPlaceholder}
          maxLength={textLength.name}
          autoComplete="organization"
        />
        <TextArea
          ref={outline}
          name="outline"
          label={heroCopy.outline}
          placeholder={heroCopy.outlinePlaceholder}
          rows={4}
          error={isTooLong ? heroCopy.outlineTooLong(used) : undefined}
          onInput={count}
        />
        <SegmentedControl name="voice_gender" label={heroCopy.voice} options={genders} defaultValue="" />
        <Button type="submit" intent="primary" size="lg" wide icon={<AudioLines />}>
          {heroCopy.submit}
        </Button>
      </form>
    </section>
  );
}
