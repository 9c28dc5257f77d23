import { createHash, randomUUID } from "node:crypto"
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from "node:fs/promises"
import path from "node:path"
import { finished, Readable } from "node:stream"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { processWide } from "@/lib/process-wide"
import { storagePlace } from "./storage"
import { asStorageError, errorCode } from "./storage-error"
import { noteUploaded } from "./upload-pace"

export interface SpooledFile {
	path: string
	/** Bytes. */
	size: number
	/** Hex. */
	sha256: string
	/** The first 4,100 bytes, for sniffing the type. */
	head: Uint8Array
	/** Deletes the file. Harmless once the file was moved into storage. */
	discard(): Promise<void>
}

const HEAD_BYTES = 4100
/** Hundreds of phones on slow lines hold two of these each. */
const SMALL_BUFFER_BYTES = 32 * 1024
/** Senders above 1 MB/s hold two of these. A write costs about 30 µs at any size; 64 KB were a tenth slower. */
const LARGE_BUFFER_BYTES = 256 * 1024
const FAST_BYTES_PER_MS = 1_000
const FLUSH_EVERY_BYTES = 4 * 1024 * 1024
/** Node has four threads for file work. Simultaneous flushes of several uploads would leave none for writing. */
let isFlushing = false
const STRAY_AFTER_MS = 15 * 60 * 1000

/** The files that this process is working on: an upload may take longer than a stray needs to become one. */
export const liveSpoolFiles = processWide("liveSpoolFiles", () => new Set<string>())

function spoolFolder(): string {
	return path.join(env().DATA_DIR, "tmp")
}

/** Writes a file with bounded memory: the source pauses while a batch goes to disk. A Readable that was not read to its
 * end flows into nothing rather than being destroyed, so that the multipart parser and the connection can drain.
 * @throws "too_large" with the first byte above `maxBytes`, "storage_full", "unavailable", or what the source threw,
 * and leaves no file then. */
export async function spoolStream(
	source: AsyncIterable<Uint8Array> | Readable,
	{ maxBytes, purpose = "upload" }: { maxBytes: number; purpose?: "upload" | "work" },
): Promise<SpooledFile> {
	// A connection can break while the file is being opened, and again after we stop listening; an unheard "error" event
	// ends the process. The iterator still reports the error.
	if (source instanceof Readable) source.on("error", () => undefined)
	const file = path.join(spoolFolder(), `${randomUUID()}.${purpose}`)
	liveSpoolFiles.add(file)
	const discard = async () => {
		await rm(file, { force: true })
		liveSpoolFiles.delete(file)
	}
	try {
		return { path: file, ...(await writeAll(source, file, { maxBytes, isUpload: purpose === "upload" })), discard }
	} catch (error) {
		if (source instanceof Readable) source.resume()
		await discard().catch(() => undefined)
		throw error
	}
}

/** Kept free: a twentieth of the disk, at most a gigabyte, for a database on the same disk. */
const KEPT_FREE_BYTES = 1024 ** 3
const KEPT_FREE_SHARE = 20

const LOOK_EVERY_MS = 1_000
let looked: { at: number; free: Promise<number> } | undefined

/** How many bytes uploads may still take, as of the last second. Infinite if the system does not say. */
export function freeSpoolBytes(): Promise<number> {
	const now = performance.now()
	if (!looked || now - looked.at > LOOK_EVERY_MS) looked = { at: now, free: lookAtDisk() }
	return looked.free
}

async function lookAtDisk(): Promise<number> {
	const found = await mkdir(spoolFolder(), { recursive: true })
		.then(() => statfs(spoolFolder()))
		.catch(() => null)
	if (!found) return Number.POSITIVE_INFINITY
	const kept = Math.min((found.blocks * found.bsize) / KEPT_FREE_SHARE, KEPT_FREE_BYTES)
	return Math.max(0, found.bavail * found.bsize - kept)
}

export async function reserveSpoolFile(): Promise<Pick<SpooledFile, "path" | "discard">> {
	const file = path.join(spoolFolder(), `${randomUUID()}.work`)
	await diskCall(() => mkdir(spoolFolder(), { recursive: true }))
	liveSpoolFiles.add(file)
	const discard = async () => {
		await rm(file, { force: true })
		liveSpoolFiles.delete(file)
	}
	return { path: file, discard }
}

type Take = (chunk: Uint8Array) => Promise<void> | undefined

/** Reads by events, because an iterator's promises per chunk cost as much as the writing. */
function readAll(source: Readable, take: Take): Promise<void> {
	return new Promise((resolve, reject) => {
		const end = (error?: unknown) => {
			source.off("data", onData)
			forget()
			if (error) reject(error)
			else resolve()
		}
		// Also fires for a source that has already ended or broken.
		const forget = finished(source, { writable: false }, end)
		const onData = (chunk: Uint8Array) => {
			try {
				const taken = take(chunk)
				if (!taken) return
				source.pause()
				taken.then(() => source.resume(), end)
			} catch (error) {
				end(error)
			}
		}
		source.on("data", onData)
	})
}

async function iterate(source: AsyncIterable<Uint8Array>, take: Take): Promise<void> {
	for await (const chunk of source) await take(chunk)
}

async function writeAll(
	source: AsyncIterable<Uint8Array> | Readable,
	file: string,
	{ maxBytes, isUpload }: { maxBytes: number; isUpload: boolean },
) {
	const handle = await diskCall(() =>
		open(file, "wx", 0o600).catch(async (error: unknown) => {
			if (errorCode(error) !== "ENOENT") throw error
			await mkdir(path.dirname(file), { recursive: true })
			return await open(file, "wx", 0o600)
		}),
	)
	const flush = earlyFlush(handle)
	try {
		const hash = createHash("sha256")
		const head = Buffer.alloc(HEAD_BYTES)
		let size = 0
		const writer = bufferedWriter(handle, (bytes) => {
			hash.update(bytes)
			flush.wrote(bytes.length)
			if (isUpload) noteUploaded(bytes.length)
		})
		const take = (chunk: Uint8Array) => {
			if (size + chunk.length > maxBytes) throw new AppError("too_large", "The file is too large.")
			if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size)
			size += chunk.length
			return writer.write(chunk)
		}
		await (source instanceof Readable ? readAll(source, take) : iterate(source, take))
		await writer.end()
		await flush.done()
		return { size, sha256: hash.digest("hex"), head: new Uint8Array(head.subarray(0, Math.min(size, HEAD_BYTES))) }
	} finally {
		await handle.close()
	}
}

// Local storage flushes the whole file before it reports success. Flushing while bytes still arrive removes most of
// that wait (8 parallel 20 MB uploads: from 705 to 844 MB/s). Files on their way to S3 need no flush.
function earlyFlush(handle: FileHandle) {
	const wanted = storagePlace().isLocal
	let unflushed = 0
	let running: Promise<void> | undefined
	let failure: unknown
	return {
		wrote(bytes: number) {
			unflushed += bytes
			if (!wanted || isFlushing || failure || unflushed < FLUSH_EVERY_BYTES) return
			isFlushing = true
			unflushed = 0
			running = diskCall(() => handle.datasync())
				// The system reports a failure only once, so the flush before the object gets its name would not see it.
				.catch((error: unknown) => {
					failure = error
				})
				.finally(() => {
					isFlushing = false
				})
		},
		async done() {
			await running
			if (failure) throw failure
		},
	}
}

// Copies incoming bytes into one of two buffers while the other goes to disk. Keeping the chunks instead saves the
// copy, but with a server's heap collecting the old generation then took over a quarter of the CPU time.
function bufferedWriter(handle: FileHandle, onBuffer: (bytes: Uint8Array) => void) {
	let buffer: Buffer = Buffer.allocUnsafeSlow(SMALL_BUFFER_BYTES)
	let spare: Buffer | undefined
	let filled = 0
	let since = performance.now()
	let writing: Promise<void> | undefined
	let failure: unknown

	function swap(): void {
		const full = buffer
		const isFast = filled > FAST_BYTES_PER_MS * (performance.now() - since)
		const wanted = isFast ? LARGE_BUFFER_BYTES : SMALL_BUFFER_BYTES
		const bytes = full.subarray(0, filled)
		writing = writeWhole(handle, bytes)
			.catch((error) => {
				failure = error
			})
			.finally(() => {
				writing = undefined
			})
		buffer = spare?.length === wanted ? spare : Buffer.allocUnsafeSlow(wanted)
		spare = full.length === wanted ? full : undefined
		filled = 0
		since = performance.now()
		onBuffer(bytes)
	}

	async function settled(): Promise<void> {
		await writing
		if (failure) throw failure
	}

	function fill(chunk: Uint8Array): Uint8Array | undefined {
		for (let taken = 0; ; ) {
			const part = chunk.subarray(taken, taken + buffer.length - filled)
			buffer.set(part, filled)
			taken += part.length
			filled += part.length
			if (filled < buffer.length) return undefined
			if (writing || failure) return chunk.subarray(taken)
			swap()
		}
	}

	async function fillSlowly(chunk: Uint8Array): Promise<void> {
		for (let rest: Uint8Array | undefined = chunk; rest; rest = fill(rest)) {
			await settled()
			swap()
		}
	}

	return {
		write(chunk: Uint8Array): Promise<void> | undefined {
			const rest = fill(chunk)
			return rest && fillSlowly(rest)
		},
		async end(): Promise<void> {
			await settled()
			if (filled > 0) swap()
			await settled()
		},
	}
}

/** A write may end early without an error when the disk fills up. The next one then says why. */
async function writeWhole(handle: FileHandle, bytes: Uint8Array): Promise<void> {
	await diskCall(async () => {
		for (let written = 0; written < bytes.length; ) {
			written += (await handle.write(bytes, written, bytes.length - written)).bytesWritten
		}
	})
}

async function diskCall<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw asStorageError(error)
	}
}

export async function cleanSpool(now: Date): Promise<number> {
	const folder = spoolFolder()
	const names = await readdir(folder).catch(() => [])
	let removed = 0
	for (const name of names) {
		const file = path.join(folder, name)
		if (liveSpoolFiles.has(file)) continue
		const found = await stat(file).catch(() => null)
		if (!found || now.getTime() - found.mtimeMs < STRAY_AFTER_MS) continue
		await rm(file, { force: true })
		removed += 1
	}
	return removed
}
