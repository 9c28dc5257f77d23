import { sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"

/** Far above what a real token has; nothing longer is hashed. */
const TOKEN_CAP = 200

/** The reset or invitation that a token stands for, if it can still be used, with its account. */
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
	// Without a password yet, the link is an invitation, whichever mail it came with.
	return {
		id,
		userId,
		email: user.email,
		tenantId: user.tenantId,
		invitedTo: user.passwordHash ? null : user.tenant?.name,
	}
}
