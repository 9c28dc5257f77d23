import { classNames } from "./class-names"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "sm" | "md" | "lg"

export interface ButtonLook {
	variant?: ButtonVariant
	size?: ButtonSize
	wide?: boolean
}

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

/** The look of a button, also for what looks like one and is a link. */
export function buttonClass({ variant = "secondary", size = "md", wide = false } = {} as ButtonLook): string {
	return classNames(
		"inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none",
		"transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
		// One that only waits for its script (use-alive.ts) keeps its look: no page should flicker while it loads.
		"not-data-asleep:disabled:cursor-not-allowed not-data-asleep:disabled:opacity-55",
		VARIANTS[variant],
		SIZES[size],
		wide && "w-full",
	)
}
