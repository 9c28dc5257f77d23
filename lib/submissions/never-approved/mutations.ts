import type { Db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { deleteRows } from "../mutations"
import { neverApprovedBefore } from "./queries"

/** As an admin deletes a testimonial, with consent record, captions, and what the chatbot learned. The caller shares the
 * people. A job removes the objects. @returns how many; fewer than asked for if no other is left unlocked. */
export async function deleteNeverApproved(
	tx: Db,
	{ tenantId }: TenantScope,
	before: Date,
	atMost: number,
): Promise<number> {
	const old = await tx.$queryRaw<{ id: string }[]>`
		SELECT s.id FROM submissions s WHERE s.tenant_id = ${tenantId}::uuid AND ${neverApprovedBefore(before)}
		ORDER BY s.created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED`
	if (old.length === 0) return 0
	await deleteRows(
		tx,
		old.map(({ id }) => id),
	)
	return old.length
}
