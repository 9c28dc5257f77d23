import { chooseFrame, type Gray, POSTER_SIDE_PX } from "../choose-frame"
import { type FfmpegInput, hasToneMapping, runFfmpeg } from "./run-ffmpeg"

const LONGEST_SIDE_PX = 1920
const LONGEST_SECONDS = 620
const LEAST_MS = 120_000
/** A core that is shared with other work encodes Full HD at a quarter of the video's own speed. */
const PACE = 4
const FULL_HD_PIXELS_A_SECOND = 1920 * 1080 * 30

export interface Film extends FfmpegInput {
	durationMs: number
	width: number | null
	height: number | null
	framesPerSecond?: number
	hdr?: "hlg" | "pq" | null
}

/** This host's ffmpeg cannot turn high dynamic range into common colors, and without that they look washed out. */
export class NoToneMapping extends Error {}

/** The codec asks for even numbers. */
const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)

// One size, although a phone turned while recording changes it: each frame keeps its shape, with bars beside it.
function sized({ width, height }: Film, longestSide: number): string {
	if (!width || !height) {
		const share = `trunc(min(1,${longestSide}/max(iw,ih))`
		return `scale='${share}*iw/2)*2':'${share}*ih/2)*2',setsar=1`
	}
	const share = Math.min(1, longestSide / Math.max(width, height))
	const size = `${even(width * share)}:${even(height * share)}`
	return `scale=${size}:force_original_aspect_ratio=decrease:force_divisible_by=2,pad=${size}:-1:-1,setsar=1`
}

const TRANSFER = { hlg: "arib-std-b67", pq: "smpte2084" }

/** Diffuse white in HLG and PQ, in nits (ITU-R BT.2408). A face then is as bright as in a common video. */
const WHITE_NITS = 203

// After the scaling, since each pixel becomes three floating numbers. mobius changes only what is brighter than white;
// hable, which is often named, makes everything a third darker.
function toned({ hdr }: Film): string {
	if (!hdr) return ""
	if (!hasToneMapping()) throw new NoToneMapping("This host's ffmpeg has no zscale and tonemap filters.")
	const from = `zscale=tin=${TRANSFER[hdr]}:pin=bt2020:min=bt2020nc:t=linear:npl=${WHITE_NITS},format=gbrpf32le`
	return `${from},zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,`
}

const picture = (film: Film, longestSide: number, format: "yuv420p" | "rgb24") =>
	`${sized(film, longestSide)},${toned(film)}format=${format}`

function timeFor({ durationMs, width, height, framesPerSecond = 30 }: Film): number {
	const work = ((width ?? 0) * (height ?? 0) * framesPerSecond) / FULL_HD_PIXELS_A_SECOND
	return LEAST_MS + PACE * durationMs * Math.max(1, work)
}

/** H.264 and AAC in an MP4 with its index first and without tags. @throws NoToneMapping; Error, see runFfmpeg. */
export async function makeRendition(film: Film, target: string): Promise<void> {
	const filter = picture(film, LONGEST_SIDE_PX, "yuv420p")
	const encoder = ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryfast", "-crf", "23"]
	const video = ["-map", "0:v:0", "-vf", filter, "-r", "30", ...encoder]
	const sound = ["-map", "0:a:0?", "-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"]
	const bare = ["-map_metadata", "-1", "-map_chapters", "-1", "-t", String(LONGEST_SECONDS)]
	const file = ["-movflags", "+faststart", "-f", "mp4", "-y", target]
	await runFfmpeg({ ...film, output: [...video, "-threads", "1", ...sound, ...bare, ...file], withinMs: timeFor(film) })
}

const LOOKED_AT = { width: 64, height: 64, perSecond: 2, seconds: 30 }

/** The first second that shows something: many videos begin in the dark. @throws Error, see runFfmpeg. */
async function findMoment(film: Film): Promise<number> {
	const { width, height, perSecond, seconds } = LOOKED_AT
	const filter = `fps=${perSecond}:round=up,scale=${width}:${height},format=gray`
	const output = ["-map", "0:v:0", "-t", String(seconds), "-vf", filter, "-f", "rawvideo", "pipe:1"]
	const pixels = await runFfmpeg({ ...film, output, withinMs: timeFor(film) })
	const size = width * height
	// A camera's first frames are dark.
	const from = Math.min(1, film.durationMs / 3000)
	const frames: Gray[] = []
	const first = Math.ceil(from * perSecond)
	for (let end = (first + 1) * size; end <= pixels.length; end += size) {
		frames.push({ pixels: pixels.subarray(end - size, end), width })
	}
	return frames.length > 0 ? (first + chooseFrame(frames)) / perSecond : from
}

export async function takeFrame(film: Film): Promise<Buffer> {
	const at = String(await findMoment(film))
	// A JPEG has a matrix of its own, into which ffmpeg brings colors only by way of RGB.
	const filter = picture(film, POSTER_SIDE_PX, "rgb24")
	const output = ["-map", "0:v:0", "-ss", at, "-frames:v", "1", "-vf", filter, "-q:v", "2", "-f", "mjpeg", "pipe:1"]
	return await runFfmpeg({ ...film, output, withinMs: timeFor(film) })
}
