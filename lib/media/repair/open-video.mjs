import { closeSync, fstatSync, openSync } from "node:fs"
import { Input, MP4, QTFF, WEBM } from "mediabunny"
import { sourceOf } from "../file-source.mjs"

/** @typedef {{ fd: number, size: number, input: Input }} OpenFile */
/** @typedef {OpenFile & { tracks: import("mediabunny").InputTrack[], unplayed: import("mediabunny").InputTrack[], video: import("mediabunny").InputVideoTrack }} OpenVideo */

/** `passes`: how often `work` reads the file from end to end. @template T @param {string} path @param {number} passes
 * @param {(file: OpenFile) => Promise<T>} work @returns {Promise<T>} */
export async function withFile(path, passes, work) {
	const fd = openSync(path, "r")
	try {
		const { size } = fstatSync(fd)
		const input = new Input({ formats: [WEBM, MP4, QTFF], source: sourceOf(fd, size, passes) })
		try {
			return await work({ fd, size, input })
		} finally {
			input.dispose()
		}
	} finally {
		closeSync(fd)
	}
}

/** The sound that players choose. A phone's spatial audio (APAC) comes beside or before one that they can read.
 * @param {Input} input */
export async function soundOf(input) {
	const sounds = await input.getAudioTracks()
	const readable = []
	for (const sound of sounds) if (await sound.getCodec()) readable.push(sound)
	for (const sound of readable) if ((await sound.getDisposition()).default) return sound
	return readable[0] ?? sounds[0] ?? null
}

/** Its picture and its sound: no player shows another track. Null without a picture.
 * @param {OpenFile} file @returns {Promise<OpenVideo | null>} */
export async function openVideo(file) {
	const video = await file.input.getPrimaryVideoTrack()
	const sound = await soundOf(file.input)
	const all = await file.input.getTracks()
	/** @param {import("mediabunny").InputTrack} track */
	const isPlayed = (track) => track === video || track === sound
	return video && { ...file, video, tracks: all.filter(isPlayed), unplayed: all.filter((track) => !isPlayed(track)) }
}

/** @param {import("mediabunny").InputVideoTrack} video */
export async function pictureOf(video) {
	return { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }
}
