import { QUIZ_TEXTS } from "./quiz-texts"

/** Shown only on wide screens with a mouse, which usually have a keyboard. */
export function EnterHint() {
	return <span className="hidden text-sm text-ink-muted pointer-fine:md:inline">{QUIZ_TEXTS.pressEnter}</span>
}
