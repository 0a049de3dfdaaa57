import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Gives texts of the type `ReactNode` a text field in the controls, in place of an editor for JSON. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isText = typeof initialArgs[name] === "string" && argType.type?.name === "other";
      return [name, isText ? { control: { type: "text" }, ...argType } : argType];
    }),
  );
