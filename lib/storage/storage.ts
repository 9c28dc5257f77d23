import { env } from "@/lib/env"
import { objectsAreLocal } from "@/lib/env-schema.mjs"
import { localPlace } from "./local-disk"
import type { ObjectStore, StoragePlace } from "./object-store"
import { s3Place } from "./s3"

let store: ObjectStore | undefined

export function storage(): ObjectStore {
	store ??= storagePlace().open()
	return store
}

export function storagePlace(): StoragePlace {
	const settings = env()
	return objectsAreLocal(settings) ? localPlace(settings) : s3Place(settings)
}
