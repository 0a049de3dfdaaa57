import { useState } from "react";

interface VoicePictureProps {
  name: string;
  /** The portrait's address; without one, or when it can't be loaded, the name's first letter stands there. */
  address: string | null;
}

/** Who speaks, as a picture. Decoration: the name stands beside it. */
export function VoicePicture({ name, address }: VoicePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (address && address !== broken) {
    return (
      <img
        src={address}
        alt=""
        width={44}
        height={44}
        decoding="async"
        onError={() => setBroken(address)}
        className="size-full object-cover"
      />
    );
  }
  const [first = ""] = name.trim();
  return (
    <span aria-hidden="true" className="text-md font-semibold">
      {first.toLocaleUpperCase()}
    </span>
  );
}
