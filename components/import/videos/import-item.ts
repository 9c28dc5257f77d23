import type { VideoFacts } from "@/lib/client/import-video"
import type { UploadPlace } from "@/lib/client/upload-place"
import { eachField } from "@/lib/submissions/form-fields"

export type ItemState =
	| { phase: "ready" | "checking" | "processing" }
	| { phase: "sending" | "waiting"; sentBytes: number }
	| { phase: "failed"; detail: string }
	/** `existed`: an earlier import had stored it. */
	| { phase: "done"; existed: boolean }

export interface ImportItem {
	/** The same for the same file when it is chosen again. */
	id: string
	file: File
	facts: VideoFacts
	place: UploadPlace
	state: ItemState
	errors: Record<string, string>
}

export const fileId = ({ name, size, lastModified }: File) => `${name}|${size}|${lastModified}`

/** Cameras and phones number their files, and that is no customer's name. */
const NUMBERED = /^(?:img|vid|mov|mvi|dsc|pxl|gopr|video|clip|file|wa|screen ?recording)?[\s\d]*$/i
const NOT_OF_THE_NAME = /\b(?:testimonial|review|video|final|edited?|copy|v?\d+|hd|1080p|720p|4k)\b/gi

/** The customer's name in a file's name: "jane-doe_testimonial.mp4" is Jane Doe. "" if it has none. */
export function nameOfFile(fileName: string): string {
	const words = fileName.replace(/\.[^.]+$/, "").replace(/[-_.()[\]+]+/g, " ")
	if (NUMBERED.test(words.trim())) return ""
	const name = words.replace(NOT_OF_THE_NAME, " ").replace(/\s+/g, " ").trim()
	return name === name.toLowerCase() ? name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : name
}

function dayOf(ms: number): string {
	const date = new Date(ms)
	const two = (number: number) => String(number).padStart(2, "0")
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const factsOfFile = ({ name, lastModified }: File): VideoFacts => ({
	...eachField(() => ""),
	name: nameOfFile(name),
	date: dayOf(lastModified),
	source: "",
})

export const isRunning = ({ state: { phase } }: ImportItem) =>
	phase === "checking" || phase === "sending" || phase === "waiting" || phase === "processing"

/** Bytes of it that the server has or that are on their way there. */
export function sentOf({ state, file, place }: ImportItem): number {
	if (state.phase === "done" || state.phase === "processing") return file.size
	return "sentBytes" in state ? state.sentBytes : Math.min(place.sentBytes, file.size)
}

export function summaryOf(items: readonly ImportItem[]) {
	const done = items.flatMap(({ state }) => (state.phase === "done" ? [state] : []))
	return {
		stored: done.filter(({ existed }) => !existed).length,
		existed: done.filter(({ existed }) => existed).length,
		failed: items.filter(({ state }) => state.phase === "failed").length,
		left: items.filter(({ state }) => state.phase !== "done").length,
		sentBytes: items.reduce((sum, item) => sum + sentOf(item), 0),
		totalBytes: items.reduce((sum, { file }) => sum + file.size, 0),
	}
}
