import type { Page } from "@playwright/test"

/** Makes the camera answer every request with this DOMException and leaves the rest of the browser alone. */
export async function refuseCamera(page: Page, name: string, message = ""): Promise<void> {
	await page.addInitScript(
		([what, why]) => {
			navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(why, what))
		},
		[name, message] as const,
	)
}

/** The state of every track that this tab stopped, in order. It survives navigation within this origin. */
export async function watchTracks(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const { stop } = MediaStreamTrack.prototype
		MediaStreamTrack.prototype.stop = function () {
			stop.call(this)
			sessionStorage.setItem("tracks", `${sessionStorage.getItem("tracks") ?? ""}${this.kind} ${this.readyState};`)
		}
	})
	return () => page.evaluate(() => (sessionStorage.getItem("tracks") ?? "").split(";").filter(Boolean).sort())
}

/** Acts like Safari: the browser cannot record WebM. */
export async function withoutWebm(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { isTypeSupported } = MediaRecorder
		MediaRecorder.isTypeSupported = (type) => !type.includes("webm") && isTypeSupported.call(MediaRecorder, type)
	})
}
