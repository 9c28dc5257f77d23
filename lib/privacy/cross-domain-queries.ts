import type { ResultSource } from "@/lib/quizzes/report/report-data"
import { onPage, type Page } from "@/lib/quizzes/sessions/on-page"
import { presentPlayed } from "@/lib/submissions/played/present"
import { findPlayed, type PlayedRow } from "@/lib/submissions/played/queries"
import type { PlayedTestimonial, PlayedWish } from "@/lib/tenants/played/answers"
import type { TenantScope } from "@/lib/tenants/scope"

/** The customer whom the reached outcome plays. Null where it plays none, or none fits. */
export async function findPlayedBy(scope: TenantScope, source: ResultSource | null): Promise<PlayedRow | null> {
	const reached = source?.session.result.outcome
	const { testimonial } = source?.version.outcomes.find(({ id }) => id === reached?.id) ?? {}
	return testimonial ? findPlayed(scope, testimonial) : null
}

/** For an answer of the chat, in the language of the visitor's page. */
export const playedOnPage =
	(page: Page) =>
	async (wish: PlayedWish): Promise<PlayedTestimonial | null> => {
		const row = await findPlayed(page.scope, wish)
		return row && onPage(page, ["page"], () => presentPlayed(row))
	}
