import type { Metadata, Viewport } from "next"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import * as quizWords from "@/components/quizzes/quiz-words"
import { QuizPage } from "@/components/quizzes/take/quiz-page"
import { QuizUnavailable } from "@/components/quizzes/take/quiz-unavailable"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { ownWords } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { textsOfQuiz } from "@/lib/quizzes/texts-of-quiz"
import { quizRefusals } from "@/lib/quizzes/words"

type Props = { params: Promise<{ tenantSlug: string; quizId: string }> }

/** The step's buttons stay above a phone's keyboard. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { tenantSlug, quizId } = await params
	const quiz = await readPublicPage("quiz", tenantSlug, quizId).catch(() => null)
	if (!quiz) return { title: t(quizWords.unavailableTitle), robots: { index: false } }
	return {
		title: { absolute: `${ownWords(quiz.quiz_name)} · ${quiz.tenant_name}` },
		description: ownWords(quiz.quiz_description) || undefined,
		robots: quiz.chatbot_enabled && !quiz.closed ? undefined : { index: false },
	}
}

export default async function PublicQuizPage({ params }: Props) {
	const { tenantSlug, quizId } = await params
	const loaded = await readOrFail(readPublicPage("quiz", tenantSlug, quizId), "quiz page not readable", {
		tenantSlug,
		quizId,
	})
	if (!loaded) return <QuizUnavailable message={t(quizWords.quizLoadFailed)} retry />
	const quiz = loaded.shown
	if (!quiz) {
		await setPageStatus(404)
		return <QuizUnavailable message={t(quizRefusals.notFound)} />
	}
	if (!quiz.chatbot_enabled) return <QuizUnavailable message={t(quiz.chatbot_message)} />
	return (
		<InTheirLanguage page="quiz" texts={textsOfQuiz(quiz)}>
			<QuizPage quiz={quiz} />
		</InTheirLanguage>
	)
}
