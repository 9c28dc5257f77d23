import type { CSSProperties } from "react"
import type { ReportColors } from "@/lib/quizzes/report/readable-colors"

/**
 * The business's color and the page's theme. Shapes take the accent as it is readable: a pale brand at day, or a black
 * one at night, would leave the ring and the bars unseen.
 */
export const PAGE_STYLE = styleOf({ "--shape": "var(--accent-text)", "--sunken": "var(--line)" })

/** The outcome's colors as the roles of app/globals.css, which everything inside uses, buttons included. */
export function panelStyle(colors: ReportColors): CSSProperties {
	return styleOf({
		"--surface": colors.background,
		"--sunken": colors.track,
		"--ink": colors.text,
		"--ink-muted": colors.muted,
		"--line": colors.track,
		"--line-strong": colors.muted,
		// A text color with 4.5:1 on the background also works with the background's color as text on it. The accent itself
		// could ask for black on blue, which looks like a mistake.
		"--accent": colors.accentText,
		"--accent-hover": colors.accentText,
		"--on-accent": colors.background,
		"--accent-text": colors.accentText,
		"--focus": colors.accentText,
		"--shape": colors.accent,
	})
}

function styleOf(roles: Record<`--${string}`, string>): CSSProperties {
	return roles
}
