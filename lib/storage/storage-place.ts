import path from "node:path"
import { env } from "@/lib/env"
import type { S3Options } from "./s3"

/** Where objects live, known without loading the driver: pages need the origins for their policy. */
export interface StoragePlace {
	driver: { name: "disk"; folder: string } | { name: "s3"; options: S3Options }
	isLocal: boolean
	description: string
	settings: string
	origins: string[]
}

export function storagePlace(): StoragePlace {
	const settings = env()
	const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: publicEndpoint, S3_REGION: region } = settings
	if (!bucket) {
		const folder = path.join(settings.DATA_DIR, "objects")
		const driver = { name: "disk" as const, folder }
		return { driver, isLocal: true, description: `folder ${folder}`, settings: "the rights of DATA_DIR", origins: [] }
	}
	const forcePathStyle = settings.S3_FORCE_PATH_STYLE
	const address = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`)
	return {
		driver: {
			name: "s3",
			options: {
				bucket,
				region,
				endpoint,
				publicEndpoint,
				forcePathStyle,
				accessKeyId: settings.S3_ACCESS_KEY_ID,
				secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
				idleMs: settings.STORAGE_PATIENCE_MS,
			},
		},
		isLocal: false,
		description: `bucket ${bucket}${endpoint ? ` at ${endpoint}` : ""}`,
		settings: "S3_BUCKET, S3_ENDPOINT, S3_REGION, and the key's rights",
		origins: [address.origin, ...(forcePathStyle ? [] : [`${address.protocol}//${bucket}.${address.host}`])],
	}
}
