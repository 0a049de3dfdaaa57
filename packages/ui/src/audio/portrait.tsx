import { clsx } from "clsx";
import { useState } from "react";

import { type Accent, accentOf } from "./accent-of.ts";

const tints: Record<Accent, string> = {
  primary: "bg-primary-soft text-primary",
  plum: "bg-plum-faint text-plum",
  harbor: "bg-harbor-faint text-harbor",
};

interface PortraitProps {
  /** The voice's name: its first letter replaces a missing image, and determines the tint. */
  name: string;
  /** The picture's URL. If it can't be loaded, the default user image is shown. */
  image?: string | null | undefined;
}

/**
 * A voice's image, always a 44 px circle. Falls back to the initial, or to the default user image if there is no name.
 * Decorative, because the name is next to it.
 */
export function Portrait({ name, image }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  const [initial] = name.trim();
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-11 shrink-0 place-items-center overflow-hidden rounded-full border border-transparent",
        tints[accentOf(name)],
      )}
    >
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          width={44}
          height={44}
          decoding="async"
          onError={() => setBroken(image)}
          className="size-full object-cover"
        />
      ) : initial === undefined || image ? (
        <svg viewBox="0 0 44 44" fill="currentColor" className="size-full">
          <circle cx="22" cy="17" r="7.5" />
          <path d="M6.5 46c0-11 6-17.5 15.5-17.5S37.5 35 37.5 46Z" />
        </svg>
      ) : (
        <span className="type-heading text-md">{initial.toLocaleUpperCase()}</span>
      )}
    </span>
  );
}
