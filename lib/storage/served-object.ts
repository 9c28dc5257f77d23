/** An object that a request may have, and how it is to be answered; who may have it was decided before. */
export interface ServedObject {
	key: string
	contentType: string
	/** Bytes, where the row knows them; else storage is asked. */
	size?: number
	/** Changes whenever the bytes do; without quotes. */
	etag: string
	/** A file name makes the answer a download. */
	attachment?: string
	/** May the browser be sent to the store itself, where it has addresses of its own? */
	redirect?: boolean
	/** Instead of the ones that every object has; the upload policy's, for what people uploaded. */
	headers?: Readonly<Record<string, string>>
}
