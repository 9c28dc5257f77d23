import { AppError, notFound } from "@/lib/errors"
import { type SpooledFile, spoolStream } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import type { CompleteUpload } from "./queries"
import { UPLOAD_GONE } from "./schema"

async function* bytesOf(parts: string[]): AsyncGenerator<Uint8Array> {
	for (const key of parts) yield* await storage().read(key)
}

/** The caller discards the file. @throws `not_found` for null and for an upload that was terminated meanwhile. */
export async function assembleUpload(upload: CompleteUpload | null): Promise<SpooledFile> {
	if (!upload) throw notFound(UPLOAD_GONE)
	const file = await spoolStream(bytesOf(upload.parts), { maxBytes: upload.length }).catch((error: unknown) => {
		throw error instanceof AppError && error.code === "not_found" ? notFound(UPLOAD_GONE) : error
	})
	if (file.size === upload.length) return file
	await file.discard()
	throw notFound(UPLOAD_GONE)
}
