import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

export interface MissingProps {
  /** Its code can't be had now. Whoever opens it again asks again. */
  onMissing: () => void;
}

/**
 * A dialog that most people never open: its code is fetched when it is first opened, and the page stands without it until then,
 * and where it can't be had.
 *
 * @param load imports it
 */
export function fetchedDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  return function FetchedDialog({ onMissing, ...given }: Props & MissingProps) {
    const props = given as unknown as Props;
    const { open } = props;
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const fetch = useEffectEvent(() => {
      load().then(
        (loaded) => setDialog(() => loaded),
        (failure: unknown) => {
          reportError(failure);
          onMissing();
        },
      );
    });
    useEffect(() => {
      if (open && !Dialog) fetch();
    }, [open, Dialog]);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
