import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { peakOf } from "./level-meter"
import { type SilenceWatch, watchSilence } from "./silence"

const RATE = 8000
const LOOK = RATE / 10

/** Mono samples of 16 bit. */
function samplesOf(name: string): Float32Array {
	const wav = readFileSync(`tests/fixtures/world/audio/${name}.wav`)
	const at = wav.indexOf("data") + 8
	return Float32Array.from(
		{ length: Math.floor((wav.length - at) / 2) },
		(_, i) => wav.readInt16LE(at + 2 * i) / 32_768,
	)
}

/** Plays samples to a watch, ten looks a second, and returns whether it asked, look by look. */
function play(watch: SilenceWatch, samples: Float32Array, from = 0): boolean[] {
	const asked: boolean[] = []
	for (let at = 0; at + LOOK <= samples.length; at += LOOK) {
		watch.hear(peakOf(samples.subarray(at, at + LOOK)), from + (1000 * at) / RATE)
		asked.push(watch.isSilent())
	}
	return asked
}

const seconds = (length: number, sample: (at: number) => number) =>
	Float32Array.from({ length: length * RATE }, (_, at) => sample(at))
const zeros = (length: number) => seconds(length, () => 0)
const tone = (length: number, amplitude: number) => seconds(length, (at) => amplitude * Math.sin(at / 3))

function taking() {
	const watch = watchSilence(false)
	watch.begin()
	return watch
}

describe("watchSilence", () => {
	it.each(["quiet-room", "pause-for-thought"])("is not set off by %s", (name) => {
		const watch = taking()
		expect(play(watch, samplesOf(name))).not.toContain(true)
		expect(watch.lack()).toBeNull()
	})

	it("asks three seconds after a microphone went off in mid-sentence", () => {
		const samples = samplesOf("muted-in-mid-sentence")
		const last = samples.findLastIndex((sample) => Math.abs(sample) >= 1e-4)
		const watch = taking()
		const first = play(watch, samples).indexOf(true)
		expect(first / 10 - last / RATE).toBeGreaterThan(2.8)
		expect(first / 10 - last / RATE).toBeLessThan(3.3)
		expect(watch.lack()).toBe("some")
	})

	it.each([
		["zeros", zeros(4), true],
		["noise of -81 dB", tone(4, 0.8e-4), true],
		["noise of -79 dB", tone(4, 1.2e-4), false],
		["less than three seconds of zeros", zeros(2.9), false],
		["a headset that begins after two seconds", Float32Array.of(...zeros(2), ...tone(2, 0.1)), false],
	])("%s: %#", (_, samples, asks) => {
		const watch = taking()
		expect(play(watch, samples).includes(true)).toBe(asks)
	})

	it("stops asking when something is heard, and still knows the gap", () => {
		const watch = taking()
		play(watch, tone(1, 0.1))
		play(watch, zeros(4), 1000)
		expect(watch.isSilent()).toBe(true)
		play(watch, tone(1, 0.001), 5000)
		expect(watch.isSilent()).toBe(false)
		expect(watch.lack()).toBe("some")
		watch.begin()
		play(watch, tone(1, 0.1), 6000)
		expect(watch.lack()).toBeNull()
	})

	it("knows a take that was silent throughout, however short, but not the silence before it", () => {
		const watch = taking()
		expect(watch.lack()).toBeNull()
		play(watch, zeros(1))
		expect(watch.lack()).toBe("all")
		const late = watchSilence(false)
		play(late, zeros(2.5))
		late.begin()
		play(late, Float32Array.of(...zeros(1), ...tone(1, 0.1)), 2500)
		expect(late.lack()).toBeNull()
	})

	it("asks at once when the microphone says that it is muted", () => {
		const watch = taking()
		play(watch, tone(1, 0.1))
		watch.mute(true, 1000)
		// Its last samples are still on their way.
		watch.hear(0.1, 1100)
		expect(watch.isSilent()).toBe(true)
		watch.mute(false, 2000)
		expect(watch.isSilent()).toBe(false)
		expect(watch.lack()).toBe("some")
		expect(watchSilence(true).isSilent()).toBe(true)
	})

	it("follows what is heard when a browser never says that the microphone is back", () => {
		const watch = watchSilence(false)
		watch.mute(true, 0)
		watch.hear(0.1, 1000)
		expect(watch.isSilent()).toBe(false)
	})

	it("counts no silence while the page slept", () => {
		const watch = taking()
		watch.hear(0, 0)
		watch.hear(0, 60_000)
		expect(watch.isSilent()).toBe(false)
	})
})
