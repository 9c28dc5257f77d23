import { describe, expect, it, vi } from "vitest"
import { cameraErrorText } from "./camera-error-text"
import { captureConstraints } from "./capture-constraints"
import { captureObstacle } from "./capture-obstacle"
import { containerOf, formatsFor } from "./choose-format"
import { formatDuration } from "./format-duration"
import { formatMegabytes } from "./format-megabytes"
import { levelOf } from "./level-meter"
import { howToTrim, readVideoFile } from "./read-video-file"
import { reasonOf } from "./record-stream"
import { timerTone } from "./timer-tone"

describe("timerTone", () => {
	it.each([
		[120, "green"],
		[30.01, "green"],
		[30, "amber"],
		[10.01, "amber"],
		[10, "red"],
		[0, "red"],
	] as const)("%d s left is %s", (left, tone) => {
		expect(timerTone(left)).toBe(tone)
	})
})

describe("formatDuration", () => {
	it.each([
		[0, "0:00"],
		[9.99, "0:09"],
		[60, "1:00"],
		[125, "2:05"],
		[600, "10:00"],
		[-1, "0:00"],
		[Number.NaN, "0:00"],
		[Number.POSITIVE_INFINITY, "0:00"],
	])("%d s is %s", (seconds, text) => {
		expect(formatDuration(seconds)).toBe(text)
	})
})

it("formatMegabytes shows one decimal of 1,048,576 bytes", () => {
	expect(formatMegabytes(0)).toBe("0.0 MB")
	expect(formatMegabytes(1_048_576)).toBe("1.0 MB")
	expect(formatMegabytes(13_002_342)).toBe("12.4 MB")
})

describe("formatsFor", () => {
	const ALL = ["video/webm;codecs=vp9,opus", "video/webm;codecs=vp8,opus", "video/webm", "video/mp4"]
	it.each([
		[ALL, ALL[0], 1_200_000],
		[ALL.slice(1), ALL[1], 1_500_000],
		[ALL.slice(2), ALL[2], 1_500_000],
		[ALL.slice(3), ALL[3], 2_000_000],
		[[], "", 2_000_000],
	])("of %j takes %s at %d bit/s", (supported, mimeType, videoBitsPerSecond) => {
		const [format] = formatsFor((type) => supported.includes(type))
		expect(format).toEqual({ mimeType, videoBitsPerSecond, audioBitsPerSecond: 128_000 })
	})

	it("names the container by what was really recorded", () => {
		expect(containerOf("video/mp4;codecs=avc1,mp4a.40.2").extension).toBe("mp4")
		expect(containerOf("video/x-matroska;codecs=avc1").extension).toBe("webm")
		expect(containerOf("video/webm;codecs=vp9,opus").contentType).toBe("video/webm")
	})
})

describe("captureConstraints", () => {
	it("requests the front camera, 720p at 30 frames a second and 48 kHz sound by default", () => {
		expect(captureConstraints()).toEqual({
			video: {
				width: { ideal: 1280, max: 1920 },
				height: { ideal: 720, max: 1080 },
				frameRate: { ideal: 30 },
				facingMode: "user",
			},
			audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 48_000 },
		})
	})

	it("requests the chosen devices and nothing else", () => {
		const { video, audio } = captureConstraints({ cameraId: "c", microphoneId: "m" })
		expect(video).toMatchObject({ deviceId: { exact: "c" } })
		expect(video).not.toHaveProperty("facingMode")
		expect(audio).toMatchObject({ deviceId: { exact: "m" } })
	})
})

describe("cameraErrorText", () => {
	const error = (name: string, message = "") => Object.assign(new Error(message), { name })
	it.each([
		[error("NotAllowedError"), "Camera access denied. Please allow camera permissions and refresh the page."],
		[error("NotFoundError"), "Camera access failed: no camera or microphone was found on this device."],
		[error("NotReadableError"), "Camera access failed: another app or browser tab is using it."],
		[error("TypeError", "Odd thing"), "Camera access failed: Odd thing"],
		[undefined, "Camera access failed: undefined"],
		[error("OverconstrainedError"), "Camera access failed: this browser can't use the camera."],
		[error("OverconstrainedError", "Invalid constraint"), "Camera access failed: this browser can't use the camera."],
		[error("InvalidStateError"), "Camera access failed: this browser can't use the camera."],
	])("%s", (given, text) => {
		expect(cameraErrorText(given)).toBe(text)
	})

	it.each([
		[["audioinput", "audiooutput"], "no camera was found on this device."],
		[["videoinput"], "no microphone was found on this device."],
		[["audiooutput"], "no camera or microphone was found on this device."],
		[["videoinput", "audioinput"], "no camera or microphone was found on this device."],
	] as [MediaDeviceKind[], string][])("names what is missing beside %j", (kinds, reason) => {
		expect(cameraErrorText(error("NotFoundError"), kinds)).toBe(`Camera access failed: ${reason}`)
	})

	it("never shows the name of a browser's error", () => {
		expect(reasonOf(error("NotSupportedError"))).toBe("this browser can't record video.")
		expect(reasonOf(error("NotSupportedError", "no encoder"))).toBe("no encoder")
	})
})

it("captureObstacle names the cause before its symptom", () => {
	expect(captureObstacle({ isSecureContext: false, hasGetUserMedia: false, hasMediaRecorder: false })).toBe("insecure")
	expect(captureObstacle({ isSecureContext: true, hasGetUserMedia: false, hasMediaRecorder: false })).toBe(
		"no-camera-api",
	)
	expect(captureObstacle({ isSecureContext: true, hasGetUserMedia: true, hasMediaRecorder: false })).toBe("no-recorder")
	expect(captureObstacle({ isSecureContext: true, hasGetUserMedia: true, hasMediaRecorder: true })).toBeNull()
})

it("levelOf goes from silence to full in decibels", () => {
	expect(levelOf(new Float32Array(8))).toBe(0)
	expect(levelOf(new Float32Array(0))).toBe(0)
	expect(levelOf(new Float32Array(8).fill(1))).toBe(1)
	const quiet = levelOf(new Float32Array(8).fill(0.01))
	expect(quiet).toBeGreaterThan(0.3)
	expect(quiet).toBeLessThan(0.5)
})

it("readVideoFile refuses a file over the limit before it reads a byte", async () => {
	const tooLarge = { size: 250 * 1_048_576 + 1 } as Blob
	vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" })
	await expect(readVideoFile(tooLarge, "", 120)).rejects.toThrow(/larger than 250 MB.+In Photos, open the video/)
	vi.unstubAllGlobals()
	expect(howToTrim("Mozilla/5.0 (Linux; Android 15; Pixel 9)")).toContain("Google Photos")
	expect(howToTrim("Mozilla/5.0 (X11; Linux x86_64)")).toContain("video app")
})
