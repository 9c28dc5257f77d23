import { QUIZ_TEXTS } from "./quiz-texts"

/** Shown only if the browser reports a keyboard. */
export function EnterHint() {
	return <span className="hidden text-sm text-ink-muted pointer-fine:md:inline">{QUIZ_TEXTS.pressEnter}</span>
}
