import type { Role } from "@/lib/client/contract"
import { type Db, db } from "@/lib/db/client"
import { SESSION_SECONDS } from "./schema"

interface NewSession {
	userId: string
	role: Role
	address: string
	userAgent: string
}

/** @returns the session's id; it ends SESSION_SECONDS[role] from now, whatever happens in between. */
export async function createSession(
	{ userId, role, address, userAgent }: NewSession,
	now = new Date(),
): Promise<string> {
	const { id } = await db().session.create({
		data: {
			userId,
			ipAddress: address,
			userAgent,
			expiresAt: new Date(now.getTime() + SESSION_SECONDS[role] * 1000),
		},
		select: { id: true },
	})
	return id
}

/** Revokes one session at once. Missing is fine: it was revoked already. */
export async function deleteSession(sessionId: string): Promise<void> {
	await db().session.deleteMany({ where: { id: sessionId } })
}

/** Revokes every session of a user: password change, role change, deactivation. */
export async function deleteSessionsOfUser(tx: Db, userId: string): Promise<void> {
	await tx.session.deleteMany({ where: { userId } })
}

/** @returns how many rows went: sessions that are over and resets that can no longer be used. */
export async function deleteExpiredAccountRows(now: Date): Promise<number> {
	const sessions = await db().session.deleteMany({ where: { expiresAt: { lt: now } } })
	const resets = await db().passwordReset.deleteMany({ where: { expiresAt: { lt: now } } })
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
