import { cva } from "class-variance-authority";
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { busyButtonProps } from "./busy-button-props.ts";

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
        text: "border-transparent text-primary not-aria-disabled:hover:bg-ink/6",
        danger:
          "border-transparent bg-danger text-on-danger not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--danger)_85%,var(--ink))]",
        disabled: "border-line bg-sunken text-ink-3",
      },
      size: {
        sm: "min-h-8 rounded-sm px-3 py-1 text-sm [&_svg]:icon-sm",
        md: "min-h-10 rounded-sm px-4 py-1.5 text-base [&_svg]:icon-md",
        // On a phone with text at 200 %, larger padding would break words in the label.
        lg: "min-h-12 rounded-md px-[min(1.5rem,4.5vw)] py-2 text-md [&_svg]:icon-md",
      },
      wide: { true: "w-full", false: "" },
    },
  },
);

interface Look {
  /**
   * `primary` is the main action, `plain` one of several actions, `quiet` a minor action, `text` a text button that
   * opens something next to it, and `danger` an irreversible action.
   */
  intent?: "primary" | "plain" | "quiet" | "text" | "danger";
  /** `md` in forms and dialogs, `sm` in cards and bars, `lg` for a page's main call to action. */
  size?: "sm" | "md" | "lg";
  /** A decorative lucide icon before the label. */
  icon?: ReactNode;
  /** Makes the button as wide as its container. */
  wide?: boolean;
  /** The label, starting with a verb. */
  children: ReactNode;
  /** True while a request is pending: the button keeps focus and ignores presses, including Enter in a form field. */
  busy?: boolean;
  /** Renders this link with the button's look: `<a href="…" />` or the application's own `<Link to="/nbmaistudio" />`. */
  link?: ReactElement<{ className?: string; children?: ReactNode }>;
}

type Native = Omit<ComponentPropsWithRef<"button">, keyof Look | "className">;

/** A button takes native button props; a link takes none of them and is never busy. */
type Kind =
  | ({ link?: undefined } & Native)
  | ({ link: object; busy?: undefined } & { [prop in keyof Native]?: undefined });

/**
 * A button, or a link that looks like one. Its `type` is "button" unless set to "submit".
 *
 * Start the label with a verb ("Delete project"), change it while busy ("Creating…"), and show one primary button per
 * screen or dialog. Prefer an error next to the field to a disabled button. Use `IconButton` where an icon alone is
 * understood, `Tabs` to switch views and `SegmentedControl` to choose a value.
 *
 * Keyboard:
 * - Tab: moves to the button, even while it is busy
 * - Enter: presses it or follows the link
 * - Space: presses it; on a link it scrolls the page
 */
export function Button(props: Look & Kind) {
  if (props.link) return <ButtonLink {...props} />;
  const { intent, size = "md", wide = false, icon, children, link: _, ...action } = props;
  const { busy = false, type = "button", onClick, ...native } = action;
  return (
    <button
      {...native}
      type={type}
      {...busyButtonProps(busy, onClick)}
      className={style({ intent: native.disabled ? "disabled" : (intent ?? "plain"), size, wide })}
    >
      <Content icon={busy ? <BusyWave /> : icon}>{children}</Content>
    </button>
  );
}

type LinkProps = Look & { link: NonNullable<Look["link"]> };

function ButtonLink({ link, intent = "plain", size = "md", wide = false, icon, children }: LinkProps) {
  return cloneElement(
    link,
    { className: style({ intent, size, wide }) },
    <Content icon={icon}>{children}</Content>,
  );
}

function Content({ icon, children }: Pick<Look, "icon" | "children">) {
  return (
    <>
      {/* `contents`, so that an icon hidden on narrow screens leaves no gap. */}
      {icon && <span className="contents *:shrink-0">{icon}</span>}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  );
}
