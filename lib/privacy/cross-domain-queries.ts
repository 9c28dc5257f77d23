import type { ResultSource } from "@/lib/quizzes/report/report-data"
import { findPlayed, type PlayedRow } from "@/lib/submissions/played/queries"
import type { TenantScope } from "@/lib/tenants/scope"

/** The customer whom the reached outcome plays. Null where it plays none, or none fits. */
export async function findPlayedBy(scope: TenantScope, source: ResultSource | null): Promise<PlayedRow | null> {
	const reached = source?.session.result.outcome
	const { testimonial } = source?.version.outcomes.find(({ id }) => id === reached?.id) ?? {}
	return testimonial ? findPlayed(scope, testimonial) : null
}
