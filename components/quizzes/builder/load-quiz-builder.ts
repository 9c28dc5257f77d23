import { failPage } from "@/lib/http/page-status"
import { loadQuizEditor, loadQuizResults, loadQuizzes } from "@/lib/quizzes/loaders"
import { loadTags } from "@/lib/submissions/tags/loaders"
import { loadTranslations } from "@/lib/translations/loaders"
import { quizAdminWords } from "../admin-words"
import { readQuizSearch } from "../quiz-address"

async function orFailed<T>(what: string, load: () => Promise<T>): Promise<T | { failed: string }> {
	try {
		return await load()
	} catch (error) {
		await failPage(error, what)
		return { failed: what }
	}
}

/** The data for the tab's address. A part that could not be loaded is `{ failed }` with the message to show. */
export async function loadQuizBuilder(
	tenantSlug: string | null,
	params: Readonly<Record<string, string | string[] | undefined>>,
) {
	const search = readQuizSearch(params)
	const [list, editor, results] = await Promise.all([
		// The results need the list too, because their filter names every quiz.
		search.quiz && search.section !== "results"
			? null
			: orFailed(quizAdminWords.quizzesFailed, () =>
					loadQuizzes(tenantSlug, search.section ? {} : { cursor: search.cursor }),
				),
		search.quiz ? orFailed(quizAdminWords.quizFailed, () => loadQuizEditor(tenantSlug, search.quiz ?? "")) : null,
		search.section === "results"
			? orFailed(quizAdminWords.sessionsFailed, () =>
					loadQuizResults(tenantSlug, { quiz_id: search.quiz, lead_level: search.level }),
				)
			: null,
	])
	const quiz = search.section === "languages" && editor && !("failed" in editor) ? editor.quiz : null
	const translations =
		quiz && (await orFailed(quizAdminWords.translationsFailed, () => loadTranslations(quiz.tenant_slug, quiz.id)))
	const shown = search.section === "outcomes" && editor && !("failed" in editor) ? editor.quiz : null
	const tags = shown ? await orFailed(quizAdminWords.quizFailed, () => loadTags(shown.tenant_slug)) : []
	if ("failed" in tags) return { search, list, editor: tags, results, translations, tags: [] }
	return { search, list, editor, results, translations, tags }
}

export type QuizBuilderData = Awaited<ReturnType<typeof loadQuizBuilder>>
