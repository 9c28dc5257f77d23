import { describe, expect, it } from "vitest"
import { captionTime, parseCaptionTime } from "./caption-time"
import {
	addCue,
	changeCue,
	cueAt,
	cueProblem,
	cuesOfText,
	cuesText,
	editedCues,
	mergeWithNext,
	sentCues,
	splitCue,
} from "./edit-cues"

const cues = editedCues([
	{ start_ms: 0, end_ms: 2000, text: "Hello there, everybody" },
	{ start_ms: 4000, end_ms: 6000, text: "Good bye" },
])
const [first, second] = cues as [(typeof cues)[0], (typeof cues)[0]]
const row = ({ start, end, text }: (typeof cues)[0]) => `${start} ${end} ${text}`

describe("times", () => {
	it.each([
		["0:05.2", 5200],
		["5", 5000],
		["65,25", 65_250],
		["10:00.001", 600_001],
		[" 1:05 ", 65_000],
		["1:65", null],
		["", null],
		["abc", null],
		["1:2:3", null],
	])("%j is %s", (typed, ms) => expect(parseCaptionTime(typed)).toBe(ms))

	it("survive a round trip", () => {
		for (const ms of [0, 1, 999, 59_999, 60_000, 599_999]) expect(parseCaptionTime(captionTime(ms))).toBe(ms)
	})
})

describe("edits", () => {
	it("inserts a cue in its place, lasting until the next one", () => {
		expect(addCue(cues, 3000, 10_000).cues.map(row)[1]).toBe("0:03.000 0:04.000 ")
		expect(addCue(cues, 9_990, 10_000).cues.map(row)[2]).toBe("0:09.700 0:10.000 ")
		expect(addCue([], 0, 0).cues.map(row)).toEqual(["0:00.000 0:02.500 "])
	})

	it("ignores an added cue that was left empty", () => {
		const { cues: more, added } = addCue(cues, 3000, 10_000)
		expect(cuesText(more)).toBe(cuesText(cues))
		expect(cuesText(changeCue(more, added.id, { text: "x" }))).not.toBe(cuesText(cues))
		expect(cuesText(changeCue(more, added.id, { start: "0:03" }))).not.toBe(cuesText(cues))
	})

	it("splits at the caret, and in time at the playhead if that is inside", () => {
		expect(splitCue(cues, first.id, 12, 1500).map(row).slice(0, 2)).toEqual([
			"0:00.000 0:01.500 Hello there,",
			"0:01.500 0:02.000 everybody",
		])
		expect(splitCue(cues, first.id, 11, 5000).map(row)[0]).toBe("0:00.000 0:01.000 Hello there")
		expect(splitCue([{ ...first, start: "x" }], first.id, 3, 0)).toHaveLength(1)
	})

	it("merges with the next one, and leaves the last one alone", () => {
		expect(mergeWithNext(cues, first.id).map(row)).toEqual(["0:00.000 0:06.000 Hello there, everybody Good bye"])
		expect(mergeWithNext(cues, second.id)).toEqual(cues)
	})

	it("keeps the displayed rows after a save, and duplicates none", () => {
		const sent = sentCues(cues)
		const back = (saved: typeof sent) => cuesOfText(cuesText(editedCues(saved)), cues)
		expect(back(sent)).toEqual(cues)
		const longer = back([...sent, { start_ms: 7000, end_ms: 8000, text: "Indeed" }])
		expect(longer.slice(0, 2)).toEqual(cues)
		expect(new Set(longer.map(({ id }) => id)).size).toBe(3)
	})

	it("finds the cue for each time", () => {
		expect(cueAt(cues, 1999)?.id).toBe(first.id)
		expect(cueAt(cues, 2000)).toBeNull()
	})

	it("refuses what the server would refuse", () => {
		expect(cueProblem(first, 10_000)).toBeNull()
		expect(cueProblem({ ...first, start: "soon" }, 10_000)?.field).toBe("start")
		expect(cueProblem({ ...first, end: "0:00" }, 10_000)?.detail).toBe("The end has to come after the start")
		expect(cueProblem(second, 4000)?.field).toBe("start")
		expect(cueProblem(second, 4500)?.field).toBe("end")
		expect(cueProblem({ ...first, text: " \n " }, 0)?.field).toBe("text")
		expect(cueProblem({ ...first, text: "x".repeat(501) }, 0)?.field).toBe("text")
	})

	it("restores from the tab's storage, and rejects another format", () => {
		expect(sentCues(cuesOfText(cuesText(cues)))).toEqual(sentCues(cues))
		expect(() => cuesOfText("[[1,2,3]]")).toThrow()
	})
})
