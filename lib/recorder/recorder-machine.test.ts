import { describe, expect, it } from "vitest"
import { newPlace } from "@/lib/client/upload-place"
import { MEMORY_ONLY } from "./kept-take"
import { IDLE, nextState, type RecorderEvent, type RecorderState } from "./recorder-machine"
import type { Take } from "./take"

const take: Take = {
	key: "k",
	blob: new Blob(["x"]),
	url: "blob:1",
	durationSeconds: 4,
	contentType: "video/webm",
	extension: "webm",
	source: "camera",
	poster: Promise.resolve(null),
	kept: MEMORY_ONLY,
	upload: newPlace(),
	recovered: null,
}
const other: Take = { ...take, key: "other" }

const STATES = {
	idle: IDLE,
	requesting: { name: "requesting" },
	ready: { name: "ready", countdown: null },
	counting: { name: "ready", countdown: 2 },
	last: { name: "ready", countdown: 1 },
	recording: { name: "recording", elapsedMs: 500, stopping: false },
	stopping: { name: "recording", elapsedMs: 500, stopping: true },
	recorded: { name: "recorded", take, notice: null },
	error: { name: "error", message: "old", failure: "camera" },
} satisfies Record<string, RecorderState>

const EVENTS = {
	request: { type: "request" },
	granted: { type: "granted" },
	count: { type: "count" },
	"cancel-count": { type: "cancel-count" },
	started: { type: "started" },
	progress: { type: "progress", elapsedMs: 900 },
	stop: { type: "stop" },
	finished: { type: "finished", take: other, notice: "why" },
	chosen: { type: "chosen", take: other },
	"again, camera held": { type: "again", streamHeld: true },
	"again, no camera": { type: "again", streamHeld: false },
	failed: { type: "failed", message: "new", failure: "denied" },
	leave: { type: "leave" },
} satisfies Record<string, RecorderEvent>

const ERROR: RecorderState = { name: "error", message: "new", failure: "denied" }
const CHOSEN: RecorderState = { name: "recorded", take: other, notice: null }
const READY: RecorderState = { name: "ready", countdown: null }

/** Every transition. Every pair that is missing here must change nothing. */
const CHANGES: Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, RecorderState>>> = {
	idle: { request: { name: "requesting" }, chosen: CHOSEN },
	requesting: { granted: READY, chosen: CHOSEN, failed: ERROR, leave: IDLE },
	ready: {
		request: { name: "requesting" },
		count: { name: "ready", countdown: 3 },
		started: { name: "recording", elapsedMs: 0, stopping: false },
		chosen: CHOSEN,
		failed: ERROR,
		leave: IDLE,
	},
	counting: {
		count: { name: "ready", countdown: 1 },
		"cancel-count": READY,
		started: { name: "recording", elapsedMs: 0, stopping: false },
		failed: ERROR,
		leave: IDLE,
	},
	last: {
		count: { name: "ready", countdown: 1 },
		"cancel-count": READY,
		started: { name: "recording", elapsedMs: 0, stopping: false },
		failed: ERROR,
		leave: IDLE,
	},
	recording: {
		progress: { name: "recording", elapsedMs: 900, stopping: false },
		stop: { name: "recording", elapsedMs: 500, stopping: true },
		finished: { name: "recorded", take: other, notice: "why" },
		failed: ERROR,
		leave: IDLE,
	},
	stopping: { finished: { name: "recorded", take: other, notice: "why" }, failed: ERROR, leave: IDLE },
	recorded: { "again, camera held": READY, "again, no camera": IDLE, chosen: CHOSEN },
	error: { chosen: CHOSEN },
}

const stateNames = Object.keys(STATES) as (keyof typeof STATES)[]
const eventNames = Object.keys(EVENTS) as (keyof typeof EVENTS)[]

describe.each(stateNames)("nextState from %s", (stateName) => {
	it.each(eventNames)("on %s", (eventName) => {
		const state = STATES[stateName]
		const expected = CHANGES[stateName][eventName]
		const result = nextState(state, EVENTS[eventName])
		if (expected) expect(result).toEqual(expected)
		else expect(result).toBe(state)
	})
})
