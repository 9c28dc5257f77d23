import { randomUUID } from "node:crypto"
import { SealLost, seal, unseal } from "@/lib/crypto/secret-box"
import { db, transaction } from "@/lib/db/client"
import { type KeyPair, makeKeyPair } from "./sign"

const COLUMN = "signing_keys.private_key"

/** The first statement makes the installation's key, and so does the first after a rotation or a lost sealing key. */
export async function currentKey(): Promise<KeyPair> {
	const current = await findCurrent()
	if (current && "d" in current) return current
	await transaction(async (tx) => {
		const retiredAt = new Date()
		if (current) await tx.signingKey.updateMany({ where: { id: current.id, retiredAt: null }, data: { retiredAt } })
		const id = randomUUID()
		const { x, d } = makeKeyPair()
		// If several requests make one simultaneously, the first counts for all.
		await tx.signingKey.createMany({
			data: [{ id, publicKey: x, privateKey: seal(d, COLUMN, id) }],
			skipDuplicates: true,
		})
	})
	const made = await findCurrent()
	if (made && "d" in made) return made
	throw new SealLost("Another process seals the key of statements with another key.")
}

async function findCurrent(): Promise<KeyPair | { id: string } | null> {
	const row = await db().signingKey.findFirst({ where: { retiredAt: null } })
	if (!row) return null
	try {
		return { x: row.publicKey, d: unseal(row.privateKey, COLUMN, row.id) }
	} catch (error) {
		if (!(error instanceof SealLost)) throw error
		return { id: row.id }
	}
}
