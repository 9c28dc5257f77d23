import type { CSSProperties } from "react"
import type { ResultDesign } from "@/lib/client/contract"
import { resultColors } from "@/lib/quizzes/result-colors"

/** The outcome's colours in the roles of app/globals.css: what stands inside, buttons included, takes them by itself. */
export function panelStyle(design: ResultDesign): CSSProperties {
	const colors = resultColors(design)
	const roles: Record<`--${string}`, string> = {
		"--surface": colors.background,
		"--sunken": colors.soft,
		"--ink": colors.text,
		"--ink-muted": colors.muted,
		"--line": colors.line,
		"--line-strong": colors.muted,
		"--accent": colors.accent,
		"--accent-hover": colors.accent,
		"--on-accent": colors.onAccent,
		"--accent-text": colors.accentText,
		"--focus": colors.accentText,
	}
	return roles
}
