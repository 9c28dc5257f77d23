import { type SpooledFile, spoolStream } from "./spool"
import { storage } from "./storage"

/**
 * An object as a file that may be read and never written: the object itself where objects are files, else a copy of it in
 * the spool folder, at most `maxBytes` long. The caller discards it.
 * @throws `not_found`, `unavailable`, `storage_full`; on local disk a missing object shows when it is read.
 */
export async function borrowFile(key: string, maxBytes: number): Promise<Pick<SpooledFile, "path" | "discard">> {
	const path = storage().filePath(key)
	if (path) return { path, discard: async () => undefined }
	return await spoolStream(await storage().read(key), { maxBytes, purpose: "work" })
}
