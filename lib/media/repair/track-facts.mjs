import { createHash } from "node:crypto"

/** Ten minutes at 60 frames and 50 audio packets a second have 66,000. */
const MOST_PACKETS = 500_000

/** The file does something that no honest file does. The parser's own errors mean the same. */
export class Damaged extends Error {}

/** What must be the same in a recording and in its copy. A table of a few KB can name the same megabyte over and over,
 * so `mostBytes` limits all packets together. @param {number} mostBytes */
export function factsWithin(mostBytes) {
	let packets = 0
	let bytes = 0
	return {
		/** @param {import("mediabunny").InputTrack} track @param {string} codec */
		track(track, codec) {
			const hash = createHash("sha1")
			/** @type {number[]} */
			const times = []
			let keys = ""
			let end = 0
			return {
				/** `read`: how many bytes it has in the file. @param {import("mediabunny").EncodedPacket} packet @param {number} [read] */
				add({ data, type, timestamp, duration }, read = data.byteLength) {
					packets += 1
					bytes += read
					if (packets > MOST_PACKETS || bytes > mostBytes) throw new Damaged()
					hash.update(data)
					keys += type === "key" ? "k" : "-"
					times.push(timestamp)
					end = Math.max(end, timestamp + duration)
				},
				end: () => ({ type: track.type, codec, digest: hash.update(keys).digest("hex"), times, end }),
			}
		},
		total: () => bytes,
	}
}

/** Containers count in ticks of their own, so a time may move by one tick of WebM. */
const TICK_SECONDS = 0.0015

/** @typedef {ReturnType<ReturnType<ReturnType<typeof factsWithin>["track"]>["end"]>} TrackFacts */

/** @param {TrackFacts[]} one @param {TrackFacts[]} other */
export function isSameRecording(one, other) {
	return (
		one.length === other.length &&
		one.every((track, index) => {
			const twin = other[index]
			return (
				twin !== undefined &&
				track.type === twin.type &&
				track.codec === twin.codec &&
				track.digest === twin.digest &&
				track.times.every((time, at) => Math.abs(time - (twin.times[at] ?? Number.NaN)) <= TICK_SECONDS)
			)
		})
	)
}
