import { PRESS_ENTER } from "../quiz-texts"

/** Shown only on wide screens with a mouse, which usually have a keyboard. */
export function EnterHint() {
	return <span className="hidden text-sm text-ink-muted pointer-fine:md:inline">{PRESS_ENTER}</span>
}
