import { runFfmpeg } from "./run-ffmpeg"

/** Full HD, portrait or landscape. The codec asks for even numbers. */
const SCALE = "scale='trunc(min(1,1920/max(iw,ih))*iw/2)*2':'trunc(min(1,1920/max(iw,ih))*ih/2)*2',format=yuv420p"
const LONGEST_SECONDS = 620
const LEAST_MS = 120_000
/** A core that is shared with other work encodes at a quarter of the video's own speed. */
const PACE = 4

interface Film {
	source: string
	format: "webm" | "mp4"
	durationMs: number
}

/**
 * Makes H.264 and AAC in an MP4 with its index first and without tags, as phones and social networks take it. @throws
 * Error, see runFfmpeg.
 */
export async function makeRendition({ source, format, durationMs }: Film, target: string): Promise<void> {
	const picture = ["-map", "0:v:0", "-vf", SCALE, "-r", "30", "-c:v", "libx264", "-preset", "veryfast", "-crf", "23"]
	const sound = ["-map", "0:a:0?", "-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"]
	const file = [
		"-map_metadata",
		"-1",
		"-t",
		String(LONGEST_SECONDS),
		"-movflags",
		"+faststart",
		"-f",
		"mp4",
		"-y",
		target,
	]
	const output = [...picture, "-threads", "1", ...sound, ...file]
	await runFfmpeg({ source, format, output, withinMs: LEAST_MS + PACE * durationMs })
}

/** Takes one frame of the first second as a picture for preparePoster(). @throws Error, see runFfmpeg. */
export async function takeFrame({ source, format, durationMs }: Film): Promise<Buffer> {
	// A camera's first frames are dark.
	const at = String(Math.min(1, durationMs / 3000))
	const output = ["-map", "0:v:0", "-ss", at, "-frames:v", "1", "-vf", "scale='min(1280,iw)':-2", "-q:v", "2"]
	return await runFfmpeg({ source, format, output: [...output, "-f", "mjpeg", "pipe:1"], withinMs: 30_000 })
}
