import { classNames } from "./class-names"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "sm" | "md" | "lg"

export interface ButtonLook {
	variant?: ButtonVariant
	size?: ButtonSize
	wide?: boolean
}

// In full, so that Tailwind finds the names; app/globals.css says what they stand for.
const VARIANTS: Record<ButtonVariant, string> = {
	primary: "button-primary",
	secondary: "button-secondary",
	quiet: "button-quiet",
	danger: "button-danger",
}
const SIZES: Record<ButtonSize, string> = { sm: "button-sm", md: "button-md", lg: "button-lg" }

/** The look of a button, also for what looks like one and is a link. */
export function buttonClass({ variant = "secondary", size = "md", wide = false } = {} as ButtonLook): string {
	return classNames("button", VARIANTS[variant], SIZES[size], wide && "w-full")
}
