import path from "node:path"
import { env } from "@/lib/env"
import { localDisk } from "./local-disk"
import type { ObjectStore } from "./object-store"
import { s3 } from "./s3"

let store: ObjectStore | undefined

/** One per process, because S3 keeps its connections. */
export function storage(): ObjectStore {
	store ??= create()
	return store
}

function create(): ObjectStore {
	const settings = env()
	if (!settings.S3_BUCKET) return localDisk(path.join(settings.DATA_DIR, "objects"))
	return s3({
		bucket: settings.S3_BUCKET,
		region: settings.S3_REGION,
		endpoint: settings.S3_ENDPOINT,
		publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
		accessKeyId: settings.S3_ACCESS_KEY_ID,
		secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
		forcePathStyle: settings.S3_FORCE_PATH_STYLE,
		patienceMs: settings.STORAGE_PATIENCE_MS,
	})
}
