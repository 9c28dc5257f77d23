import { type Db, db } from "@/lib/db/client"

const HANDLE = { credentialId: true, transports: true } as const

/** What a browser needs to find an account's passkeys. MAX_PASSKEYS bounds the list. */
export function listCredentials(userId: string, tx: Db = db()) {
	return tx.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: HANDLE })
}
export type CredentialRow = Awaited<ReturnType<typeof listCredentials>>[number]

/** An account's passkeys, oldest first, for their owner. */
export function listOwnPasskeys(userId: string) {
	return db().passkey.findMany({
		where: { userId },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: { id: true, name: true, createdAt: true, lastUsedAt: true },
	})
}
export type PasskeyRow = Awaited<ReturnType<typeof listOwnPasskeys>>[number]

/** Whose passkey this is; null for one that is not known. */
export async function findPasskeyOwner(credentialId: string): Promise<string | null> {
	const passkey = await db().passkey.findUnique({ where: { credentialId }, select: { userId: true } })
	return passkey?.userId ?? null
}
