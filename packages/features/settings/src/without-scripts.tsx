import { Link } from "@earshot/client/navigation.tsx";

interface WithoutScriptsProps {
  text: string;
  link: { href: string; label: string };
}

/** Shown where JavaScript is off, in place of controls that need it: where the same can be done. */
export function WithoutScripts({ text, link }: WithoutScriptsProps) {
  return (
    <p className="hidden max-w-prose text-ink-2 noscript:block">
      {text}{" "}
      <Link href={link.href} className="font-semibold text-primary underline underline-offset-4">
        {link.label}
      </Link>
    </p>
  );
}
