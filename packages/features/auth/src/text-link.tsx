import { Link } from "@earshot/client/navigation.tsx";
import type { MouseEventHandler, ReactNode } from "react";

export interface TextLinkProps {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * A link in running text: underlined, and tall enough to tap. Inline, so that its padding doesn't affect the lines
 * around it.
 */
export function TextLink({ href, onClick, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      className="py-0.5 font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:py-2.5"
    >
      {children}
    </Link>
  );
}
