import type { FileHandle } from "node:fs/promises"

export interface ObjectHead {
	/** Bytes. */
	size: number
	contentType: string | null
}

export type OpenFile = Pick<FileHandle, "read" | "close">

/** Bytes; both ends inclusive, as in an HTTP Range. */
export interface ByteRange {
	start: number
	end: number
}

export interface PresignOptions {
	expiresSeconds: number
	/** The Content-Type of the response, whatever was stored. */
	contentType: string
	disposition?: string
}

/** S3 or the local disk. Objects are immutable: a key is written once, read often, and removed once. Every method may
 * throw AppError "unavailable" (with Retry-After) or "storage_full". A key that isObjectKey() rejects is a bug in our
 * own code and throws a plain Error. */
export interface ObjectStore {
	/** Once this resolves, the object survives a kill -9 and (on local disk) a power cut. It may move `path` away, so
	 * measure the file before. `size` is in bytes. */
	putFile(key: string, path: string, size: number, contentType: string): Promise<void>
	putBytes(key: string, bytes: Uint8Array, contentType: string): Promise<void>
	head(key: string): Promise<ObjectHead | null>
	// Reads only what the consumer asks for; canceling releases everything. An end beyond the object is cut. Throws
	// AppError "not_found" if there is no such object, RangeError for a start beyond its end.
	read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
	/** Sends at twice a stream's speed. The caller closes it. Null if objects are not files. Throws "not_found". */
	openFile(key: string): Promise<OpenFile | null>
	/** For programs that read files themselves. Null if objects are not files. The object may be missing. */
	filePath(key: string): string | null
	remove(key: string): Promise<void>
	// Revokes the URLs that presign() answered for `key`, which cannot be revoked one by one, by copying the object to
	// `to`; the caller then removes `key`. @returns false if the store has no such URLs and nothing was copied. @throws
	// AppError "not_found".
	copyAway(key: string, to: string): Promise<boolean>
	presign(key: string, options: PresignOptions): Promise<string | null>
}

/** A driver with its settings, not opened yet. */
export interface StoragePlace {
	open(): ObjectStore
	/** Whether objects are files of this host, which are flushed to its disk. */
	isLocal: boolean
	/** For the operator, such as "folder /data/objects". */
	description: string
	/** What an operator checks when it fails. */
	settings: string
	/** Where browsers fetch presigned URLs, for the policy of pages. */
	origins: string[]
}

const KEY = /^[a-z0-9][a-z0-9/_.-]*$/
const MAX_KEY_LENGTH = 512

/** Lowercase only, because equal keys must name equal objects on a case-insensitive disk. */
export function isObjectKey(key: string): boolean {
	return KEY.test(key) && key.length <= MAX_KEY_LENGTH && !/\.\.|\/\/|\/\.|[/.]$/.test(key)
}

/** Every driver calls this first, so that no key, wherever it came from, can leave the store's own folder. */
export function assertObjectKey(key: string): void {
	if (!isObjectKey(key)) throw new Error("Not a valid object key.")
}
