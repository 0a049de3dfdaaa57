import { Button } from "@earshot/ui/inputs/button.tsx";
import { type ReactNode, useState } from "react";
import { screen } from "storybook/test";

interface OpenedProps {
  first?: "open" | "closed";
  /** What stands above the page, of whether it is open and how to close it. */
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with the button Open, and the dialog, drawer or the like that it opens, open at first. */
export function Opened({ first = "open", children }: OpenedProps) {
  const [open, setOpen] = useState(first === "open");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

/** The button of `Opened`: what is opened by it gives the focus back to it. */
export const opener = () => screen.getByRole("button", { name: "Open" });
