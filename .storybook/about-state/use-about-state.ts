import { useEffect, useState } from "react";
import { useChannel } from "storybook/manager-api";

import { ABOUT_STATE, ABOUT_STATE_REQUEST, type AboutState } from "./about-state.ts";

/** The current story and the calls that it has made; null before the first story. */
export function useAboutState(): AboutState | null {
  const [about, setAbout] = useState<AboutState | null>(null);
  const emit = useChannel({ [ABOUT_STATE]: setAbout });
  useEffect(() => emit(ABOUT_STATE_REQUEST), [emit]);
  return about;
}
