import { accessSync, constants, statSync } from "node:fs"
import path from "node:path"
import { env } from "@/lib/env"

let found: string | null | undefined

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK)
		return statSync(file).isFile()
	} catch {
		return false
	}
}

/**
 * This host's ffmpeg: FFMPEG_PATH, else the one on the PATH. Null if there is none or FFMPEG_PATH says `none`. Looks
 * only once.
 */
export function findFfmpeg(): string | null {
	if (found === undefined) {
		const { FFMPEG_PATH, PATH } = env()
		const places = FFMPEG_PATH ? [FFMPEG_PATH] : PATH.split(path.delimiter).map((folder) => path.join(folder, "ffmpeg"))
		found = FFMPEG_PATH === "none" ? null : (places.find((place) => path.isAbsolute(place) && isProgram(place)) ?? null)
	}
	return found
}
