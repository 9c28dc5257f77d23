import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { t } from "@/lib/languages/t"
import { browserMedia, type MediaPort } from "./browser-media"
import { type Camera, closeStream, isLive, isSeeing, openCamera } from "./camera"
import { type CameraFailure, cameraFailure, obstacleFailure } from "./camera-failure"
import type { DeviceChoice } from "./capture-constraints"
import { browserClock, type Cancel, type Clock } from "./clock"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import { chosenTake, recordedTake } from "./make-take"
import type { Recording, recordStream } from "./record-stream"
import { JUMP_MS, NO_DATA_MS, TICK_MS } from "./recorder-constants"
import { IDLE, nextState, type RecorderEvent, type RecorderFailure, type RecorderState } from "./recorder-machine"
import type { Take } from "./take"
import { type Keeping, takeCopies } from "./take-copies"
import type { TakeKeeper } from "./take-keeper"
import * as failureWords from "./words"

export interface RecorderSnapshot {
	state: RecorderState
	/** Held from ready to recorded. Disabled once there is a take. */
	camera: Camera | null
	keeping: Keeping
}

/** Every method may be called in any state, and does nothing if it does not apply. */
export interface Recorder {
	snapshot(): RecorderSnapshot
	subscribe(listener: () => void): Cancel
	startCamera(choice?: DeviceChoice): Promise<void>
	startRecording(): void
	skipCountdown(): void
	cancelCountdown(): void
	stopRecording(): void
	recordAgain(): void
	/** The page is back in front. An iPhone resumes it without a word about a camera that it has closed meanwhile. */
	resume(): void
	// Resolves to a message for the visitor if the file cannot be used, else to null. Reading takes seconds on a phone;
	// the file is dropped if meanwhile another was chosen, or a recording or the sending has begun.
	chooseFile(file: Blob): Promise<string | null>
	lock(on: boolean): void
	noteSound(notice: string | null): void
	kept(): KeptTake
	adopt(take: Take): boolean
	release(): void
}

const COUNT_MS = 1000
const UNPAUSED_MS = 1000
export interface RecorderPorts {
	clock?: Clock
	media?: MediaPort
	keeper?: TakeKeeper | null
}

export function createRecorder(
	maxSeconds: number,
	{ clock = browserClock, media = browserMedia, keeper = null }: RecorderPorts = {},
): Recorder {
	let current: RecorderSnapshot = { state: IDLE, camera: null, keeping: keeper ? "open" : "memory" }
	const listeners = new Set<() => void>()
	const timers = new Set<Cancel>()
	let opening = 0
	let choices = 0
	let locked = false
	let reopened = false
	let recording: Recording | undefined
	let record: typeof recordStream | null = null
	let startedAt = 0
	let stoppedAt: number | undefined
	let lookedAt = 0
	let jumped = false
	let notice: string | null = null
	let soundNotice: string | null = null
	let key = ""
	let heard: Cancel = () => {}
	let kept: KeptTake = MEMORY_ONLY

	const copies = takeCopies(keeper, (keeping) => publish({ keeping }))

	function publish(change: Partial<RecorderSnapshot>): void {
		current = { ...current, ...change }
		for (const listener of listeners) listener()
	}

	function dispatch(event: RecorderEvent): boolean {
		const state = nextState(current.state, event)
		if (state === current.state) return false
		if (current.state.name === "recorded" && state.name !== "recorded") URL.revokeObjectURL(current.state.take.url)
		publish({ state })
		return true
	}

	function clearTimers(): void {
		for (const cancel of timers) cancel()
		timers.clear()
	}

	function dropCamera(): void {
		if (!current.camera) return
		closeStream(current.camera.stream)
		publish({ camera: null })
	}

	function fail(message: string, failure: RecorderFailure): void {
		clearTimers()
		recording?.discard()
		// Retry reloads the page, which then offers what was recorded until now.
		if (current.state.name === "recording") kept.letGo()
		dropCamera()
		dispatch({ type: "failed", message, failure })
	}

	async function refuse(mine: number, reason: Promise<CameraFailure>): Promise<void> {
		const { message, failure } = await reason
		if (mine === opening) fail(message, failure)
	}

	const failed = () => fail(t(failureWords.recordingFailed), "recording")

	function setTracksEnabled(enabled: boolean): void {
		for (const track of current.camera?.stream.getTracks() ?? []) track.enabled = enabled
	}

	/** A track ends by itself only if its device is gone: unplugged, taken by another app, or not permitted any more. */
	function lost(): void {
		if (current.state.name === "recording") {
			notice ??= t(failureWords.keptAfterLoss)
			stop()
		} else if (current.state.name === "recorded") dropCamera()
		else fail(failureWords.cameraFailed(t(failureWords.cameraGone)), "camera")
	}

	function count(): void {
		if (current.state.name !== "ready") return
		if (current.state.countdown === 1) {
			begin()
			return
		}
		dispatch({ type: "count" })
		clearTimers()
		timers.add(clock.after(COUNT_MS, count))
	}

	const elapsed = () => Math.min((stoppedAt ?? clock.now()) - startedAt, maxSeconds * 1000)

	function begin(): void {
		if (current.state.name !== "ready" || !current.camera || !record) return
		clearTimers()
		notice = soundNotice = null
		stoppedAt = undefined
		try {
			key = newIdempotencyKey()
			recording = record(current.camera.stream, {
				onChunk(chunk) {
					if (chunk.size > 0) heard()
					progress()
					kept.add(chunk, elapsed())
				},
				onStop: finish,
				onError: failed,
			})
		} catch (error) {
			fail(failureWords.recordingStartFailed((error as Error).message), "recording")
			return
		}
		startedAt = lookedAt = clock.now()
		jumped = false
		choices += 1
		kept = copies.begin({ key, mimeType: recording.mimeType, source: "camera" })
		dispatch({ type: "started" })
		heard = clock.after(NO_DATA_MS, failed)
		timers.add(heard)
		timers.add(clock.every(TICK_MS, progress))
		timers.add(media.keepAwake())
	}

	function look(): void {
		const now = clock.now()
		jumped ||= now - lookedAt > JUMP_MS
		lookedAt = now
	}

	function progress(): void {
		if (current.state.name !== "recording" || current.state.stopping) return
		look()
		const elapsedMs = elapsed()
		dispatch({ type: "progress", elapsedMs })
		if (elapsedMs >= maxSeconds * 1000) stop()
	}

	function stop(): void {
		if (current.state.name !== "recording" || current.state.stopping) return
		look()
		stoppedAt = lookedAt
		clearTimers()
		dispatch({ type: "stop" })
		recording?.stop()
	}

	function finish(blob: Blob): void {
		if (current.state.name !== "recording") return
		clearTimers()
		if (blob.size === 0) failed()
		else if (jumped) void media.measure(blob).then((seconds) => finished(blob, seconds ?? elapsed() / 1000))
		else finished(blob, elapsed() / 1000)
	}

	function finished(blob: Blob, durationSeconds: number): void {
		// The page may have been left while the video was measured.
		if (current.state.name !== "recording") return
		// This turns off the light of most cameras, and Record Again needs no second permission.
		if (isLive(current.camera)) setTracksEnabled(false)
		else dropCamera()
		copies.finish(kept, durationSeconds)
		dispatch({
			type: "finished",
			take: recordedTake({ key, blob, durationSeconds, kept }, media.makePoster),
			notice: notice ?? soundNotice,
		})
	}

	return {
		snapshot: () => current,
		subscribe(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		async startCamera(choice = {}) {
			if (!dispatch({ type: "request" })) return
			copies.prepare()
			dropCamera()
			const mine = ++opening
			const obstacle = media.obstacle()
			if (obstacle) return refuse(mine, obstacleFailure(obstacle))
			const loading = media.loadRecord().catch(() => null)
			try {
				const camera = await openCamera(choice, media.devices(), () => mine === opening)
				if (!camera) return
				record = await loading
				// The page was left while the devices were named: no later call would close the camera.
				if (mine !== opening) return closeStream(camera.stream)
				for (const track of camera.stream.getTracks()) track.onended = lost
				publish({ camera })
				if (!record) return failed()
				dispatch({ type: "granted" })
			} catch (error) {
				if (mine === opening) return refuse(mine, cameraFailure(error, media.devices()))
			}
		},
		startRecording() {
			if (current.state.name === "ready" && current.state.countdown === null) count()
		},
		skipCountdown() {
			if (current.state.name === "ready" && current.state.countdown !== null) begin()
		},
		cancelCountdown() {
			if (dispatch({ type: "cancel-count" })) clearTimers()
		},
		stopRecording: stop,
		noteSound(next) {
			soundNotice = next
		},
		kept: () => kept,
		recordAgain() {
			const held = isLive(current.camera)
			const { state } = current
			if (!dispatch({ type: "again", streamHeld: held })) return
			if (state.name === "recorded") copies.forget(state.take)
			if (held) setTracksEnabled(true)
			else dropCamera()
		},
		resume() {
			const { state, camera } = current
			if (!camera || isSeeing(camera)) {
				reopened = false
				return
			}
			if (state.name !== "ready") {
				if (!isLive(camera)) lost()
				return
			}
			// A paused camera mostly comes back by itself. One that a switch turned off is off after a second try too.
			if (isLive(camera) && reopened) return
			// Not one of the timers, which each count clears.
			clock.after(isLive(camera) ? UNPAUSED_MS : 0, () => {
				if (current.camera !== camera || current.state.name !== "ready" || isSeeing(camera)) return
				reopened = true
				if (dispatch({ type: "cancel-count" })) clearTimers()
				void this.startCamera(camera.choice)
			})
		},
		lock(on) {
			locked = on
			choices += 1
		},
		async chooseFile(file) {
			const mine = ++choices
			const reader = await import("./read-video-file").catch(() => null)
			if (!reader) return t(failureWords.fileUnreadable)
			const url = URL.createObjectURL(file)
			try {
				const read = await reader.readVideoFile(file, url, maxSeconds)
				const before = current.state
				const take = chosenTake(file, url, read, media.makePoster)
				if (mine !== choices || !dispatch({ type: "chosen", take })) {
					URL.revokeObjectURL(url)
					return null
				}
				if (before.name === "recorded") {
					URL.revokeObjectURL(before.take.url)
					// A take of an earlier page came into view while this file was read. The visitor has not discarded it.
					if (before.take.recovered) before.take.kept.letGo()
					else copies.forget(before.take)
				}
				take.kept = copies.begin({ key: take.key, mimeType: take.contentType, source: "file" })
				copies.copyFile(take.kept, file, take.durationSeconds)
				opening += 1
				dropCamera()
				return null
			} catch (error) {
				URL.revokeObjectURL(url)
				if (error instanceof reader.VideoFileError) return mine === choices ? error.message : null
				throw error
			}
		},
		adopt(take) {
			const before = current.state
			if (locked || !dispatch({ type: "recovered", take })) return false
			if (before.name === "recorded") {
				URL.revokeObjectURL(before.take.url)
				// Held since the visitor began to send it. If shown again, it gets a new handle.
				before.take.kept.letGo()
			}
			copies.adopted()
			return true
		},
		release() {
			opening += 1
			clearTimers()
			recording?.discard()
			if (current.state.name === "recording") kept.letGo()
			dropCamera()
			dispatch({ type: "leave" })
		},
	}
}
