import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import { AppError, invalid } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import { queueAgain, recordTried } from "@/lib/mail/mutations"
import { tryMailbox } from "@/lib/mail/try-mailbox"
import { findTenant } from "../queries"
import type { TenantScope } from "../scope"
import * as tenantSentences from "../words"
import { testMail } from "./test-mail"

/** @throws `invalid` without a mailbox, `rate_limited`, `upstream_failed` in the server's words, `upstream_timeout`. */
export async function sendTestMail(scope: TenantScope, actor: Actor) {
	const tenant = await findTenant(scope)
	if (!tenant.emailAddress) throw invalid("email_address", tenantSentences.mailboxMissing)
	if (!tenant.emailAppPassword) throw invalid("email_app_password", tenantSentences.mailboxMissing)
	await consume("TEST_MAIL_TENANT", tenant.id)
	const { id, emailProvider, emailAddress, emailAppPassword } = tenant
	const mailbox = { id, emailProvider, emailAddress, emailAppPassword }
	const tried = await tryMailbox(mailbox, testMail(tenant))
	await transaction(async (tx) => {
		await recordTried(tx, mailbox, tried)
		await recordChange(tx, actor, {
			tenantId: id,
			action: "mail.tested",
			targetId: tried.mail.id,
			after: { to: tried.mail.to, status: tried.error ? "failed" : "sent" },
		})
	})
	const { error } = tried
	// Drops the cause: it holds the conversation with the mail server, and refusals are logged.
	if (error) throw new AppError(error.timedOut ? "upstream_timeout" : "upstream_failed", error.message)
	return { success: true, message: tenantSentences.testMailSent(tried.mail.to), provider: tried.transport }
}

/** @throws `not_found`; `conflict` while it is on its way or once its text is gone. */
export function sendAgain(scope: TenantScope, actor: Actor, id: string) {
	return transaction(async (tx) => {
		const delivery = await queueAgain(tx, scope.tenantId, id)
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "mail.requeued",
			targetId: id,
			after: { to: delivery.toAddress, kind: delivery.kind },
		})
		return delivery
	})
}
