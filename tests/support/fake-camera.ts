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

/** Puts a switch between the microphone and the page: off, the microphone gives zeros, as a call or a headset does. */
export async function switchMicrophone(page: Page): Promise<(on: boolean) => Promise<void>> {
	await page.addInitScript(() => {
		const devices = navigator.mediaDevices
		const ask = devices.getUserMedia.bind(devices)
		const context = new AudioContext()
		const gate = context.createGain()
		addEventListener("microphone", (event) => {
			gate.gain.value = (event as CustomEvent<boolean>).detail ? 1 : 0
		})
		devices.getUserMedia = async (wanted) => {
			const stream = await ask(wanted)
			const [real] = stream.getAudioTracks()
			if (!real) return stream
			await context.resume()
			const out = context.createMediaStreamDestination()
			context
				.createMediaStreamSource(new MediaStream([real]))
				.connect(gate)
				.connect(out)
			return new MediaStream([...stream.getVideoTracks(), ...out.stream.getAudioTracks()])
		}
	})
	return (on) => page.evaluate((detail) => void dispatchEvent(new CustomEvent("microphone", { detail })), on)
}

/** Leaves the browser's question about the camera open until it is answered. */
export async function leaveQuestionOpen(page: Page): Promise<() => Promise<void>> {
	await page.addInitScript(() => {
		const devices = navigator.mediaDevices
		const ask = devices.getUserMedia.bind(devices)
		const allowed = new Promise((resolve) => addEventListener("allowed", resolve, { once: true }))
		devices.getUserMedia = async (wanted) => {
			await allowed
			return ask(wanted)
		}
	})
	return () => page.evaluate(() => void dispatchEvent(new Event("allowed")))
}

/**
 * Breaks promises of `isTypeSupported`: the constructor refuses the formats that hold the first word, and `start()` those
 * that hold the second. Gives the formats that were tried, in order.
 */
export async function refuseFormats(
	page: Page,
	byConstructor: string,
	byStart: string,
): Promise<() => Promise<string[]>> {
	await page.addInitScript(
		([refused, unstartable]) => {
			const tried: string[] = []
			Object.assign(window, { tried })
			const refuse = () => {
				throw new DOMException("Not this one.", "NotSupportedError")
			}
			window.MediaRecorder = class extends MediaRecorder {
				constructor(stream: MediaStream, options: MediaRecorderOptions = {}) {
					const type = options.mimeType ?? ""
					tried.push(type)
					if (type.includes(refused)) refuse()
					super(stream, options)
					if (type.includes(unstartable)) this.start = refuse
				}
			}
		},
		[byConstructor, byStart] as const,
	)
	return () => page.evaluate(() => (window as unknown as { tried: string[] }).tried)
}
