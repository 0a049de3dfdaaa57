import { cva } from "class-variance-authority";
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { busyPress } from "./busy-press.ts";

const style = cva(
  "inline-flex max-w-full cursor-pointer items-center justify-center gap-2 border text-center font-semibold transition-transform select-none active:scale-98 disabled:cursor-not-allowed disabled:active:scale-100 aria-disabled:cursor-progress aria-disabled:active:scale-100 pointer-coarse:min-h-11",
  {
    variants: {
      intent: {
        primary:
          "border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-strong forced-colors:border-2",
        plain: "border-control bg-surface text-ink not-aria-disabled:hover:bg-sunken",
        quiet:
          "border-transparent text-ink-2 not-aria-disabled:hover:bg-ink/6 not-aria-disabled:hover:text-ink",
        danger:
          "border-transparent bg-danger text-on-danger not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--danger)_85%,var(--ink))]",
        disabled: "border-line bg-sunken text-ink-3",
      },
      size: {
        sm: "min-h-8 rounded-sm px-3 py-1 text-sm",
        md: "min-h-10 rounded-sm px-4 py-1.5 text-base",
        // Where text is twice as large on a phone, the words need the room: whole ones, not letters.
        lg: "min-h-12 rounded-md px-[min(1.5rem,7.5vw)] py-2 text-md",
      },
      wide: { true: "w-full", false: "" },
    },
  },
);

interface Look {
  /** What pressing it means: the one thing to do here, one of several, an aside, or something that can't be taken back. */
  intent?: "primary" | "plain" | "quiet" | "danger";
  /** `md` in forms and dialogs, `sm` in cards and bars, `lg` for the one big invitation of a page. */
  size?: "sm" | "md" | "lg";
  /** Stands before the text, decoration only: a lucide icon. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
  /** What the button says: a verb first. */
  children: ReactNode;
  /**
   * An answer is awaited: the button keeps its focus (so it is not `disabled`), says that it is busy and ignores
   * presses, Enter in the form's fields included.
   */
  busy?: boolean;
  /** The link to dress as a button, `<a href="…" />` or the application's own: `<Link to="/nbmaistudio" />`. */
  link?: ReactElement<{ className?: string; children?: ReactNode }>;
}

type Native = Omit<ComponentPropsWithRef<"button">, keyof Look | "className">;

/** What acts takes a button's own props; what leads elsewhere takes none of them, and is never busy. */
type Kind =
  | ({ link?: undefined } & Native)
  | ({ link: object; busy?: undefined } & { [prop in keyof Native]?: undefined });

/** A button that acts (its `type` is "button" unless it says "submit"), or a link in a button's clothes. */
export function Button(props: Look & Kind) {
  if (props.link) return <DressedLink {...props} />;
  const { intent, size = "md", wide = false, icon, children, link: _, ...action } = props;
  const { busy = false, type = "button", onClick, ...native } = action;
  return (
    <button
      {...native}
      type={type}
      {...busyPress(busy, onClick)}
      className={style({ intent: native.disabled ? "disabled" : (intent ?? "plain"), size, wide })}
    >
      <Content icon={busy ? <BusyWave /> : icon}>{children}</Content>
    </button>
  );
}

type Dressed = Look & { link: NonNullable<Look["link"]> };

function DressedLink({ link, intent = "plain", size = "md", wide = false, icon, children }: Dressed) {
  return cloneElement(
    link,
    { className: style({ intent, size, wide }) },
    <Content icon={icon}>{children}</Content>,
  );
}

function Content({ icon, children }: Pick<Look, "icon" | "children">) {
  return (
    <>
      {icon && <span className="shrink-0 *:size-[1.15em]">{icon}</span>}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  );
}
