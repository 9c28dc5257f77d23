import { env } from "@/lib/env"
import { SEALED_COLUMNS } from "./key-uses.mjs"
import { boxKey, openWith, sealWith } from "./sealing.mjs"

export type SealedColumn = keyof typeof SEALED_COLUMNS

const derived = new Map<string, Buffer>()

function keyOf(secret: string): Buffer {
	const known = derived.get(secret) ?? boxKey(secret)
	derived.set(secret, known)
	return known
}

export class SealLost extends Error {}

export function seal(plain: string, column: SealedColumn, id: string): string {
	return sealWith(keyOf(env().ENCRYPTION_KEY), plain, SEALED_COLUMNS[column].context(id))
}

/** Also opens what the previous key sealed, until `npm run rotate-key` is done. @throws SealLost. */
export function unseal(sealed: string, column: SealedColumn, id: string): string {
	const { ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS } = env()
	for (const secret of [ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS]) {
		const plain = secret && openWith(keyOf(secret), sealed, SEALED_COLUMNS[column].context(id))
		if (typeof plain === "string") return plain
	}
	throw new SealLost("A sealed value is damaged, or was sealed with another ENCRYPTION_KEY or for another purpose.")
}

export function opens(sealed: string, column: SealedColumn, id: string): boolean {
	try {
		unseal(sealed, column, id)
		return true
	} catch (error) {
		if (error instanceof SealLost) return false
		throw error
	}
}
