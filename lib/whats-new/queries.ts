import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { COUNT_LIMIT } from "./count-limit"

export interface News {
	testimonials: number
	conversations: number
	leads: number
	quizResults: number
}

export interface WaitingWork {
	pending: number
	unsorted: number
	unanswered: number
	/** Given up in the last seven days. */
	failedMails: number
	webhooksOff: number
}

export interface OpenWork {
	waiting: WaitingWork
	hasTestimonials: boolean
	/** True if there are approved testimonials and none of the newest hundred was shared. */
	neverShared: boolean
	hasKnowledge: boolean
}

const counted = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT ${COUNT_LIMIT}) found)`

const FIND = `SELECT
	json_build_object(
		'testimonials', ${counted("SELECT FROM submissions WHERE tenant_id = $1 AND status = 'pending' AND created_at > $2")},
		'conversations', ${counted("SELECT FROM chat_conversations WHERE tenant_id = $1 AND last_message_at > $2")},
		'leads', ${counted("SELECT FROM leads WHERE tenant_id = $1 AND created_at > $2")},
		'quizResults', ${counted("SELECT FROM quiz_sessions WHERE tenant_id = $1 AND completed_at > $2")}
	) AS news,
	json_build_object(
		'pending', (SELECT COALESCE(sum(count), 0)::int FROM submission_counts WHERE tenant_id = $1 AND status = 'pending'),
		'unsorted', (SELECT COALESCE(sum(count), 0)::int FROM testimonial_counts
			WHERE tenant_id = $1 AND outcome = 'unsorted'),
		'unanswered', ${counted("SELECT FROM unanswered_questions WHERE tenant_id = $1")},
		'failedMails', ${counted(`SELECT FROM mail_deliveries
			WHERE tenant_id = $1 AND status = 'failed' AND created_at > now() - interval '7 days'`)},
		'webhooksOff', ${counted(`SELECT FROM webhook_endpoints
			WHERE tenant_id = $1 AND NOT is_enabled AND disabled_reason IS NOT NULL`)}
	) AS waiting,
	EXISTS (SELECT FROM submission_counts WHERE tenant_id = $1 AND count > 0) AS "hasTestimonials",
	(SELECT COALESCE(bool_and(shared_at IS NULL), false) FROM (
		SELECT shared_at FROM submissions WHERE tenant_id = $1 AND status = 'approved'
		ORDER BY created_at DESC, id DESC LIMIT ${COUNT_LIMIT}) newest) AS "neverShared",
	EXISTS (SELECT FROM knowledge_sources WHERE tenant_id = $1) AS "hasKnowledge"`

export async function findNews({ tenantId }: TenantScope, since: Date | null): Promise<{ news: News; open: OpenWork }> {
	const { rows } = await pool().query<OpenWork & { news: News }>(FIND, [tenantId, since])
	const { news, ...open } = rows[0] as (typeof rows)[0]
	return { news, open }
}
