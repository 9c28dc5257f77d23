import { type Db, db } from "@/lib/db/client"
import type { Role } from "./answers"
import { SESSION_SECONDS } from "./schema"

interface NewSession {
	userId: string
	role: Role
	/** The hash that the password was verified against. */
	passwordHash: string
	address: string
	userAgent: string
}

/**
 * @returns the session's id; it ends SESSION_SECONDS[role] from now. Null where the password was changed or the account
 * switched off while it was being verified: both end every session, and this one would be made after them.
 */
export async function createSession(
	{ userId, role, passwordHash, address, userAgent }: NewSession,
	{ tx = db(), now = new Date() }: { tx?: Db; now?: Date } = {},
): Promise<string | null> {
	const expiresAt = new Date(now.getTime() + SESSION_SECONDS[role] * 1000)
	// One statement: it locks the account, notes the sign-in and makes the session.
	const [session] = await tx.$queryRaw<{ id: string }[]>`
		WITH account AS (
			UPDATE users SET last_signed_in_at = ${now}::timestamptz
			WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} AND is_active RETURNING id
		)
		INSERT INTO sessions (user_id, ip_address, user_agent, expires_at)
		SELECT id, ${address}::text, ${userAgent}::text, ${expiresAt}::timestamptz FROM account RETURNING id`
	return session?.id ?? null
}

/** Revokes one session at once. Missing is fine: it was revoked already. */
export async function deleteSession(sessionId: string): Promise<void> {
	await db().session.deleteMany({ where: { id: sessionId } })
}

/** Revokes every session of a user: password change, role change, deactivation. */
export async function deleteSessionsOfUser(tx: Db, userId: string): Promise<void> {
	await tx.session.deleteMany({ where: { userId } })
}

/**
 * @returns how many rows went: sessions that are over and resets that can no longer be used. Not invitations: the list of
 * administrators says until when the last one held.
 */
export async function deleteExpiredAccountRows(now: Date): Promise<number> {
	const sessions = await db().session.deleteMany({ where: { expiresAt: { lt: now } } })
	const resets = await db().passwordReset.deleteMany({
		where: { expiresAt: { lt: now }, user: { passwordHash: { not: null } } },
	})
	return sessions.count + resets.count
}

interface NewTenantAdmin {
	tenantId: string
	/** Normalized. */
	email: string
	passwordHash: string
}

/** A taken address surfaces as Prisma's P2002 on users.email. */
export async function createTenantAdmin(tx: Db, { tenantId, email, passwordHash }: NewTenantAdmin): Promise<string> {
	const { id } = await tx.user.create({
		data: { email, passwordHash, role: "tenant_admin", tenantId },
		select: { id: true },
	})
	return id
}
