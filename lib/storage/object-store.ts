import type { FileHandle } from "node:fs/promises"

export interface ObjectHead {
	/** Bytes. */
	size: number
	contentType: string | null
}

/** The part of Node's FileHandle that sending a file needs. */
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
	/** A complete Content-Disposition value. */
	disposition?: string
}

/**
 * Where bytes are stored: S3 or the local disk. Objects are immutable: a key is written once, read often, and removed
 * once.
 *
 * Every method may throw AppError "unavailable" (storage away, with Retry-After) or "storage_full" (disk or quota
 * full). A key that isObjectKey() rejects is a bug in our own code and throws a plain Error.
 */
export interface ObjectStore {
	/**
	 * Once this resolves, the object survives a kill -9 and (on local disk) a power cut. `path` may have been moved away,
	 * so use the file (to measure it, to make a poster) before. `size` is in bytes.
	 */
	putFile(key: string, path: string, size: number, contentType: string): Promise<void>
	putBytes(key: string, bytes: Uint8Array, contentType: string): Promise<void>
	/** Null if there is no such object. */
	head(key: string): Promise<ObjectHead | null>
	/**
	 * Pull-based: reads only what the consumer asks for, and canceling releases everything. An end beyond the object is
	 * cut. Throws AppError "not_found" if there is no such object, RangeError for a start beyond its end.
	 */
	read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
	/**
	 * For sending from a file, at twice the speed of a stream: opens the object for reading. The caller closes it. Null
	 * if objects are not files (S3). Throws AppError "not_found" if there is no such object.
	 */
	openFile(key: string): Promise<OpenFile | null>
	/**
	 * The object's path, for programs that read files themselves and never write them. Null if objects are not files
	 * (S3). Does not check that the object exists.
	 */
	filePath(key: string): string | null
	/** Succeeds if there is no such object. */
	remove(key: string): Promise<void>
	/**
	 * Revokes the URLs that presign() answered for `key`, which cannot be revoked one by one: copies the object, within
	 * the store, to `to`. The caller then removes `key`.
	 * @returns false if the store has no such URLs; nothing was copied then, and `key` stays valid.
	 * @throws AppError "not_found" if there is no such object.
	 */
	copyAway(key: string, to: string): Promise<boolean>
	/** A URL that a browser can fetch without us; null if the store has none (local disk). */
	presign(key: string, options: PresignOptions): Promise<string | null>
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
