import type { Metadata } from "next"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import * as quizWords from "@/components/quizzes/quiz-words"
import { EmbeddedMessage } from "@/components/quizzes/take/embed/embedded-message"
import { EmbeddedQuiz } from "@/components/quizzes/take/embed/embedded-quiz"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { ownWords } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { textsOfQuiz } from "@/lib/quizzes/texts-of-quiz"
import { quizRefusals } from "@/lib/quizzes/words"

type Props = { params: Promise<{ quizId: string }> }

/** Search engines find the quiz on its page of its own. */
const robots = { index: false }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { quizId } = await params
	const quiz = await readPublicPage("embeddedQuiz", quizId).catch(() => null)
	return { title: quiz ? { absolute: ownWords(quiz.quiz_name) } : t(quizWords.unavailableTitle), robots }
}

export default async function EmbeddedQuizPage({ params }: Props) {
	const { quizId } = await params
	const loaded = await readOrFail(readPublicPage("embeddedQuiz", quizId), "embedded quiz not readable", { quizId })
	if (!loaded) return <EmbeddedMessage message={t(quizWords.quizLoadFailed)} retry />
	const quiz = loaded.shown
	if (!quiz) {
		await setPageStatus(404)
		return <EmbeddedMessage message={t(quizRefusals.notFound)} />
	}
	return (
		<InTheirLanguage page="embeddedQuiz" texts={textsOfQuiz(quiz)}>
			{quiz.chatbot_enabled ? <EmbeddedQuiz quiz={quiz} /> : <EmbeddedMessage message={t(quiz.chatbot_message)} />}
		</InTheirLanguage>
	)
}
