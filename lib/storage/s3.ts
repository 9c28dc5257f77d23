import type { ObjectStore } from "./object-store"

export interface S3Options {
	bucket: string
	region: string
	endpoint?: string
	/** Where browsers reach the same bucket, when that differs from `endpoint`; only presigned addresses use it. */
	publicEndpoint?: string
	accessKeyId?: string
	secretAccessKey?: string
	forcePathStyle: boolean
}

export function s3(options: S3Options): ObjectStore {
	throw new Error(`Storage in the bucket ${options.bucket} is not built yet.`)
}
