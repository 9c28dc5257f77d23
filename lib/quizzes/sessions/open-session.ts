import { timingSafeEqual } from "node:crypto"
import { sha256Hex } from "@/lib/crypto/random-token"
import { isUuid } from "@/lib/db/is-uuid"
import { AppError, notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { storedHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import type { TakenSession } from "../taken-session"
import { quizRefusals } from "../words"
import { findSessionLock } from "./queries"

function isSecretOf(secretHash: string, secret: string): boolean {
	const expected = Buffer.from(secretHash)
	const given = Buffer.from(sha256Hex(secret))
	return expected.length === given.length && timingSafeEqual(expected, given)
}

/** @throws `unauthenticated` without the right secret; `not_found` if this tenant's quiz has no such session. */
export async function openSession(
	scope: TenantScope,
	named: { quizId?: unknown; id?: unknown },
	secret: string | null,
): Promise<TakenSession> {
	if (!secret) throw new AppError("unauthenticated", quizRefusals.secretNeeded)
	const quizId = String(named.quizId)
	const id = String(named.id)
	const row = isUuid(quizId) && isUuid(id) ? await findSessionLock(scope, quizId, id) : null
	if (!row) throw notFound(quizRefusals.sessionNotFound)
	if (!isSecretOf(row.secretHash, secret)) throw new AppError("unauthenticated", quizRefusals.secretNeeded)
	const { versionId, fields } = row
	return { id: row.id, quizId, versionId, tenantId: scope.tenantId, fields: storedHiddenFields(fields) } as TakenSession
}
