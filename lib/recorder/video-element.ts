/** An invisible video element, loaded to its metadata. Rejects if that fails or takes longer than `timeoutMs`. */
export function loadVideo(url: string, timeoutMs: number): Promise<HTMLVideoElement> {
	const video = document.createElement("video")
	video.muted = true
	video.playsInline = true
	video.preload = "auto"
	const loaded = once(video, "loadeddata", timeoutMs)
	video.src = url
	video.load()
	return loaded.then(() => video)
}

export async function seek(video: HTMLVideoElement, seconds: number, timeoutMs: number): Promise<void> {
	video.currentTime = seconds
	await once(video, "seeked", timeoutMs)
}

/** Frees the decoder, of which phones have few. */
export function unloadVideo(video: HTMLVideoElement): void {
	video.removeAttribute("src")
	video.load()
}

function once(video: HTMLVideoElement, event: string, timeoutMs: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`No ${event} in time.`)), timeoutMs)
		const settle = (act: () => void) => () => {
			clearTimeout(timer)
			act()
		}
		video.addEventListener(event, settle(resolve), { once: true })
		video.addEventListener(
			"error",
			settle(() => reject(new Error("Unreadable video."))),
			{ once: true },
		)
	})
}
