import { type Db, db } from "@/lib/db/client"
import { queueMail } from "@/lib/mail/queue-mail"
import { type Endpoint, queueForgotten } from "@/lib/webhooks/attempt-mutations"
import { deliverWebhooks } from "@/lib/webhooks/deliver-webhooks"
import type { WebhookQueue } from "@/lib/webhooks/mutations"
import { describeSubject } from "./describe-subject"
import { findOwners } from "./queries"
import { sampleData } from "./samples"
import { switchedOffMail } from "./switched-off-mail"

async function mailOwners(tx: Db, { tenantId, url }: Endpoint, reason: "gone" | "failing"): Promise<void> {
	const { users, ...tenant } = await findOwners(tx, tenantId)
	for (const { email: to } of users) await queueMail(tx, switchedOffMail(tenant, { to, url, reason }))
}

export function deliverTo(queue: WebhookQueue, { endpointId }: { endpointId: string }): Promise<void> {
	return deliverWebhooks(queue, endpointId, { describe: describeSubject, sample: sampleData, mailOwners })
}

/** Announces quiz takers who left an address and an answer and then stopped for an hour, once per session, but none who
 * left before yesterday, when no endpoint may have wanted it. @returns how many. */
async function announcePartial(): Promise<number> {
	return db().$executeRaw`SELECT queue_webhooks('quiz.partial', s.tenant_id, s.id) FROM (
			SELECT s.tenant_id, s.id FROM quiz_sessions s
			WHERE s.completed_at IS NULL AND (s.user_email IS NOT NULL OR (s.partial_lead AND jsonb_path_exists(s.answers, '$.*.email')))
				AND s.answers <> '{}'
				AND s.touched_at BETWEEN now() - interval '1 day' AND now() - interval '1 hour'
				AND s.tenant_id IN (
					SELECT e.tenant_id FROM webhook_endpoints e WHERE e.is_enabled AND 'quiz.partial' = ANY (e.events)
				)
				AND NOT EXISTS (SELECT FROM webhook_deliveries d WHERE d.subject_id = s.id AND d.type = 'quiz.partial')
			FOR UPDATE OF s SKIP LOCKED
		) s`
}

export async function queueWebhooks(): Promise<void> {
	await announcePartial()
	await queueForgotten()
}
