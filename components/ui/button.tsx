import type { ComponentProps } from "react"
import { classNames } from "./class-names"
import { Spinner } from "./spinner"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "sm" | "md" | "lg"

const VARIANTS: Record<ButtonVariant, string> = {
	primary: "bg-accent text-on-accent hover:bg-accent-hover",
	secondary: "border border-line-strong/50 bg-surface text-ink hover:border-line-strong hover:bg-sunken",
	quiet: "text-ink hover:bg-sunken",
	danger: "bg-danger text-on-danger hover:bg-danger-hover",
}

// The smaller two grow to 44 px under a finger.
const SIZES: Record<ButtonSize, string> = {
	sm: "h-8 px-3 text-sm pointer-coarse:h-11",
	md: "h-10 px-4 text-sm pointer-coarse:h-11",
	lg: "h-12 px-6 text-base",
}

/** For what looks like a button and is a link. */
export function buttonClass({ variant = "secondary", size = "md", wide = false } = {} as ButtonLook): string {
	return classNames(
		"inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none",
		"transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
		VARIANTS[variant],
		SIZES[size],
		wide && "w-full",
	)
}

export interface ButtonLook {
	variant?: ButtonVariant
	size?: ButtonSize
	wide?: boolean
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "className">, ButtonLook {
	/** Shows a spinner in front and ignores presses; the label stays, or becomes what is being waited for. */
	busy?: boolean
}

/** `type` is "button" unless given: a stray submit loses what was typed. */
export function Button({
	variant,
	size,
	wide,
	busy = false,
	type = "button",
	disabled,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			type={type}
			className={buttonClass({ variant, size, wide })}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			{...rest}
		>
			{busy && <Spinner />}
			{children}
		</button>
	)
}
