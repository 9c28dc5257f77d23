import { loadQuizBuilder } from "@/components/quizzes/builder/load-quiz-builder"
import type { PageSearchParams } from "@/components/submissions/list-search"
import { DEFAULTS_ACCESS } from "./chatbot-access"
import { PLATFORM_CHATBOT_PATH } from "./chatbot-tabs"
import { QuizBuilderTab } from "./lazy-tabs"

/** A tab without a button in the row. */
export const PLATFORM_QUIZZES = "quizzes"

/** Every tenant's quizzes. */
export async function PlatformQuizzes({ query }: { query: PageSearchParams }) {
	const data = await loadQuizBuilder(null, query)
	return (
		<QuizBuilderTab data={data} base={`${PLATFORM_CHATBOT_PATH}?tab=${PLATFORM_QUIZZES}`} access={DEFAULTS_ACCESS} />
	)
}
