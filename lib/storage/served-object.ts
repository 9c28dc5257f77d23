/** An object to serve, and how. The caller has already checked that the request may have it. */
export interface ServedObject {
	key: string
	contentType: string
	/** Bytes, if the row knows them. Otherwise storage is asked. */
	size?: number
	/** Changes whenever the bytes do; without quotes. */
	etag: string
	attachment?: string
	redirect?: boolean
	isPublic?: boolean
	/** Replaces the default headers. Uploads of visitors use the upload policy's. */
	headers?: Readonly<Record<string, string>>
}
