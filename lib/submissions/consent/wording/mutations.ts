import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import type { TenantScope } from "@/lib/tenants/scope"
import { CONSENT_WORDINGS } from "../../consent-text"
import type { ConsentTextUpdate } from "./schema"
import { wordingRefusals } from "./words"

/** Saves a new version if the text differs. @throws `conflict` if it changed after `version`. */
export function saveConsentText(
	{ tenantId }: TenantScope,
	actor: Actor,
	{ kind, text, version: read }: ConsentTextUpdate,
): Promise<void> {
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		const standard = CONSENT_WORDINGS[kind]
		const last = await tx.consentText.findFirst({ where: { tenantId, kind }, orderBy: { number: "desc" } })
		const before = last?.text ? { text: last.text, version: last.version } : standard
		if (read !== undefined && read !== before.version) throw new AppError("conflict", wordingRefusals.stale)
		const after = !text || text === standard.text ? standard.text : text
		if (after === before.text) return
		const number = (last?.number ?? 0) + 1
		const version = `${new Date().toISOString().slice(0, 10)}.${number}`
		await tx.consentText.create({
			data: {
				tenantId,
				kind,
				number,
				version,
				text: after === standard.text ? null : after,
				createdById: actor.viewer.userId,
			},
		})
		await recordChange(tx, actor, {
			tenantId,
			action: "consent_text.changed",
			targetId: tenantId,
			before: { text: before.text },
			after: { text: after },
		})
	})
}
