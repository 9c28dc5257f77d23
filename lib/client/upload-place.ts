export interface UploadPlace {
	/** The upload's own address. Null before the first part, and if the video is not sent in parts. */
	url: string | null
	sentBytes: number
	complete: boolean
	refused: boolean
	/** The size of a part, where a proxy refused larger ones. */
	partBytes?: number
	/** What that proxy refused. Parts that pass report it, so that the business hears of it. */
	refusedBytes?: number
}

export const newPlace = (): UploadPlace => ({ url: null, sentBytes: 0, complete: false, refused: false })

/** Fire and forget: parts that remain expire by themselves. */
export function discardUpload(place: UploadPlace): void {
	if (!place.url) return
	fetch(place.url, { method: "DELETE", headers: { "tus-resumable": "1.0.0" }, keepalive: true }).catch(() => {})
}
