import { rmSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"

/** A job may still be writing into it, and rmSync's own retries do not reach nested folders. @param {string} folder */
export async function clearFolder(folder) {
	for (let tries = 0; ; tries++) {
		try {
			return rmSync(folder, { recursive: true, force: true })
		} catch (error) {
			if (tries === 50) throw error
			await delay(100)
		}
	}
}
