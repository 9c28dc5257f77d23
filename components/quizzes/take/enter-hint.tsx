import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"

/** Shown only on wide screens with a mouse, which usually have a keyboard. */
export function EnterHint() {
	return <span className="hidden text-sm text-ink-muted pointer-fine:md:inline">{t(quizWords.pressEnter)}</span>
}
