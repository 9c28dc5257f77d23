import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import type { Db } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { apiKeyRefusals } from "./words"

/** Call it under the tenant's lock. The caller takes over the named keys; the others end. @returns the ended keys'
 * first characters. @throws `conflict` for an owner who gives up their own role and wants to keep a key. */
export async function settleKeysOf(
	tx: Db,
	actor: Actor,
	{ tenantId, makerId, takeOver }: { tenantId: string; makerId: string; takeOver: readonly string[] },
): Promise<string[]> {
	if (takeOver.length > 0 && makerId === actor.viewer.userId) throw new AppError("conflict", apiKeyRefusals.needOwner)
	const keys = await tx.apiKey.findMany({
		where: { tenantId, makerId },
		orderBy: { id: "asc" },
		select: { id: true, name: true, scopes: true, start: true, maker: { select: { email: true } } },
	})
	const ended: string[] = []
	for (const { id, name, scopes, start, maker } of keys) {
		if (takeOver.includes(id)) {
			await tx.apiKey.update({ where: { id }, data: { makerId: actor.viewer.userId } })
			await recordChange(tx, actor, {
				tenantId,
				action: "api_key.adopted",
				targetId: id,
				// In both, since only differences are kept.
				before: { name: null, made_by: maker?.email ?? null },
				after: { name, made_by: actor.viewer.email },
			})
			continue
		}
		await tx.apiKey.delete({ where: { id } })
		await recordChange(tx, actor, { tenantId, action: "api_key.revoked", targetId: id, before: { name, scopes } })
		ended.push(start)
	}
	return ended
}
