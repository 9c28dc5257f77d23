import path from "node:path"
import { env } from "@/lib/env"
import { isProgram } from "@/lib/env-schema.mjs"

let found: string | null | undefined

/** FFMPEG_PATH, else the program on the PATH. Null if there is none or FFMPEG_PATH says `none`. Looks only once. */
export function findFfmpeg(): string | null {
	if (found === undefined) {
		const { FFMPEG_PATH, PATH } = env()
		const places = FFMPEG_PATH ? [FFMPEG_PATH] : PATH.split(path.delimiter).map((folder) => path.join(folder, "ffmpeg"))
		found = FFMPEG_PATH === "none" ? null : (places.find(isProgram) ?? null)
	}
	return found
}
