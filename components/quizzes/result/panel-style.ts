import type { CSSProperties } from "react"
import type { ReportColors } from "@/lib/quizzes/report/readable-colors"

/** Shapes in the page's own colors, if there is no outcome. */
export const NEUTRAL_STYLE = styleOf({ "--shape": "var(--accent)" })

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
