import { Link } from "@earshot/client/navigation.tsx";

interface WithoutScriptsProps {
  text: string;
  link: { href: string; label: string };
}

/** Shown without JavaScript in place of controls that need it, with a link to a page that works without it. */
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
