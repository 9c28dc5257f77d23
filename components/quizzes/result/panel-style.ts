import type { CSSProperties } from "react"
import type { ReportColors } from "@/lib/quizzes/report/readable-colors"

/** Shapes of the page's own colours, where there is no outcome. */
export const NEUTRAL_STYLE = styleOf({ "--shape": "var(--accent)" })

/** The outcome's colours in the roles of app/globals.css: what stands inside, buttons included, takes them by itself. */
export function panelStyle(colors: ReportColors): CSSProperties {
	return styleOf({
		"--surface": colors.background,
		"--sunken": colors.track,
		"--ink": colors.text,
		"--ink-muted": colors.muted,
		"--line": colors.track,
		"--line-strong": colors.muted,
		// What holds 4.5:1 on the ground holds it under the ground's own colour: black on blue, which the accent itself may
		// ask for, looks like a mistake.
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
