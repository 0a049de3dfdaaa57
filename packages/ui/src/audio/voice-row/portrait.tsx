import { clsx } from "clsx";
import { useState } from "react";

/** The tints of those without a portrait, so that a list of them is no column of the same grey. */
const tints = [
  "bg-primary-soft text-primary",
  "bg-accent-faint text-accent-strong",
  "bg-plum-faint text-plum",
] as const;

/** The same name has the same tint wherever it stands in a list. */
const tintOf = (name: string) =>
  tints[
    Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) %
      tints.length
  ];

interface PortraitProps {
  name: string;
  /** The picture's address; without one, or when it can't be loaded, the default user image stands there. */
  image: string | undefined;
}

/** A voice's picture, 44 px round. Decoration: the name stands beside it. */
export function Portrait({ name, image }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={clsx("block size-11 overflow-hidden rounded-full border border-transparent", tintOf(name))}
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
      ) : (
        <svg viewBox="0 0 44 44" aria-hidden="true" fill="currentColor" className="size-full">
          <circle cx="22" cy="17" r="7.5" />
          <path d="M6.5 46c0-11 6-17.5 15.5-17.5S37.5 35 37.5 46Z" />
        </svg>
      )}
    </span>
  );
}
