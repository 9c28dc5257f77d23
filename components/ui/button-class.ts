import { classNames } from "./class-names"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "sm" | "md" | "lg"

export interface ButtonLook {
	variant?: ButtonVariant
	size?: ButtonSize
	wide?: boolean
}

// Spelled out, so that Tailwind finds the names. app/globals.css defines them.
const VARIANTS: Record<ButtonVariant, string> = {
	primary: "button-primary",
	secondary: "button-secondary",
	quiet: "button-quiet",
	danger: "button-danger",
}
const SIZES: Record<ButtonSize, string> = { sm: "button-sm", md: "button-md", lg: "button-lg" }

export function buttonClass({ variant = "secondary", size = "md", wide = false } = {} as ButtonLook): string {
	return classNames("button", VARIANTS[variant], SIZES[size], wide && "w-full")
}
