import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { COUNT_LIMIT } from "./count-limit"

export interface News {
	testimonials: number
	conversations: number
	leads: number
	unanswered: number
	quizResults: number
}

export interface OpenWork {
	hasTestimonials: boolean
	pending: number
	/** Rejected before the product asked for a reason. */
	unsorted: number
	/** True if there are approved testimonials and none of the newest hundred was shared. */
	neverShared: boolean
	hasKnowledge: boolean
	unanswered: number
}

const counted = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT ${COUNT_LIMIT}) found)`

const FIND = `SELECT
	${counted("SELECT FROM submissions WHERE tenant_id = $1 AND status = 'pending' AND created_at > $2")} AS testimonials,
	${counted("SELECT FROM chat_conversations WHERE tenant_id = $1 AND last_message_at > $2")} AS conversations,
	${counted("SELECT FROM leads WHERE tenant_id = $1 AND created_at > $2")} AS leads,
	${counted("SELECT FROM unanswered_questions WHERE tenant_id = $1 AND last_asked_at > $2")} AS unanswered,
	${counted("SELECT FROM quiz_sessions WHERE tenant_id = $1 AND completed_at > $2")} AS "quizResults",
	EXISTS (SELECT FROM submission_counts WHERE tenant_id = $1 AND count > 0) AS "hasTestimonials",
	(SELECT COALESCE(sum(count), 0)::int FROM submission_counts WHERE tenant_id = $1 AND status = 'pending') AS pending,
	(SELECT COALESCE(sum(count), 0)::int FROM testimonial_counts WHERE tenant_id = $1 AND outcome = 'unsorted') AS unsorted,
	(SELECT COALESCE(bool_and(shared_at IS NULL), false) FROM (
		SELECT shared_at FROM submissions WHERE tenant_id = $1 AND status = 'approved'
		ORDER BY created_at DESC, id DESC LIMIT ${COUNT_LIMIT}) newest) AS "neverShared",
	EXISTS (SELECT FROM knowledge_sources WHERE tenant_id = $1) AS "hasKnowledge",
	${counted("SELECT FROM unanswered_questions WHERE tenant_id = $1")} AS "allUnanswered"`

export async function findNews({ tenantId }: TenantScope, since: Date | null): Promise<{ news: News; open: OpenWork }> {
	const { rows } = await pool().query<News & OpenWork & { allUnanswered: number }>(FIND, [tenantId, since])
	const { hasTestimonials, pending, unsorted, neverShared, hasKnowledge, allUnanswered, ...news } =
		rows[0] as (typeof rows)[0]
	return { news, open: { hasTestimonials, pending, unsorted, neverShared, hasKnowledge, unanswered: allUnanswered } }
}
