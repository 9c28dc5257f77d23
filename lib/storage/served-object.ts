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
	/** Never changes under its address: may be cached for ever, by anyone. */
	immutable?: boolean
	/** Content-Security-Policy of what people uploaded. */
	sandbox?: boolean
}
