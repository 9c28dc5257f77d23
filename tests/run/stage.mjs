import { spawn } from "node:child_process"
import { processorSeconds } from "./processor-seconds.mjs"

/**
 * Runs a program and keeps its output, or shows it at once. The program hangs if it prints nothing for `minutes`. Its
 * total time does not matter: a slow machine is no fault of the product.
 * @param {string[]} args of node
 * @param {{ root: string, env: Record<string, string> | undefined, echo: boolean, minutes: number }} options
 * @returns {Promise<{ code: number | null, output: string, hung: boolean }>}
 */
function runProgram(args, { root, env, echo, minutes }) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd: root,
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
		})
		let output = ""
		let hung = false
		// SIGTERM lets a runner stop the servers that it started. A runner that ignores it is killed.
		const patience = setTimeout(() => {
			hung = true
			child.kill("SIGTERM")
			setTimeout(() => child.kill("SIGKILL"), 20_000).unref()
		}, minutes * 60_000)
		/** @param {import("node:stream").Readable} stream @param {NodeJS.WriteStream} shown */
		const listen = (stream, shown) => {
			stream.setEncoding("utf8").on("data", (chunk) => {
				if (!hung) patience.refresh()
				if (echo) shown.write(chunk)
				else output += chunk
			})
		}
		listen(child.stdout, process.stdout)
		listen(child.stderr, process.stderr)
		/** @param {number | null} code */
		const done = (code) => {
			clearTimeout(patience)
			resolve({ code, output, hung })
		}
		child.on("error", (error) => {
			output += error.message
			done(1)
		})
		child.on("close", done)
		// Processes that a stopped program leaves running may keep its output open.
		child.on("exit", (code) => {
			if (!hung) return
			child.stdout.destroy()
			child.stderr.destroy()
			done(code)
		})
	})
}

/**
 * The result of one run of a stage.
 * @typedef {object} StageResult
 * @property {import("./stages.mjs").Stage} stage
 * @property {string} broken why the run has no valid report; empty if it has one
 * @property {number} passed
 * @property {number} failed a broken run counts as one failure more than its report says
 * @property {number} skipped tests that this machine cannot run; they count as neither passed nor failed
 */

/** @param {import("./reports.mjs").Outcome[]} outcomes @param {import("./reports.mjs").Outcome} what */
const count = (outcomes, what) => outcomes.filter((outcome) => outcome === what).length

/**
 * @param {import("./stages.mjs").Stage} stage
 * @param {string} broken
 * @param {import("./reports.mjs").Outcome[]} outcomes
 * @returns {StageResult}
 */
export function resultOf(stage, broken, outcomes = []) {
	const failed = count(outcomes, "failed")
	const skipped = count(outcomes, "skipped")
	// After a runner gives up, the tests it skipped would have run.
	const unrun = stage.bail && failed >= stage.bail ? skipped : 0
	return {
		stage,
		broken,
		passed: count(outcomes, "passed"),
		failed: failed + unrun + (broken ? 1 : 0),
		skipped: skipped - unrun,
	}
}

/**
 * A runner that hung, left no report, counted no test or disagrees with its report has failed once more.
 * @param {import("./stages.mjs").Stage} stage @param {{ code: number | null, hung: boolean }} run
 * @param {string} reports @returns {StageResult}
 */
function judge(stage, { code, hung }, reports) {
	const silence = hung && `it was stopped: it had said nothing for ${stage.minutes} minutes`
	if (!stage.outcomes) {
		const good = code === 0 && !hung
		return { ...resultOf(stage, good ? "" : silence || "it failed"), passed: good ? 1 : 0 }
	}
	/** @type {import("./reports.mjs").Outcome[]} */
	let outcomes = []
	try {
		outcomes = stage.outcomes(reports)
	} catch {
		return resultOf(stage, silence || "it left no report")
	}
	const failed = count(outcomes, "failed")
	if (silence) return resultOf(stage, silence, outcomes)
	const ran = stage.prepare ? outcomes.length : count(outcomes, "passed") + failed
	if (ran === 0) return resultOf(stage, "it ran no test", outcomes)
	if (code !== 0 && failed === 0) return resultOf(stage, `its tests passed, and it ended with ${code}`, outcomes)
	return resultOf(stage, "", outcomes)
}

/**
 * @param {import("./stages.mjs").Stage} stage
 * @param {{ root: string, reports: string, filters: string[], echo: boolean }} options
 * @returns {Promise<StageResult>}
 */
export async function runStage(stage, { root, reports, filters, echo }) {
	const startedAt = performance.now()
	const usedBefore = processorSeconds()
	if (echo) console.log(`\n${stage.name} …`)
	const run = await runProgram(stage.args({ reports, filters }), {
		root,
		env: stage.env?.({ reports }),
		echo,
		minutes: stage.minutes,
	})
	const result = judge(stage, run, reports)
	if (result.failed > 0 && run.output) console.log(run.output.trimEnd())
	if (result.broken) console.log(`${stage.name}: ${result.broken}`)
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
	const sum = `${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ""}`
	// Stages that share the machine cannot be told apart.
	const used =
		echo && usedBefore !== undefined ? `   ${((processorSeconds() ?? 0) - usedBefore).toFixed(0)} s of processors` : ""
	console.log(`${stage.name.padEnd(8)}${seconds.padStart(7)} s   ${sum}${used}`)
	return result
}
