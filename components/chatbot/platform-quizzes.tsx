import { loadQuizBuilder } from "@/components/quizzes/builder/load-quiz-builder"
import type { PageSearchParams } from "@/components/submissions/list-search"
import { DEFAULTS_ACCESS } from "./chatbot-access"
import { PLATFORM_QUIZZES_HREF } from "./chatbot-tabs"
import { QuizBuilderTab } from "./lazy-tabs"

/** The quizzes of all tenants. */
export async function PlatformQuizzes({ query }: { query: PageSearchParams }) {
	const data = await loadQuizBuilder(null, query)
	return <QuizBuilderTab data={data} base={PLATFORM_QUIZZES_HREF} access={DEFAULTS_ACCESS} />
}
