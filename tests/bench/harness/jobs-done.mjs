import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"

const LOOK_EVERY_MS = 100
const WAITING = "SELECT 1 FROM jobs WHERE schedule IS NULL AND attempts = 0 LIMIT 1"

/**
 * Mails and repairs of what a row has sent must not run while it measures something else.
 * @param {import("./lab.mjs").Lab} lab
 * @returns {Promise<() => Promise<void>>} waits until the shared product's jobs are done
 */
export async function jobsOf(lab) {
	const database = new pg.Client({ connectionString: await lab.database("common") })
	await database.connect()
	lab.cleanup.push(() => database.end())
	return async () => {
		while ((await database.query(WAITING)).rowCount) await delay(LOOK_EVERY_MS)
	}
}
