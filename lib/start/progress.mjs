/** A reason that the operator can fix, shown as one line without a stack. Any function of the launcher may throw it. */
export class StartError extends Error {}

/** @type {NodeJS.WritableStream} */
let stream = process.stdout

/** @param {NodeJS.WritableStream} other takes the lines, where the output is for a program */
export function sayInstead(other) {
	stream = other
}

/** @param {string} line */
export function say(line) {
	stream.write(`${line}\n`)
}

/** @param {number} startedAt milliseconds, from performance.now() */
export function seconds(startedAt) {
	return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** @template T @param {string} label @param {() => T | Promise<T>} work @returns {Promise<T>} */
export async function step(label, work) {
	const startedAt = performance.now()
	say(`${label} …`)
	const result = await work()
	say(`${label}: done in ${seconds(startedAt)}`)
	return result
}

/** @param {() => Promise<void>} main @param {string} refusal begins the line of a StartError, which ends the process */
export async function run(main, refusal = "Cannot start") {
	try {
		await main()
	} catch (error) {
		console.error(error instanceof StartError ? `${refusal}: ${error.message}` : error)
		process.exit(1)
	}
}
