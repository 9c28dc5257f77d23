import type { Readable } from "node:stream"
import { DataStore, Upload } from "@tus/server"
import { AppError } from "@/lib/errors"
import { finishing } from "./finishing"
import { createUpload, storePart, terminateUpload } from "./mutations"
import { findOpenUpload, type OpenUpload } from "./queries"
import { type Incoming, receiveParts } from "./receive-parts"
import { MAX_PARTS, UPLOAD_IN_CRUMBS, UPLOAD_LIFETIME_MS } from "./schema"

export const UPLOAD_EXTENSIONS = ["creation", "creation-with-upload", "termination", "expiration"]

export interface UploadVisit {
	tenantId: string
	address: string
	metadata: string | null
	body: Incoming
}

/** The library would pipe the body through three streams of two kinds, so the store reads it from the request. */
export class UploadStore extends DataStore {
	readonly #visit: UploadVisit
	#row: OpenUpload | undefined
	#shown: Upload | undefined

	constructor(visit: UploadVisit) {
		super()
		this.#visit = visit
		this.extensions = UPLOAD_EXTENSIONS
	}

	get metadata(): string | null {
		return this.#row?.metadata ?? null
	}

	override async create(upload: Upload): Promise<Upload> {
		const { tenantId, address, metadata } = this.#visit
		await createUpload({ id: upload.id, tenantId, address, length: upload.size ?? 0, metadata })
		return upload
	}

	override async getUpload(id: string): Promise<Upload> {
		this.#row = await findOpenUpload(this.#visit.tenantId, id)
		const { length, offset, expiresAt } = this.#row
		this.#shown = new Upload({ id, size: length, offset, creation_date: beginOf(expiresAt) })
		return this.#shown
	}

	override async write(unused: Readable, id: string, start: number): Promise<number> {
		unused.resume()
		// The library has just read the row, under the lock, unless the bytes arrive with the creation.
		const upload = this.#row ?? (await findOpenUpload(this.#visit.tenantId, id))
		if (upload.partCount >= MAX_PARTS) throw new AppError("too_large", UPLOAD_IN_CRUMBS)
		return receiveParts(this.#visit.body, {
			start,
			end: upload.length,
			commit: async (begin, part) => {
				const expiresAt = await finishing().run(() => storePart(upload, begin, part))
				if (this.#shown) this.#shown.creation_date = beginOf(expiresAt)
			},
		})
	}

	override async remove(id: string): Promise<void> {
		await terminateUpload(this.#visit.tenantId, id)
	}

	override getExpiration(): number {
		return UPLOAD_LIFETIME_MS
	}
}

/** The library counts a lifetime from the creation, but the product's lifetime restarts with each byte. */
function beginOf(expiresAt: Date): string {
	return new Date(expiresAt.getTime() - UPLOAD_LIFETIME_MS).toISOString()
}
