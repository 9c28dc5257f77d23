import { setTimeout as delay } from "node:timers/promises"
import { log } from "@/lib/log"
import { describeError } from "./describe-error"

/** Repeats a write that must not be lost every half second while `wanted` answers true. @throws the last error then. */
export async function untilDone(what: string, work: () => Promise<void>, wanted: () => boolean = () => true) {
	for (let tries = 1; ; tries++) {
		try {
			return await work()
		} catch (error) {
			if (!wanted()) throw error
			if (tries === 1) log.warn({ what, err: describeError(error) }, "will try again")
			await delay(500, undefined, { ref: false })
		}
	}
}
