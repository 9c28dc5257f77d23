import { fingerprint } from "@/lib/crypto/fingerprint"
import { db } from "@/lib/db/client"

/** As if a code had been mailed to the address. */
export async function waitForCode(userId: string, email: string, code: string): Promise<void> {
	const row = {
		email,
		codeHash: fingerprint(JSON.stringify([userId, email, code]), "address-code"),
		tries: 0,
		expiresAt: new Date(Date.now() + 60_000),
	}
	await db().addressChange.upsert({ where: { userId }, create: { userId, ...row }, update: row })
}
