import { cache } from "react"
import type { SignedInUser } from "@/lib/accounts/answers"
import { isUuid } from "@/lib/db/is-uuid"
import { Paging } from "@/lib/db/paging"
import { nullIfNotFound } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import type { NewestSession, QuizAnalytics } from "./analytics/answers"
import { pageOfSessions } from "./analytics/page-of-sessions"
import { findAnalytics } from "./analytics/queries"
import { SessionsQuery } from "./analytics/schema"
import type { Quiz, QuizEntry } from "./answers"
import { presentQuiz, presentQuizEntry } from "./present"
import { findPublicQuiz, findQuiz, findQuizTenant, listOfferedQuizzes, listQuizzes, newestSessions } from "./queries"
import type { PublicQuiz, QuizOffer } from "./sessions/answers"
import { presentPublicQuiz } from "./sessions/present"

const FIRST_SESSIONS = "20"

/** Null for an unknown or inactive tenant, and without an active quiz of this id. */
export const loadQuizPage = cache(async (tenantSlug: string, quizId: string): Promise<PublicQuiz | null> => {
	if (!isUuid(quizId)) return null
	return nullIfNotFound(
		resolveVisit(tenantSlug, "chatbot", false).then(async ({ tenant, scope }) =>
			presentPublicQuiz(tenant, await findPublicQuiz(scope, quizId)),
		),
	)
})

/** For another website's frame, which names only the quiz. */
export async function loadEmbeddedQuiz(quizId: string): Promise<PublicQuiz | null> {
	const tenantSlug = isUuid(quizId) ? await findQuizTenant(quizId) : null
	return tenantSlug === null ? null : loadQuizPage(tenantSlug, quizId)
}

/** The caller has checked that the tenant is active. */
export async function loadOfferedQuizzes(tenantSlug: string): Promise<QuizOffer[]> {
	const { scope } = await resolveVisit(tenantSlug, "chatbot", false)
	return listOfferedQuizzes(scope)
}

/** @param tenantSlug null on the platform's own screen. */
export async function loadQuizzes(
	tenantSlug: string | null,
	search: { cursor?: string } = {},
): Promise<{ viewer: SignedInUser; quizzes: QuizEntry[]; next_cursor: string | null }> {
	const { viewer, scope } = await loadAdmin("scoped", tenantSlug)
	const parsed = Paging.safeParse({ cursor: search.cursor })
	const { rows, nextCursor } = await listQuizzes(scope, parsed.success ? parsed.data : Paging.parse({}))
	return { viewer, quizzes: rows.map(presentQuizEntry), next_cursor: nextCursor }
}

export async function loadQuizEditor(
	tenantSlug: string | null,
	quizId: string,
): Promise<{ viewer: SignedInUser; quiz: Quiz | null; brandColor: string | null }> {
	const { viewer, scope } = await loadAdmin("scoped", tenantSlug)
	const row = isUuid(quizId) ? await nullIfNotFound(findQuiz(scope, quizId)) : null
	return { viewer, quiz: row && presentQuiz(row), brandColor: row?.tenant.brandColor ?? null }
}

/** Unknown filter values count as absent. */
export async function loadQuizResults(
	tenantSlug: string | null,
	search: { quiz_id?: string; lead_level?: string; cursor?: string } = {},
): Promise<{ viewer: SignedInUser; analytics: QuizAnalytics | null } & Awaited<ReturnType<typeof pageOfSessions>>> {
	const { viewer, scope } = await loadAdmin("scoped", tenantSlug)
	const parsed = SessionsQuery.safeParse({ ...search, limit: FIRST_SESSIONS })
	const query = parsed.success ? parsed.data : SessionsQuery.parse({ limit: FIRST_SESSIONS })
	const [page, analytics] = await Promise.all([
		pageOfSessions(scope, query),
		query.quiz_id ? nullIfNotFound(findAnalytics(scope, query.quiz_id)) : null,
	])
	return { viewer, analytics, ...page }
}

export async function loadNewestSessions(tenantSlug: string, emails: string[]): Promise<NewestSession[]> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return emails.length > 0 ? newestSessions(scope, emails) : []
}
