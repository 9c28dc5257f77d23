import { type Db, db } from "@/lib/db/client"

const HANDLE = { credentialId: true, transports: true } as const

/** MAX_PASSKEYS bounds the list. */
export function listCredentials(userId: string, tx: Db = db()) {
	return tx.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: HANDLE })
}
export type CredentialRow = Awaited<ReturnType<typeof listCredentials>>[number]

export function listOwnPasskeys(userId: string) {
	return db().passkey.findMany({
		where: { userId },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: { id: true, name: true, createdAt: true, lastUsedAt: true },
	})
}
export type PasskeyRow = Awaited<ReturnType<typeof listOwnPasskeys>>[number]

export async function findPasskeyOwner(credentialId: string): Promise<string | null> {
	const passkey = await db().passkey.findUnique({ where: { credentialId }, select: { userId: true } })
	return passkey?.userId ?? null
}
