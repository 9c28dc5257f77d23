/** The package comes without types. This is what the tests use of it. */
declare module "@20minutes/s3rver" {
	import type { AddressInfo } from "node:net"

	class S3rver {
		constructor(options: {
			directory: string
			address: string
			port: number
			silent: boolean
			vhostBuckets: boolean
			configureBuckets: { name: string; configs: (string | Buffer)[] }[]
		})
		run(): Promise<AddressInfo>
	}
	export = S3rver
}

declare module "@20minutes/s3rver/lib/stores/filesystem" {
	class FilesystemStore {
		/** The file in which a part of the object is kept. */
		getResourcePath(bucket: string, key: string, part: string): string
		deleteObject(bucket: string, key: string): Promise<void>
	}
	export = FilesystemStore
}
