import type { FileHandle } from "node:fs/promises"

export interface ObjectHead {
	/** Bytes. */
	size: number
	contentType: string | null
}

/** What sending a file takes of Node's FileHandle. */
export type OpenFile = Pick<FileHandle, "read" | "close">

/** Both ends inclusive, in bytes, as in an HTTP Range. */
export interface ByteRange {
	start: number
	end: number
}

export interface PresignOptions {
	expiresSeconds: number
	/** What the store answers as Content-Type, whatever was stored. */
	contentType: string
	/** A whole Content-Disposition value. */
	disposition?: string
}

/**
 * Where bytes live: S3 or the local disk. Objects are immutable; a key is written once, read often, removed once.
 *
 * Errors of every method: AppError "unavailable" (storage away, with Retry-After), "storage_full" (disk or quota full).
 * A key that isObjectKey refuses is a mistake in our own code and throws a plain Error.
 */
export interface ObjectStore {
	/**
	 * When this resolves, the object survives a kill -9 and (on local disk) a power cut. `path` may have been moved away:
	 * whoever still needs the file (to measure it, to make a poster) does so before. `size` is in bytes.
	 */
	putFile(key: string, path: string, size: number, contentType: string): Promise<void>
	putBytes(key: string, bytes: Uint8Array, contentType: string): Promise<void>
	/** Null where there is no such object. */
	head(key: string): Promise<ObjectHead | null>
	/**
	 * Pull-based: nothing is read that the consumer did not ask for; cancelling it releases everything. An end beyond the
	 * object is cut to it. AppError "not_found" where there is no such object, RangeError for a start beyond its end.
	 */
	read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
	/**
	 * For whoever can send from a file, at twice the speed of a stream: the object opened for reading, which the caller
	 * closes, or null where objects are no files (S3). AppError "not_found" where there is no such object.
	 */
	openFile(key: string): Promise<OpenFile | null>
	/**
	 * For programs that read files themselves: where the object lies, to be read and never written, or null where objects
	 * are no files (S3). Says nothing of whether it is there.
	 */
	filePath(key: string): string | null
	/** Missing is fine. */
	remove(key: string): Promise<void>
	/**
	 * Makes the addresses useless that presign() answered for `key`, which cannot be called back one by one: copies the
	 * object, within the store, to `to`; the caller then removes `key`. False where the store has no such addresses: nothing
	 * was copied, and `key` stays as good as it was. AppError "not_found" where there is no such object.
	 */
	copyAway(key: string, to: string): Promise<boolean>
	/** An address that a browser can fetch without us, or null where the store has none (local disk). */
	presign(key: string, options: PresignOptions): Promise<string | null>
}

const KEY = /^[a-z0-9][a-z0-9/_.-]*$/
const MAX_KEY_LENGTH = 512

/** Lower case only: the same keys must name the same objects on a case-insensitive disk. */
export function isObjectKey(key: string): boolean {
	return KEY.test(key) && key.length <= MAX_KEY_LENGTH && !/\.\.|\/\/|\/\.|[/.]$/.test(key)
}

/** Every driver asks this first, so that no key, wherever it came from, can leave the store's own folder. */
export function assertObjectKey(key: string): void {
	if (!isObjectKey(key)) throw new Error("Not a valid object key.")
}
