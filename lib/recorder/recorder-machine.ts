import { COUNTDOWN_FROM } from "./recorder-constants"
import type { Take } from "./take"

export type RecorderFailure = "denied" | "camera" | "unavailable" | "recording"

export type RecorderState =
	| { name: "idle" }
	| { name: "requesting" }
	| { name: "ready"; countdown: number | null }
	| { name: "recording"; elapsedMs: number; stopping: boolean }
	| { name: "recorded"; take: Take; notice: string | null }
	| { name: "error"; message: string; failure: RecorderFailure }

export type RecorderEvent =
	| { type: "request" }
	| { type: "granted" }
	| { type: "count" }
	| { type: "cancel-count" }
	| { type: "started" }
	| { type: "progress"; elapsedMs: number }
	| { type: "stop" }
	| { type: "finished"; take: Take; notice: string | null }
	| { type: "chosen"; take: Take }
	| { type: "recovered"; take: Take }
	| { type: "again"; streamHeld: boolean }
	| { type: "failed"; message: string; failure: RecorderFailure }
	| { type: "leave" }

export const IDLE: RecorderState = { name: "idle" }

/** An event that does not apply returns the same object. Media events arrive late (a track ends after the take was
 * finished, a prompt is answered after the page was left), and none of them may undo what is already there. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState {
	switch (state.name) {
		case "idle":
			if (event.type === "request") return { name: "requesting" }
			return chosen(event) ?? recovered(event) ?? state
		case "requesting":
			if (event.type === "granted") return { name: "ready", countdown: null }
			return chosen(event) ?? failed(event) ?? left(event) ?? state
		case "ready":
			return whenReady(state, event) ?? failed(event) ?? left(event) ?? state
		case "recording":
			if (event.type === "progress") return state.stopping ? state : { ...state, elapsedMs: event.elapsedMs }
			if (event.type === "stop") return state.stopping ? state : { ...state, stopping: true }
			if (event.type === "finished") return { name: "recorded", take: event.take, notice: event.notice }
			return failed(event) ?? left(event) ?? state
		case "recorded":
			if (event.type === "again") return event.streamHeld ? { name: "ready", countdown: null } : IDLE
			// Only a take that stays in the browser's storage may give way to another.
			return chosen(event) ?? (state.take.recovered ? recovered(event) : undefined) ?? state
		case "error":
			return chosen(event) ?? recovered(event) ?? state
	}
}

function whenReady(state: RecorderState & { name: "ready" }, event: RecorderEvent): RecorderState | undefined {
	switch (event.type) {
		case "count":
			return { name: "ready", countdown: state.countdown === null ? COUNTDOWN_FROM : Math.max(1, state.countdown - 1) }
		case "cancel-count":
			return state.countdown === null ? state : { name: "ready", countdown: null }
		case "started":
			return { name: "recording", elapsedMs: 0, stopping: false }
		case "request":
			return state.countdown === null ? { name: "requesting" } : state
		default:
			return state.countdown === null ? chosen(event) : undefined
	}
}

function chosen(event: RecorderEvent): RecorderState | undefined {
	return event.type === "chosen" ? { name: "recorded", take: event.take, notice: null } : undefined
}

function recovered(event: RecorderEvent): RecorderState | undefined {
	return event.type === "recovered" ? { name: "recorded", take: event.take, notice: null } : undefined
}

function failed(event: RecorderEvent): RecorderState | undefined {
	if (event.type !== "failed") return undefined
	return { name: "error", message: event.message, failure: event.failure }
}

function left(event: RecorderEvent): RecorderState | undefined {
	return event.type === "leave" ? IDLE : undefined
}
