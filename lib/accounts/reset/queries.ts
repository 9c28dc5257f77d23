import { sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import { resetWords } from "./words"

const TOKEN_CAP = 200

/** Null for an unknown, used, or expired token. */
export async function findUsableReset(token: string, now = new Date()) {
	if (token.length > TOKEN_CAP) return null
	const reset = await db().passwordReset.findFirst({
		where: { tokenHash: sha256Hex(token), usedAt: null, expiresAt: { gt: now }, user: { isActive: true } },
		select: {
			id: true,
			userId: true,
			user: { select: { email: true, passwordHash: true, tenantId: true, tenant: { select: { name: true } } } },
		},
	})
	if (!reset) return null
	const { id, userId, user } = reset
	// Until the account has a password, the link is an invitation, whichever mail carried it.
	return {
		id,
		userId,
		email: user.email,
		tenantId: user.tenantId,
		invitedTo: user.passwordHash ? null : (user.tenant?.name ?? resetWords.platformName),
	}
}
