import { createHash } from "node:crypto"
import { readSync } from "node:fs"
import { walkWebm } from "../webm-duration.mjs"
import { copyPackets, readPackets, Unsupported } from "./copy-packets.mjs"
import { hasNoBaseLayer } from "./dolby-vision.mjs"
import { mp4Layout } from "./mp4-layout.mjs"
import { openVideo, pictureOf, withFile } from "./open-video.mjs"
import { isSameRecording } from "./track-facts.mjs"

/** The packets are counted and copied, and the copy is read and hashed. */
const PASSES = 4
const NEAR_SECONDS = 0.1
/** If the packets add up to a smaller share of the media bytes, the parser skipped what it could not read. */
const LEAST_SHARE = 0.8

/** @param {number} fd @param {number} size */
function layoutOf(fd, size) {
	const mp4 = mp4Layout(fd, size)
	if (mp4) return { ...mp4, isMp4: true, saysSeconds: null }
	const webm = walkWebm(fd, size)
	if (!webm) return null
	const saysSeconds = (webm.duration * webm.scale) / 1_000_000_000
	return {
		isMp4: false,
		isWhole: webm.isWhole,
		isFast: webm.hasCues && saysSeconds > 0,
		mediaBytes: webm.mediaBytes,
		saysSeconds,
	}
}

/** @typedef {NonNullable<ReturnType<typeof layoutOf>>} Layout */
/** @typedef {Awaited<ReturnType<typeof readPackets>>} Facts */

/** @param {number} fd @param {number} size */
function sha256Of(fd, size) {
	const hash = createHash("sha256")
	const part = Buffer.alloc(1024 * 1024)
	for (let at = 0; at < size; ) {
		const read = readSync(fd, part, 0, part.length, at)
		if (read === 0) throw new Error("The file became shorter while it was read.")
		hash.update(part.subarray(0, read))
		at += read
	}
	return hash.digest("hex")
}

/** The time when the last frame or sound ends. @param {import("./track-facts.mjs").TrackFacts[]} tracks */
const secondsOf = (tracks) => Math.max(...tracks.map(({ end }) => end))

/** Baseline, Main, and High: eight bits, 4:2:0. What is above them has more bits or colors than phones decode. */
const AVC_PROFILES = new Set([66, 77, 100])
/** 4K with 30 frames a second. */
const AVC_LEVEL_MAX = 51

/** @param {string} codec as RFC 6381 writes it, such as avc1.64001f */
function isCommonAvc(codec) {
	const [, profile, level] = /^avc[13]\.([0-9a-f]{2})[0-9a-f]{2}([0-9a-f]{2})$/i.exec(codec) ?? []
	return (
		profile !== undefined &&
		level !== undefined &&
		AVC_PROFILES.has(Number.parseInt(profile, 16)) &&
		Number.parseInt(level, 16) <= AVC_LEVEL_MAX
	)
}

/** @param {VideoColorSpaceInit | undefined} color @returns {"hlg" | "pq" | null} */
function brightnessOf(color) {
	/** @type {string | null | undefined} */
	const transfer = color?.transfer
	return transfer === "hlg" || transfer === "pq" ? transfer : null
}

/** Every phone and every social network plays H.264 of the common profiles with AAC in MP4.
 * @param {import("./track-facts.mjs").TrackFacts[]} tracks @param {boolean} isMp4
 * @param {VideoDecoderConfig | null} config */
function playsAnywhere(tracks, isMp4, config) {
	return (
		isMp4 &&
		tracks.every(({ type, codec }) => codec === (type === "video" ? "avc" : "aac")) &&
		config !== null &&
		isCommonAvc(config.codec) &&
		brightnessOf(config.colorSpace) === null
	)
}

/** Reads the copy as a player would: it must have the same packets, times, length, and picture size, and be seekable.
 * @param {string} path
 * @param {{ tracks: import("./track-facts.mjs").TrackFacts[], picture: { width: number, height: number } }} wanted
 * @param {boolean} isMp4 */
async function checkCopy(path, wanted, isMp4) {
	return withFile(path, PASSES, async (file) => {
		const { fd, size, input } = file
		const layout = layoutOf(fd, size)
		if (!layout?.isWhole || !layout.isFast || layout.isMp4 !== isMp4) return null
		const opened = await openVideo(file)
		if (!opened) return null
		const { tracks } = await readPackets(opened)
		const picture = await pictureOf(opened.video)
		const seconds = secondsOf(wanted.tracks)
		/** @param {number} value */
		const near = (value) => Math.abs(value - seconds) <= NEAR_SECONDS
		const isGood =
			isSameRecording(wanted.tracks, tracks) &&
			near(await input.computeDuration()) &&
			(layout.saysSeconds === null || near(layout.saysSeconds)) &&
			picture.width === wanted.picture.width &&
			picture.height === wanted.picture.height
		return isGood ? { size, sha256: sha256Of(fd, size) } : null
	})
}

/** Whether the parser could read what the outer structure promises. @param {Facts} facts @param {Layout} layout */
function isReadable({ tracks, bytes }, { mediaBytes }) {
	const hasPictures = tracks.some(({ type, times }) => type === "video" && times.length > 0)
	return hasPictures && bytes > mediaBytes * LEAST_SHARE
}

/**
 * @param {import("./open-video.mjs").OpenFile} file
 * @returns {Promise<{ layout: Layout, opened: import("./open-video.mjs").OpenVideo } | { problem: "damaged" | "cut" |
 * "unsupported" | "dolby" }>}
 */
async function lookAt(file) {
	const layout = layoutOf(file.fd, file.size)
	if (!layout) return { problem: "damaged" }
	if (!layout.isWhole) return { problem: "cut" }
	if (layout.isMp4 && hasNoBaseLayer(file.fd, file.size)) return { problem: "dolby" }
	const opened = await openVideo(file)
	return opened ? { layout, opened } : { problem: "unsupported" }
}

/** @param {Facts} facts @param {boolean} isMp4 @param {import("./open-video.mjs").OpenVideo["video"]} video */
async function resultOf({ tracks }, isMp4, video) {
	const config = await video.getDecoderConfig()
	const seconds = secondsOf(tracks)
	const frames = tracks.find(({ type }) => type === "video")?.times.length ?? 0
	return {
		durationMs: Math.round(seconds * 1000),
		...(await pictureOf(video)),
		framesPerSecond: seconds > 0 ? frames / seconds : 0,
		hdr: brightnessOf(config?.colorSpace),
		playsAnywhere: playsAnywhere(tracks, isMp4, config),
	}
}

/** @param {import("./open-video.mjs").OpenFile} file @param {string} target
 * @returns {Promise<import("./repair-video.ts").Repair>} */
async function copyOpen(file, target) {
	const found = await lookAt(file)
	if ("problem" in found) return found
	const { layout, opened } = found
	const { isMp4 } = layout
	const picture = await pictureOf(opened.video)
	const facts = await copyPackets(opened, target, isMp4)
	if (!isReadable(facts, layout)) return { problem: "damaged" }
	const copy = await checkCopy(target, { tracks: facts.tracks, picture }, isMp4)
	return copy ? { file: copy, ...(await resultOf(facts, isMp4, opened.video)) } : { problem: "different" }
}

/** @param {import("./open-video.mjs").OpenFile} file @returns {Promise<import("./repair-video.ts").Repair>} */
async function readOpen(file) {
	const { fd, size } = file
	const found = await lookAt(file)
	if ("problem" in found) return found
	const { layout, opened } = found
	const facts = await readPackets(opened)
	if (!layout.isFast || !isReadable(facts, layout)) return { problem: "damaged" }
	const read = { size, sha256: sha256Of(fd, size) }
	return { file: read, ...(await resultOf(facts, layout.isMp4, opened.video)) }
}

/** Makes `target`, the copy that is served, from `source`; without a target only reads `source`. @param {string} source
 * @param {string | null} target @returns {Promise<import("./repair-video.ts").Repair>} */
export async function repairFile(source, target) {
	try {
		return await withFile(source, PASSES, (file) => (target === null ? readOpen(file) : copyOpen(file, target)))
	} catch (error) {
		return { problem: error instanceof Unsupported ? "unsupported" : "damaged", reason: String(error) }
	}
}
