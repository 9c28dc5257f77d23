/** Where the parts of one video wait on the server. Changed in place as the upload goes on. */
export interface UploadPlace {
	/** The upload's own address; null before the first part and where parts are not sent. */
	url: string | null
	/** What the server has acknowledged. */
	sentBytes: number
	/** Every byte is there; only the form is missing. */
	complete: boolean
	/** Parts do not get through from here; the video goes with the form. */
	refused: boolean
}

export const newPlace = (): UploadPlace => ({ url: null, sentBytes: 0, complete: false, refused: false })

/** Takes back what was sent of a video that its maker threw away. Nobody waits for it: what it misses expires. */
export function discardUpload(place: UploadPlace): void {
	if (!place.url) return
	fetch(place.url, { method: "DELETE", headers: { "tus-resumable": "1.0.0" }, keepalive: true }).catch(() => {})
}
