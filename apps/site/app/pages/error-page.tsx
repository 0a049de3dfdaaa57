import { brand } from "@earshot/contract/brand.ts";
import { errorPageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Mark } from "@earshot/ui/frame/mark.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";

export interface ErrorPageProps {
  /** The failed URL's path and query, for Reload. */
  here: string;
}

/** Replaces a crashed page. Its links load documents, so they work even if JavaScript is broken. */
export function ErrorPage({ here }: ErrorPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-6 px-5 py-12">
      <Mark shape={brand.mark} name={brand.name} />
      <h1 className="type-headline text-2xl sm:text-3xl">{errorPageCopy.title}</h1>
      <p className="text-md text-ink-2">{errorPageCopy.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button intent="primary" link={<a href={here}>{errorPageCopy.reload}</a>}>
          {errorPageCopy.reload}
        </Button>
        <Button link={<a href="/">{errorPageCopy.home}</a>}>{errorPageCopy.home}</Button>
      </div>
    </main>
  );
}
