import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { RadioGroup } from "@earshot/ui/inputs/radio-group.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { AudioLines } from "lucide-react";

const genders = [
  { value: "", label: studioCopy.recommended },
  { value: "male", label: heroCopy.male },
  { value: "female", label: heroCopy.female },
] as const;

/** The first thing a visitor sees: what this is, and the form that begins an ad. It is sent to the studio by the browser. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-10 px-4 py-10 sm:px-8 lg:grid-cols-[1.1fr_1fr] lg:py-20">
      <div className="max-w-136">
        <h1 className="type-headline text-3xl wrap-anywhere hyphens-auto lg:text-4xl">
          {heroCopy.lead} <span className="text-accent-strong">{heroCopy.titles[0]}</span>
        </h1>
        <p className="mt-5 text-md text-ink-2 lg:text-lg">{heroCopy.text}</p>
        <p className="mt-5 text-sm text-ink-3">{heroCopy.note}</p>
      </div>
      <form
        action="/nbmaistudio"
        className="flex min-w-0 flex-col gap-4 rounded-xl border border-line bg-surface p-5 shadow-float sm:p-7"
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
          name="outline"
          label={heroCopy.outline}
          placeholder={heroCopy.outlinePlaceholder}
          maxLength={textLength.outline}
          rows={4}
        />
        <RadioGroup name="voice_gender" label={heroCopy.voice} options={genders} defaultValue="" />
        <Button type="submit" intent="primary" size="lg" wide icon={<AudioLines />}>
          {heroCopy.submit}
        </Button>
      </form>
    </section>
  );
}
