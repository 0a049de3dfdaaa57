import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";

import { createPlayer, type Heard, type Player, type Sound } from "./player.ts";

const PlayerContext = createContext<Player | null>(null);

const browserPlayer = () => createPlayer({ createAudio: () => new Audio(), now: () => performance.now() });

/** The one player of the page inside. It falls silent when the page goes. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const [player] = useState(browserPlayer);
  useEffect(() => () => player.stop(), [player]);
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** The player itself, for who stops others. */
export function usePlayer(): Player {
  const player = use(PlayerContext);
  if (!player) throw new Error("usePlayer needs a PlayerProvider around the page.");
  return player;
}

/** What the player does with a sound, and how to ask it for more. */
export interface HeardSound extends Heard {
  onToggle: () => void;
  onSeek: (seconds: number) => void;
}

/** One sound as a card or row shows it. Its duration is the one that was measured, until the player knows better. */
export function useSound(sound: Sound): HeardSound {
  const player = usePlayer();
  const read = () => player.heard(sound.key);
  const heard = useSyncExternalStore(player.subscribe, read, read);
  return {
    ...heard,
    duration: heard.duration || sound.seconds || 0,
    onToggle: () => player.toggle(sound),
    onSeek: (seconds) => player.seek(sound, seconds),
  };
}
