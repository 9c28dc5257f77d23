import * as uiWords from "@/components/ui/ui-words"
import { t } from "@/lib/languages/t"

/** What public/quiz.js reads. `arrived` is true once a new step has come. */
export interface QuizRoomMessage {
	/** Pixels. */
	quizHeight: number
	arrived: boolean
	/** The name of the button that closes a dialog around the frame, in the quiz's language. */
	close: string
	/** True if the quiz is closed, for a visitor who has not begun. A popup stays out of sight then. */
	shut: boolean
}

/**
 * The page around this frame, or null without one. Its script names its origin after the `#`, and the browser hands our
 * messages to no other. We listen to none, so there is none to forge.
 */
export function hostPage() {
	// Hidden fields may follow.
	const [origin = ""] = location.hash.slice(1).split("?")
	// A sandboxed page has the origin "null", which no message can be addressed to.
	const isSandboxed = origin === "null"
	if (parent === window || !(isSandboxed || URL.canParse(origin))) return null
	return {
		tell(room: Element, arrived: boolean, shut: boolean): void {
			const quizHeight = Math.ceil(room.getBoundingClientRect().height)
			const message: QuizRoomMessage = { quizHeight, arrived, close: t(uiWords.close), shut }
			parent.postMessage(message, isSandboxed ? "*" : origin)
		},
	}
}
