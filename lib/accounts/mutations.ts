import { type Db, db } from "@/lib/db/client"
import type { Role } from "./answers"
import { SESSION_SECONDS } from "./schema"
import { applyRequirement } from "./second-factor/requirement-mutations"
import { SETUP_LIFETIME_MS } from "./second-factor/schema"

interface NewSession {
	userId: string
	role: Role
	passwordHash: string
	secondFactorAt: Date | null
	confirmedAt: Date | null
	address: string
	userAgent: string
}

/** Null if password, second step, or account changed during the check: that ended every session, and this one too. */
export async function createSession(
	{ userId, role, passwordHash, secondFactorAt, confirmedAt, address, userAgent }: NewSession,
	{ tx = db(), now = new Date() }: { tx?: Db; now?: Date } = {},
): Promise<string | null> {
	const expiresAt = new Date(now.getTime() + SESSION_SECONDS[role] * 1000)
	const [session] = await tx.$queryRaw<{ id: string }[]>`
		WITH account AS (
			UPDATE users SET last_signed_in_at = ${now}::timestamptz
			WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} AND is_active
				AND second_factor_at IS NOT DISTINCT FROM ${secondFactorAt}::timestamptz
			RETURNING id
		)
		INSERT INTO sessions (user_id, ip_address, user_agent, expires_at, confirmed_at)
		SELECT id, ${address}::text, ${userAgent}::text, ${expiresAt}::timestamptz, ${confirmedAt}::timestamptz
		FROM account RETURNING id`
	return session?.id ?? null
}

/** A missing session was already revoked. */
export async function deleteSession(sessionId: string): Promise<void> {
	await db().session.deleteMany({ where: { id: sessionId } })
}

/** Also ends sign-ins that wait for their second step. The caller has locked the account's row. */
export async function deleteSessionsOfUser(tx: Db, userId: string): Promise<void> {
	await tx.loginChallenge.deleteMany({ where: { userId } })
	await tx.session.deleteMany({ where: { userId } })
}

/** Invitations stay, because the list of admins shows when the last one expired. @returns how many rows. */
export async function deleteExpiredAccountRows(now: Date): Promise<number> {
	const sessions = await db().session.deleteMany({ where: { expiresAt: { lt: now } } })
	const resets = await db().passwordReset.deleteMany({
		where: { expiresAt: { lt: now }, user: { passwordHash: { not: null } } },
	})
	const challenges = await db().loginChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
	const setups = await db().secondFactor.deleteMany({
		where: { createdAt: { lt: new Date(now.getTime() - SETUP_LIFETIME_MS) }, user: { secondFactorAt: null } },
	})
	const spent = await db().spentPasskeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
	const changes = await db().addressChange.deleteMany({ where: { expiresAt: { lt: now } } })
	return sessions.count + resets.count + challenges.count + setups.count + spent.count + changes.count
}

interface NewTenantAdmin {
	tenantId: string
	email: string
	passwordHash: string
}

/** @returns the user's id. @throws Prisma's P2002 on users.email if the address has an account. */
export async function createTenantAdmin(tx: Db, { tenantId, email, passwordHash }: NewTenantAdmin): Promise<string> {
	const { id, createdAt } = await tx.user.create({
		data: { email, passwordHash, role: "tenant_admin", tenantRole: "owner", tenantId },
		select: { id: true, createdAt: true },
	})
	await applyRequirement(tx, { userId: id }, createdAt)
	return id
}
