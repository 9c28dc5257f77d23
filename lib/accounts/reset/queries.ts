import { sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"

/** Far above what a real token has; nothing longer is hashed. */
const TOKEN_CAP = 200

/** The reset that a token stands for, if it can still be used, with the account's address. */
export async function findUsableReset(token: string, now = new Date()) {
	if (token.length > TOKEN_CAP) return null
	return db().passwordReset.findFirst({
		where: { tokenHash: sha256Hex(token), usedAt: null, expiresAt: { gt: now }, user: { isActive: true } },
		select: { id: true, userId: true, user: { select: { email: true } } },
	})
}
