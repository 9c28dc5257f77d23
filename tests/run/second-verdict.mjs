import { runStage } from "./stage.mjs"

/** A suite with more unsteady tests than this is not credible. */
const MOST_UNSTEADY = 5

/** These files test who may do what. A failure in them is never the machine's fault. */
const FINAL_FILES = /(?:^|\/)(?:admission|authorisation)\.test\.ts$/

/**
 * These errors are final too: the loss of an acknowledged testimonial, and a status of 500 or above that no test asked
 * for, in the words of the two runners and of the browser's console.
 */
const FINAL_ERRORS = [
	/\bLost: /,
	/expected 5\d\d to /,
	/Received:\s+5\d\d\b/,
	/^\s*\+\s+"?status"?: 5\d\d\b/m,
	/\bwith a status of 5\d\d\b/,
]

/** @param {import("./reports.mjs").Outcome} outcome */
const isFinal = ({ file, error }) =>
	file === "" || FINAL_FILES.test(file) || FINAL_ERRORS.some((pattern) => pattern.test(error))

/** @typedef {import("./reports.mjs").Outcome} Outcome */
/** @typedef {import("./stage.mjs").StageResult} StageResult */
/** @typedef {{ passed: number, failed: number }} Sum */

/** @param {StageResult} result */
const failuresOf = ({ outcomes }) => outcomes.filter(({ status }) => status === "failed")

/** Why a failed stage is red at once. Empty if its files may run again. @param {StageResult} result */
function finalReason(result) {
	if (result.broken) return result.broken
	const failures = failuresOf(result)
	if (result.stage.bail && failures.length >= result.stage.bail) return "it gave up"
	const final = failures.find(isFinal)
	return final ? `${final.file} ${final.name}`.trim() || "an error outside of any test" : ""
}

/** The first line of an error that says something. @param {string} error */
const firstLine = (error) =>
	error
		.split("\n")
		.find((line) => line.trim() !== "")
		?.trim() ?? ""

/**
 * Combines a stage's two runs. A test has failed if it failed in both runs, or if it failed first and did not pass the
 * second time. If a file's setup failed in one run, the file's failures in the other run count. Every other failure is
 * unsteady and counts as passed.
 * @param {StageResult} first @param {StageResult} second
 */
function reconcile(first, second) {
	const files = new Set(failuresOf(first).map(({ file }) => file))
	/** @param {StageResult} run @param {Outcome} outcome */
	const failedIn = (run, { file, name }) =>
		failuresOf(run).some((failure) => failure.file === file && [name, ""].includes(failure.name))
	const steady = failuresOf(second).filter(
		(failure) => failedIn(first, failure) || (failure.name === "" && files.has(failure.file)),
	)
	/** @param {Outcome} outcome */
	const isSteady = ({ file, name }) =>
		steady.some((failure) => failure.file === file && ["", name].includes(failure.name))
	const passedNow = second.outcomes.filter(({ status }) => status === "passed")
	/** @param {Outcome} outcome */
	const passes = ({ file, name }) =>
		passedNow.some((success) => success.file === file && ["", success.name].includes(name))
	const notAgain = failuresOf(first).filter((failure) => !failedIn(second, failure) && !isSteady(failure))
	const onlyFirst = notAgain.filter(passes)
	const onlySecond = failuresOf(second).filter((failure) => !steady.includes(failure))
	const elsewhere = first.outcomes.filter(({ file, status }) => status === "passed" && !files.has(file))
	return {
		passed: elsewhere.length + passedNow.length + onlySecond.length,
		failed: steady.length + notAgain.length - onlyFirst.length,
		unsteady: [...onlyFirst, ...onlySecond].map((outcome) => ({ ...outcome, stage: first.stage.name })),
	}
}

/**
 * Runs files with failures once more, alone and in sequence. A test that failed because the machine was busy then
 * passes, and a test that found a fault fails again. Once a stage has failed for good, no other stage gets a second
 * run.
 * @param {StageResult[]} results
 * @param {{ root: string, reports: string, strict: boolean }} options
 * @returns {Promise<Sum & { unsteady: (Outcome & { stage: string })[] }>}
 */
export async function secondVerdict(results, { root, reports, strict }) {
	/** @param {Sum[]} sums */
	const total = (sums) => ({
		passed: sums.reduce((sum, { passed }) => sum + passed, 0),
		failed: sums.reduce((sum, { failed }) => sum + failed, 0),
	})
	const red = results.filter(({ failed }) => failed > 0)
	const final = red
		.map((result) => ({ name: result.stage.name, reason: finalReason(result) }))
		.find(({ reason }) => reason)
	if (red.length === 0 || strict || final) {
		if (final && !strict) console.log(`\nNo second verdict: ${final.name}: ${final.reason}`)
		return { ...total(results), unsteady: [] }
	}
	console.log("\nA second verdict on the files that failed")
	const sums = []
	const unsteady = []
	for (const first of results) {
		if (first.failed === 0) {
			sums.push(first)
			continue
		}
		const filters = [...new Set(failuresOf(first).map(({ file }) => file))]
		const second = await runStage(first.stage, { root, reports, filters, echo: true, alone: true })
		if (finalReason(second)) {
			sums.push(first)
			continue
		}
		const merged = reconcile(first, second)
		sums.push(merged)
		unsteady.push(...merged.unsteady)
	}
	if (unsteady.length > 0) console.log("\nUnsteady:")
	for (const { stage, file, name, error } of unsteady) {
		console.log(`  ${stage} · ${file}${name ? ` · ${name}` : ""}: ${firstLine(error)}`)
	}
	if (unsteady.length <= MOST_UNSTEADY) return { ...total(sums), unsteady }
	console.log(`${unsteady.length} unsteady tests are too many`)
	return { ...total(results), unsteady }
}
