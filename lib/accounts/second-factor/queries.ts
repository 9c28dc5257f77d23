import { sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db } from "@/lib/db/client"
import type { StepWays } from "../passkeys/answers"
import type { PasskeyPurpose } from "../passkeys/passkey-challenge"
import { presentRequest } from "../passkeys/present"
import { listCredentials, listOwnPasskeys } from "../passkeys/queries"
import { relyingParty } from "../passkeys/relying-party"
import type { Viewer } from "../viewer"
import { hasApp } from "./authenticator"
import { CHALLENGE_TRIES } from "./schema"

/** Null while it is off. */
export async function findOwnFactor({ userId, secondFactorAt, secondFactorDueAt }: Viewer) {
	if (!secondFactorAt) return null
	const [factor, passkeys] = await Promise.all([
		db().secondFactor.findUnique({ where: { userId }, select: { recoveryCodes: true, secret: true } }),
		listOwnPasskeys(userId),
	])
	const codesLeft = factor?.recoveryCodes.length ?? 0
	return {
		since: secondFactorAt,
		hasApp: hasApp(factor?.secret, userId),
		passkeys,
		codesLeft,
		isRequired: secondFactorDueAt !== null,
	}
}

export async function findStepWays(userId: string, purpose: PasskeyPurpose): Promise<StepWays> {
	const rp = relyingParty()
	const [factor, credentials] = await Promise.all([
		db().secondFactor.findUnique({ where: { userId }, select: { secret: true } }),
		rp ? listCredentials(userId) : [],
	])
	const passkey = rp && credentials.length > 0 ? presentRequest(rp, credentials, purpose) : null
	return { app: Boolean(factor?.secret), passkey }
}

/** Null if it is unknown, used, expired, or out of tries. */
export async function findChallenge(token: string, now: Date) {
	return db().loginChallenge.findFirst({
		where: {
			tokenHash: sha256Hex(token),
			expiresAt: { gt: now },
			tries: { lt: CHALLENGE_TRIES },
			user: { isActive: true },
		},
		select: { id: true, userId: true, user: { select: { email: true, passwordHash: true } } },
	})
}

const LIST_CAP = 100

/** `accounts`: the oldest, platform admins first. */
export async function listAccountsWithout() {
	const where = { isActive: true, secondFactorAt: null, invitedEmail: null }
	const [total, accounts] = await Promise.all([
		db().user.count({ where }),
		db().user.findMany({
			where,
			orderBy: [{ role: "asc" }, { createdAt: "asc" }, { id: "asc" }],
			take: LIST_CAP,
			select: {
				id: true,
				email: true,
				lastSignedInAt: true,
				secondFactorDueAt: true,
				tenant: { select: { name: true, slug: true } },
			},
		}),
	])
	return { total, accounts }
}
export type AccountWithout = Awaited<ReturnType<typeof listAccountsWithout>>["accounts"][number]

const ACCOUNT = {
	id: true,
	email: true,
	role: true,
	tenantRole: true,
	passwordHash: true,
	isActive: true,
	secondFactorAt: true,
	secondFactorDueAt: true,
	tenant: { select: { id: true, slug: true, name: true } },
	secondFactor: { select: { secret: true, pendingSecret: true, pendingSince: true } },
	passkeys: { select: { id: true, name: true, credentialId: true, publicKey: true, counter: true } },
} as const

/** Whatever creates a session or changes how to get one takes this lock first. Null for a deactivated account. */
export async function lockAccount(tx: Db, userId: string) {
	await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR UPDATE`
	return tx.user.findFirst({ where: { id: userId, isActive: true }, select: ACCOUNT })
}
export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>
