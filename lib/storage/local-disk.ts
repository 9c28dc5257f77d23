import { copyFile, type FileHandle, mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Env } from "@/lib/env"
import { contentTypeOfKey } from "./content-types"
import { assertObjectKey, type ByteRange, type ObjectHead, type ObjectStore, type StoragePlace } from "./object-store"
import { readFileRange } from "./read-file-range"
import { asStorageError, errorCode, missingObject } from "./storage-error"

export function localPlace({ DATA_DIR }: Env): StoragePlace {
	const folder = path.join(DATA_DIR, "objects")
	return {
		open: () => localDisk(folder),
		isLocal: true,
		description: `folder ${folder}`,
		settings: "the rights of DATA_DIR",
		origins: [],
	}
}

/** The content type comes from the key's extension: a sidecar file would double the fsyncs of each upload. */
export function localDisk(root: string): ObjectStore {
	const fileOf = (key: string) => {
		assertObjectKey(key)
		return path.join(root, ...key.split("/"))
	}

	async function putFile(key: string, source: string): Promise<void> {
		const target = fileOf(key)
		await guarded(async () => {
			const created = await mkdir(path.dirname(target), { recursive: true })
			await syncFile(source)
			await rename(source, target).catch((error) => moveAcross(error, source, target))
			await syncFolders(path.dirname(target), created)
		})
	}

	async function putBytes(key: string, bytes: Uint8Array): Promise<void> {
		const target = fileOf(key)
		await guarded(async () => {
			const created = await mkdir(path.dirname(target), { recursive: true })
			const partial = partialName(target)
			await writeFile(partial, bytes, { flush: true })
				.then(() => rename(partial, target))
				.catch((error) => removeAndThrow(partial, error))
			await syncFolders(path.dirname(target), created)
		})
	}

	async function head(key: string): Promise<ObjectHead | null> {
		const file = fileOf(key)
		return await guarded(async () => {
			const found = await stat(file).catch(nullWhenMissing)
			return found?.isFile() ? { size: found.size, contentType: contentTypeOfKey(key) } : null
		})
	}

	async function openFile(key: string): Promise<FileHandle> {
		const file = fileOf(key)
		return await guarded(async () => {
			const handle = await open(file, "r").catch(nullWhenMissing)
			if (!handle) throw missingObject()
			return handle
		})
	}

	async function read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
		const handle = await openFile(key)
		return await guarded(async () => {
			try {
				const found = await handle.stat()
				if (!found.isFile()) throw missingObject()
				if (range && range.start >= found.size) throw new RangeError("The range starts beyond the end of the object.")
				return readFileRange(handle, range?.start ?? 0, Math.min(range?.end ?? found.size, found.size - 1))
			} catch (error) {
				await handle.close()
				throw error
			}
		})
	}

	async function remove(key: string): Promise<void> {
		const file = fileOf(key)
		await guarded(async () => {
			await rm(file, { force: true })
			await rm(partialName(file), { force: true })
		})
	}

	return {
		putFile,
		putBytes,
		head,
		read,
		openFile,
		filePath: fileOf,
		remove,
		copyAway: async () => false,
		presign: async () => null,
	}
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw error instanceof RangeError ? error : asStorageError(error)
	}
}

function nullWhenMissing(error: unknown): null {
	if (["ENOENT", "ENOTDIR", "EISDIR"].includes(errorCode(error))) return null
	throw error
}

/** One fixed name per key, so that removing the key also removes what a killed process left. Keys have no "~". */
const partialName = (target: string) => `${target}~partial`

async function removeAndThrow(partial: string, error: unknown): Promise<never> {
	await rm(partial, { force: true }).catch(() => undefined)
	throw error
}

/** The folders may be separate mounts: copy next to the target, then rename, so that no reader sees half an object. */
async function moveAcross(error: unknown, source: string, target: string): Promise<void> {
	if (errorCode(error) !== "EXDEV") throw error
	const partial = partialName(target)
	try {
		await copyFile(source, partial)
		await syncFile(partial)
		await rename(partial, target)
	} catch (failure) {
		await removeAndThrow(partial, failure)
	}
	await rm(source, { force: true })
}

// A power cut loses what the kernel has not written yet: a renamed file whose data was not flushed first can come back
// empty. So the file is flushed before it gets its name, and the folder, which holds the name, afterwards.
async function syncFile(file: string): Promise<void> {
	const handle = await open(file, "r+")
	try {
		await handle.datasync()
	} finally {
		await handle.close()
	}
}

/** @param created the topmost folder that was created. Its name is data of its parent, and so on down. */
async function syncFolders(folder: string, created: string | undefined): Promise<void> {
	const top = created ? path.dirname(created) : folder
	for (let current = folder; current.startsWith(top); current = path.dirname(current)) {
		await syncFolder(current)
		if (current === top) break
	}
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r")
	try {
		await handle.sync()
	} catch (error) {
		// Windows and some network mounts cannot flush a folder. There is nothing better to do there.
		if (!["EINVAL", "EPERM", "EISDIR", "ENOTSUP"].includes(errorCode(error))) throw error
	} finally {
		await handle.close()
	}
}
