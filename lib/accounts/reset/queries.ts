import { sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import { PLATFORM_NAME } from "./texts"

/** Far longer than a real token. Longer ones are not hashed. */
const TOKEN_CAP = 200

/** The usable reset or invitation behind a token, with its account; null if there is none. */
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
	// As long as the account has no password, the link is an invitation, whichever mail carried it.
	return {
		id,
		userId,
		email: user.email,
		tenantId: user.tenantId,
		invitedTo: user.passwordHash ? null : (user.tenant?.name ?? PLATFORM_NAME),
	}
}
