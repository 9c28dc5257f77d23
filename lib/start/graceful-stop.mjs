import { setTimeout as wait } from "node:timers/promises"
import { say } from "./progress.mjs"

/** For a task after the deadline: a database must not be left in the middle of a stop request. */
const GRACE_MS = 2_000
const LAST_RESORT_MS = 10_000

const WATCH_EVERY_MS = 200

/** `npm start` puts a shell in between, which dies of SIGTERM without passing it on: the server would keep its port.
 * @param {() => void} onGone */
function watchParent(onGone) {
	const parent = process.ppid
	const timer = setInterval(() => {
		if (process.ppid === parent) return
		clearInterval(timer)
		onGone()
	}, WATCH_EVERY_MS)
	timer.unref()
}

/** SIGTERM, SIGINT, or SIGHUP runs the tasks, last added first; a second signal ends the process immediately. Next's
 * own handling has no deadline and leaves partial files. @param {number} deadlineMs for all tasks together */
export function stopOnSignals(deadlineMs) {
	/** @type {((withinMs: number) => unknown)[]} */
	const tasks = []
	let stopping = false

	async function undo() {
		const stopBy = Date.now() + deadlineMs
		for (const task of tasks.splice(0).reverse()) {
			const withinMs = Math.max(stopBy - Date.now(), GRACE_MS)
			const work = Promise.resolve(withinMs)
				.then(task)
				.catch((error) => console.error("While stopping:", error))
			await Promise.race([work, wait(withinMs + GRACE_MS, undefined, { ref: false })])
		}
	}

	/** @param {string} signal */
	async function onSignal(signal) {
		if (stopping) process.exit(1)
		stopping = true
		say(`${signal}: stopping; a second one ends it at once.`)
		setTimeout(() => process.exit(1), deadlineMs + LAST_RESORT_MS).unref()
		await undo()
		say("Stopped.")
		process.exit(0)
	}
	if (process.env.npm_lifecycle_event) watchParent(() => stopping || void onSignal("npm ended"))
	for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => void onSignal(signal))

	return { add: /** @param {(withinMs: number) => unknown} task */ (task) => void tasks.push(task), undo }
}
