import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import type { Body } from "./model-protocols"

export interface Transcript {
	text: string
	/** The language's English name, as the API reports it. */
	language?: string
	/** Absent for a model that reports no times. */
	segments?: { text: string; start: number; end: number }[]
}

/** OpenAI's protocol: a form that contains the sound. */
export const TRANSCRIPTIONS = /\/audio\/transcriptions$/

const HEARD: Transcript = {
	text: "They were wonderful. I would come back any day.",
	language: "english",
	segments: [
		{ text: " They were wonderful.", start: 0.2, end: 1.1 },
		{ text: " I would come back any day.", start: 1.1, end: 1.9 },
	],
}

const SEGMENT = {
	seek: 0,
	tokens: [50364, 1],
	temperature: 0,
	avg_logprob: -0.2,
	compression_ratio: 1,
	no_speech_prob: 0,
}

/** The form's fields, and the file's name, type, size and hash. */
export async function readSound(req: IncomingMessage): Promise<Body> {
	const bytes = new Uint8Array(await buffer(req))
	const form = await new Response(bytes, { headers: { "content-type": req.headers["content-type"] ?? "" } }).formData()
	const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))
	const file = form.get("file")
	if (!(file instanceof File)) return fields
	const sound = new Uint8Array(await file.arrayBuffer())
	const sha256 = createHash("sha256").update(sound).digest("hex")
	return { ...fields, file: { name: file.name, type: file.type, size: sound.length, sha256 } }
}

/**
 * end: the answer ends normally. stall: only headers come. cut: half of the answer comes. flood: ten megabytes of it.
 */
export function playTranscript(res: ServerResponse, transcript: Transcript = HEARD, ending = "end"): void {
	const segments = transcript.segments?.map((segment, id) => ({ ...SEGMENT, id, ...segment }))
	const text = JSON.stringify({ task: "transcribe", duration: 2, ...transcript, segments })
	res.writeHead(200, { "content-type": "application/json" })
	res.flushHeaders()
	if (ending === "stall") return
	if (ending === "cut") return void res.write(text.slice(0, text.length / 2), () => res.destroy())
	if (ending === "flood") return void res.end(JSON.stringify({ ...transcript, text: "word ".repeat(2 * 1024 * 1024) }))
	res.end(text)
}
