import { type SpooledFile, spoolStream } from "./spool"
import { storage } from "./storage"

/** An object as a read-only file that the caller discards: the object itself, or a copy in the spool folder. @throws
 * `not_found`, `unavailable`, `storage_full`; on local disk a missing object only shows on reading. */
export async function borrowFile(key: string, maxBytes: number): Promise<Pick<SpooledFile, "path" | "discard">> {
	const path = storage().filePath(key)
	if (path) return { path, discard: async () => undefined }
	return await spoolStream(await storage().read(key), { maxBytes, purpose: "work" })
}
