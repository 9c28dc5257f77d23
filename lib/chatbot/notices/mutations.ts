import { type Db, db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { enqueue } from "@/lib/jobs/queue"
import type { JobData } from "@/lib/jobs/queues"
import { log } from "@/lib/log"
import { queueMail } from "@/lib/mail/queue-mail"
import type { TenantScope } from "@/lib/tenants/scope"
import { digestMail } from "./digest-mail"
import { leadMail } from "./lead-mail"
import { MAILED_TENANT } from "./mailed-tenant"

const DAY_MS = 24 * 3_600_000
const TENANTS_AT_ONCE = 200
const MOST_NAMED = 20

const SWITCHES = { lead: "mailNewLead", quiz: "mailQuizCompleted" } as const

/** In the event's own transaction, if the business wants it. */
export async function queueNotice(tx: Db, { tenantId }: TenantScope, notice: JobData["tell-business"]): Promise<void> {
	const wanted = await tx.chatbotSettings.count({ where: { tenantId, [SWITCHES[notice.event]]: true } })
	if (wanted > 0) await enqueue(tx, "tell-business", notice)
}

/** May run twice: the mail's event counts once. */
export async function mailLead(id: string): Promise<void> {
	await transaction(async (tx) => {
		const known = await tx.lead.findUnique({ where: { id }, select: { tenantId: true } })
		if (known) await sharePeople(tx, known.tenantId)
		const conversations = { select: { firstQuestion: true }, orderBy: { createdAt: "desc" }, take: 5 } as const
		const include = { tenant: { select: MAILED_TENANT }, conversations }
		const lead = await tx.lead.findUnique({ where: { id }, include })
		// The person may have been erased since.
		if (lead) await queueMail(tx, leadMail(lead.tenant, lead))
	})
}

/** Since the last mail, a day ago or longer. Several hosts may run this at the same time. @returns how many mails. */
export async function mailUnanswered(now: Date): Promise<number> {
	const dayAgo = new Date(now.getTime() - DAY_MS)
	const due = await db().$queryRaw<{ id: string }[]>`
		SELECT s.id FROM chatbot_settings s JOIN tenants t ON t.id = s.tenant_id
		WHERE s.mail_unanswered AND t.is_active AND t.chatbot_enabled
			AND (s.unanswered_mailed_at IS NULL OR s.unanswered_mailed_at <= ${dayAgo})
			AND EXISTS (SELECT FROM unanswered_questions q
				WHERE q.tenant_id = s.tenant_id AND q.last_asked_at > coalesce(s.unanswered_mailed_at, 'epoch'))
		ORDER BY s.unanswered_mailed_at NULLS FIRST LIMIT ${TENANTS_AT_ONCE}`
	let mailed = 0
	for (const { id } of due) {
		// One business's error must not hold up the others.
		mailed += await transaction((tx) => mailOne(tx, id, dayAgo, now)).catch((error: unknown) => {
			log.error({ err: error, settings: id }, "unanswered questions not mailed")
			return 0
		})
	}
	return mailed
}

async function mailOne(tx: Db, id: string, dayAgo: Date, now: Date): Promise<number> {
	const [row] = await tx.$queryRaw<{ tenantId: string; since: Date | null }[]>`
		SELECT tenant_id AS "tenantId", unanswered_mailed_at AS since FROM chatbot_settings
		WHERE id = ${id}::uuid AND (unanswered_mailed_at IS NULL OR unanswered_mailed_at <= ${dayAgo})
		FOR UPDATE SKIP LOCKED`
	if (!row) return 0
	const { tenantId, since } = row
	const asked = { tenantId, ...(since && { lastAskedAt: { gt: since } }) }
	const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: MAILED_TENANT })
	const count = await tx.unansweredQuestion.count({ where: asked })
	const most = await tx.unansweredQuestion.findMany({ where: asked, orderBy: { count: "desc" }, take: MOST_NAMED })
	await queueMail(tx, digestMail(tenant, { count, questions: most.map(({ question }) => question) }, now))
	await tx.chatbotSettings.update({ where: { id }, data: { unansweredMailedAt: now } })
	return 1
}
