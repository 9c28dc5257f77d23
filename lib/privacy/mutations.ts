import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { erasePersonFromAudit } from "@/lib/audit/privacy/mutations"
import { personFingerprint } from "@/lib/crypto/person-fingerprint"
import { type Db, transaction } from "@/lib/db/client"
import { holdPeople } from "@/lib/db/people-lock"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { consume } from "@/lib/limits/consume"
import { reclaimNow } from "@/lib/storage/ledger-mutations"
import type { TenantScope } from "@/lib/tenants/scope"
import { countsOf, DOMAINS } from "./domains"
import type { ReceiptRow } from "./queries"

/** Holds the people's lock, so that no other transaction writes what several domains keep about a person. */
async function eraseEverywhere(tx: Db, scope: TenantScope, email: string) {
	await holdPeople(tx, scope.tenantId)
	const figures: number[] = []
	const objects: string[] = []
	for (const domain of DOMAINS) {
		const erased = await domain.erase(tx, scope, email)
		figures.push(erased.count)
		objects.push(...(erased.objects ?? []))
	}
	return { counts: countsOf(figures), objects }
}

/** Erases everything that any domain keeps about the address, in one transaction. A receipt with figures and a keyed
 * fingerprint stays, and so does what the person sends afterwards. `email` is normalized. @throws `rate_limited`. */
export async function erasePersonOf(scope: TenantScope, actor: Actor, email: string): Promise<ReceiptRow> {
	await consume("PEOPLE_TENANT", scope.tenantId)
	const { receipt, objects } = await transaction(async (tx) => {
		const { counts, objects } = await eraseEverywhere(tx, scope, email)
		await erasePersonFromAudit(tx, scope.tenantId, email)
		const emailFingerprint = personFingerprint(email)
		const receipt = await tx.erasureReceipt.create({
			data: { tenantId: scope.tenantId, emailFingerprint, counts: { ...counts }, erasedBy: actor.viewer.email },
		})
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "person.erased",
			targetId: receipt.id,
			after: { ...counts, fingerprint: emailFingerprint },
		})
		return { receipt, objects }
	})
	await waitBriefly(reclaimNow(objects))
	return receipt
}

/** The audit log records the export. @param email normalized. @throws `rate_limited`. */
export async function exportPersonOf(scope: TenantScope, actor: Actor, email: string) {
	await consume("PEOPLE_TENANT", scope.tenantId)
	const parts = await Promise.all(
		DOMAINS.map(async (domain) => [domain.name, await domain.export(scope, email)] as const),
	)
	const figures = Object.fromEntries(parts.map(([name, rows]) => [name, rows.length]))
	await transaction((tx) =>
		recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "person.exported",
			after: { ...figures, fingerprint: personFingerprint(email) },
		}),
	)
	return { email, exported_at: new Date(), ...Object.fromEntries(parts) }
}
