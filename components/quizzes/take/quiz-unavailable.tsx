import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import { EmptyChoices } from "./empty-choices"

/** Replaces the quiz and says why it is unavailable. `retry` offers another try, if that can help. */
export function QuizUnavailable({ message, retry = false }: { message: string; retry?: boolean }) {
	return (
		<MessageScreen
			area="quiz"
			title={t(quizWords.unavailableTitle)}
			message={message}
			retry={retry}
			mark={<EmptyChoices />}
		/>
	)
}
