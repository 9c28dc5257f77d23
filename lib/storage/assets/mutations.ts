import { randomUUID } from "node:crypto"
import { type Db, transaction } from "@/lib/db/client"
import { briefly } from "@/lib/jobs/briefly"
import { abandonAnnounced, abandonObjects, adoptObjects, announceObjects, reclaimNow } from "../reclaim/mutations"
import type { SpooledFile } from "../spool"
import { storage } from "../storage"
import type { UploadKind } from "../upload-policy"

export interface NewAsset {
	/** A tenant's id, or "platform": with it stands and falls whether the asset is served. */
	owner: string
	kind: UploadKind
	file: Pick<SpooledFile, "path" | "size">
	/** As lib/media prepared it; `bytes` null stores the file as it came. */
	prepared: { contentType: string; extension: string; bytes: Uint8Array | null }
}

/**
 * Stores an asset under a new key and gives it to the row that `adopt` writes in the transaction that it is handed;
 * `adopt` answers the key that the row had before, whose object goes. A crash at any point leaves no row without its
 * object and, after the clean-up, no object without its row.
 */
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
		await briefly(abandonAnnounced([key], error))
		throw error
	}
}

/**
 * Runs `release` in a transaction, which takes an asset out of its row and answers its key, or null where there was none.
 * The object goes right after the commit, or by the clean-up job where that cannot be.
 */
export async function retireAsset<T>(release: (tx: Db) => Promise<{ replaced: string | null; result: T }>): Promise<T> {
	const { replaced, result } = await transaction(async (tx) => {
		const released = await release(tx)
		if (released.replaced) await abandonObjects(tx, [released.replaced])
		return released
	})
	if (replaced) await briefly(reclaimNow([replaced]))
	return result
}
