import { db } from "@/lib/db/client"
import { changeRules } from "@/lib/services/retention/rules/mutations"
import { presentRetention } from "@/lib/services/retention/rules/present"
import { listRules } from "@/lib/services/retention/rules/queries"
import type { RetentionUpdate } from "@/lib/services/retention/rules/schema"
import { scopeOfJob } from "@/lib/tenants/resolve-scope"
import { makeTenantWithAdmin } from "./factories"

export const DAY = 86_400_000
export const NOW = new Date("2026-11-27T12:00:00Z")
export const ago = (days: number) => new Date(NOW.getTime() - Math.round(days * DAY))
export const later = (days: number) => ago(-days)
export const MINUTE = 1 / 1440

/** A business with an owner, and what tests ask of its rules. */
export async function makeBusiness() {
	const { tenant, user } = await makeTenantWithAdmin()
	const viewer = { userId: user.id, email: user.email } as Parameters<typeof changeRules>[1]["viewer"]
	const actor = { viewer, address: "192.0.2.7" }
	const scope = scopeOfJob({ tenantId: tenant.id })
	return {
		tenant,
		owner: user.email,
		scope,
		actor,
		change: (update: RetentionUpdate, at = NOW) => changeRules(scope, actor, update, at),
		shown: async (at = NOW) => presentRetention(await listRules(scope), at),
		mails: () => db().mailDelivery.findMany({ where: { kind: "account.retention_notice", fromName: tenant.name } }),
		activity: () => db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } }),
	}
}

/** As if the mail server took what was queued by then. */
export const mailsLeave = (sentAt: Date) =>
	db().mailDelivery.updateMany({ where: { status: "queued" }, data: { status: "sent", sentAt } })

/** A business whose rules already run. */
export async function makeRunning(update: RetentionUpdate) {
	const business = await makeBusiness()
	await business.change(update, ago(8))
	await mailsLeave(ago(8))
	return business
}
