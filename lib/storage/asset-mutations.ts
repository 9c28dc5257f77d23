import { randomUUID } from "node:crypto"
import { type Db, transaction } from "@/lib/db/client"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { abandonAnnounced, abandonObjects, adoptObjects, announceObjects, reclaimNow } from "./ledger-mutations"
import type { SpooledFile } from "./spool"
import { storage } from "./storage"
import type { UploadKind } from "./upload-policy"

export interface NewAsset {
	/** A tenant's id, or "platform". The asset is served for as long as its owner is active. */
	owner: string
	kind: UploadKind
	file: Pick<SpooledFile, "path" | "size">
	prepared: { contentType: string; extension: string; bytes: Uint8Array | null }
}

/** `adopt` writes the new key into a row, in its transaction, and answers the row's previous key, whose object is then
 * removed. A crash leaves no row without its object and, after the clean-up, no object without its row. @throws the
 * storage's errors, and `unavailable` if the upload took over an hour. */
export async function storeAsset<T>(
	{ owner, kind, file, prepared }: NewAsset,
	adopt: (tx: Db, key: string) => Promise<{ replaced: string | null; result: T }>,
): Promise<T> {
	const key = `assets/${owner}/${kind}-${randomUUID()}.${prepared.extension}`
	await announceObjects([key])
	try {
		if (prepared.bytes) await storage().putBytes(key, prepared.bytes, prepared.contentType)
		else await storage().putFile(key, file.path, file.size, prepared.contentType)
		return await retireAsset(async (tx) => {
			await adoptObjects(tx, [key])
			return adopt(tx, key)
		})
	} catch (error) {
		await waitBriefly(abandonAnnounced([key], error))
		throw error
	}
}

/** `release` takes an asset out of its row and answers its key, or null. The object is removed after the commit. */
export async function retireAsset<T>(release: (tx: Db) => Promise<{ replaced: string | null; result: T }>): Promise<T> {
	const { replaced, result } = await transaction(async (tx) => {
		const released = await release(tx)
		if (released.replaced) await abandonObjects(tx, [released.replaced])
		return released
	})
	if (replaced) await waitBriefly(reclaimNow([replaced]))
	return result
}
