import type { ReactNode } from "react"
import { classNames } from "./class-names"

export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger"

const TONES: Record<BadgeTone, string> = {
	neutral: "text-ink-muted",
	accent: "text-accent-text",
	success: "text-success",
	warning: "text-warning",
	danger: "text-danger",
}

/** A word with a dot in its color. The word alone carries the meaning. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
	return <span className={classNames("badge", TONES[tone])}>{children}</span>
}
