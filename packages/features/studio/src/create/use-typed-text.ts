import { type ChangeEvent, type RefObject, useLayoutEffect } from "react";

import { useStudioForm, useStudioFormStore } from "./studio-form-provider.tsx";
import type { StudioForm } from "./studio-form.ts";

/** The form's text fields. */
type TextName = "productName" | "prompt" | "script" | "mustSay" | "avoid" | "deliveryInstructions";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns props that bind a text field to the form. Adopts text typed before hydration. */
export function useTypedText<Element extends Control>(name: TextName, control: RefObject<Element | null>) {
  const store = useStudioFormStore();
  const value = useStudioForm((form) => form[name]);

  useLayoutEffect(() => {
    const early = control.current?.value ?? "";
    const known = [store.getInitialState(), store.getState()].map(({ form }) => form[name]);
    if (early !== "" && !known.includes(early))
      store.getState().dispatch({ type: "changed", change: { [name]: early } });
  }, [store, name, control]);

  return {
    ref: control,
    value,
    onChange: ({ currentTarget }: ChangeEvent<Element>) =>
      store
        .getState()
        .dispatch({ type: "changed", change: { [name]: currentTarget.value } satisfies Partial<StudioForm> }),
  };
}
