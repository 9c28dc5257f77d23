import { localDisk } from "./local-disk"
import type { ObjectStore } from "./object-store"
import { s3 } from "./s3"
import { storagePlace } from "./storage-place"

let store: ObjectStore | undefined

export function storage(): ObjectStore {
	store ??= create()
	return store
}

function create(): ObjectStore {
	const { driver } = storagePlace()
	return driver.name === "disk" ? localDisk(driver.folder) : s3(driver.options)
}
