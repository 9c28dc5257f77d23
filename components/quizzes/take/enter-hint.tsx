import { QUIZ_TEXTS } from "./quiz-texts"

/** Where there is a keyboard, as far as a browser tells. */
export function EnterHint() {
	return <span className="hidden text-sm text-ink-muted pointer-fine:md:inline">{QUIZ_TEXTS.pressEnter}</span>
}
