import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Gives text props of type `ReactNode` a text field in the controls instead of a JSON editor. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isText = typeof initialArgs[name] === "string" && argType.type?.name === "other";
      return [name, isText ? { control: { type: "text" }, ...argType } : argType];
    }),
  );
