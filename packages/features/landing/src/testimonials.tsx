import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { testimonials } from "@earshot/contract/landing/sample-brands.ts";
import { clsx } from "clsx";

import { column, sectionHeading, sectionSpace } from "./layout.ts";

/** Testimonials: one large quote, the others next to it. */
export function Testimonials() {
  return (
    <section id="testimonials" className={clsx(column, sectionSpace)}>
      <h2 className={sectionHeading}>{landingCopy.testimonialsTitle}</h2>
      <div className="mt-6 grid gap-3 lg:mt-12 lg:grid-cols-[1.25fr_1fr] lg:gap-4">
        {testimonials.map(({ quote, name, role }, index) => (
          <figure
            key={name}
            className={clsx(
              "flex flex-col justify-between gap-5",
              index === 0
                ? "rounded-lg bg-plum-faint p-6 lg:row-span-2 lg:rounded-xl lg:p-12"
                : "rounded-lg border border-line bg-surface p-6 lg:p-7",
            )}
          >
            <blockquote
              className={
                index === 0 ? "type-heading text-xl text-pretty lg:text-2xl lg:leading-snug" : "text-md"
              }
            >
              “{quote}”
            </blockquote>
            <figcaption className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className={clsx(
                  "grid size-10 shrink-0 place-items-center rounded-full type-heading text-md",
                  index === 0 ? "bg-surface text-plum" : "bg-primary-soft text-primary-strong",
                )}
              >
                {name.slice(0, 1)}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-2">{role}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
