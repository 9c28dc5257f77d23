import type { Actor } from "@/lib/accounts/actor"
import { mailOwners } from "@/lib/accounts/admins/notice-mutations"
import { recordChange } from "@/lib/accounts/record-change"
import * as signInWords from "@/lib/accounts/words"
import { sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db, transaction } from "@/lib/db/client"
import { AppError, notFound } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import { log } from "@/lib/log"
import { lockTenant } from "../lock-tenant"
import { assertRole } from "../resolve-scope"
import type { TenantScope } from "../scope"
import { isKeyText, makeKeyText, startOf } from "./key-text"
import { KEYS_MAX } from "./limits"
import { assertNotExpired } from "./policy"
import { type AdmittedKey, findKeyByHash, KEY, type KeyRow } from "./queries"
import type { NewApiKey } from "./schema"
import { apiKeyRefusals } from "./words"

const DAY_MS = 86_400_000
/** A busy key must not write with each call. */
const USE_NOTED_MS = 60_000

/** `key` is stored only as a hash. @throws `conflict` at KEYS_MAX. */
export function createKey(
	scope: TenantScope,
	actor: Actor,
	{ name, scopes, expires_in_days: days }: NewApiKey,
): Promise<{ row: KeyRow; key: string }> {
	const { tenantId } = scope
	const key = makeKeyText()
	const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS)
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		await assertStillOwner(tx, actor)
		if ((await tx.apiKey.count({ where: { tenantId } })) >= KEYS_MAX)
			throw new AppError("conflict", apiKeyRefusals.full(KEYS_MAX))
		const row = await tx.apiKey.create({
			// 238 random bits need no slow hash.
			data: {
				tenantId,
				name,
				scopes,
				keyHash: sha256Hex(key),
				start: startOf(key),
				expiresAt,
				makerId: actor.viewer.userId,
			},
			select: KEY,
		})
		const after = { name, scopes, expires_at: expiresAt }
		await recordChange(tx, actor, {
			tenantId,
			action: "api_key.created",
			targetId: row.id,
			after,
		})
		await mailOwners(tx, tenantId, actor, { what: "key_made", start: row.start })
		return { row, key }
	})
}

/** An admin who was removed or demoted meanwhile has settled their keys, and makes no more. */
async function assertStillOwner(tx: Db, { viewer }: Actor): Promise<void> {
	const found = await tx.user.findUnique({ where: { id: viewer.userId }, select: { tenantRole: true } })
	if (!found) throw new AppError("forbidden", signInWords.roleTooLow)
	assertRole({ ...viewer, tenantRole: found.tenantRole }, "owner")
}

export function revokeKey(scope: TenantScope, actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		const [row] = await tx.apiKey.findMany({ where: { id, tenantId: scope.tenantId }, select: KEY })
		const { count } = await tx.apiKey.deleteMany({ where: { id, tenantId: scope.tenantId } })
		if (!row || count === 0) throw notFound(apiKeyRefusals.notFound)
		const before = { name: row.name, scopes: row.scopes }
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "api_key.revoked",
			targetId: id,
			before,
		})
		await mailOwners(tx, scope.tenantId, actor, { what: "key_ended", start: row.start })
	})
}

interface Caller {
	userAgent: string
	address: string
}

/** Never throws: a call must not fail because its time could not be noted. */
async function noteUse({ id, lastUsedAt }: AdmittedKey, { userAgent, address }: Caller, now: Date): Promise<void> {
	if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_MS) return
	try {
		// A key that was revoked meanwhile has no row.
		await db().apiKey.updateMany({
			where: { id },
			data: { lastUsedAt: now, lastUsedBy: userAgent, lastUsedFrom: address },
		})
	} catch (error) {
		log.warn({ api_key: id, err: error instanceof Error ? error.message : String(error) }, "use of a key not noted")
	}
}

/** @throws `unauthenticated` for a mistyped, unknown, revoked, or expired key; `rate_limited`. */
export async function admitKey(text: string, caller: Caller, now = new Date()): Promise<AdmittedKey> {
	const key = isKeyText(text) ? await findKeyByHash(sha256Hex(text)) : null
	if (!key) throw new AppError("unauthenticated", apiKeyRefusals.unknown)
	assertNotExpired(key, now)
	await consume("API_KEY", key.id)
	await noteUse(key, caller, now)
	return key
}
