/**
 * `npm test` runs everything from a fresh clone where only Node and npm exist. It is plain Node, because it runs before
 * anything is installed. The last line it prints is the sum alone: `N passed, N failed`. The line before it counts what
 * this machine could not run.
 *
 *   npm test                                  all stages
 *   npm test -- --only unit,api               some stages
 *   npm test -- --only unit lib/crypto        only files of those stages whose path contains a word
 *   npm test -- --changed                     what a change since the last landed commit can turn red
 */
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { processorSeconds } from "./run/processor-seconds.mjs"
import { resultOf, runStage } from "./run/stage.mjs"
import { STAGES } from "./run/stages.mjs"

/** @typedef {import("./run/stages.mjs").Stage} Stage */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")
const reports = path.join(root, "test-results/reports")

/** @returns {{ names: string[], filters: string[], changed: boolean }} */
function readArguments() {
	const { values, positionals } = parseArgs({
		options: { only: { type: "string" }, changed: { type: "boolean" } },
		allowPositionals: true,
	})
	const known = STAGES.map(({ name }) => name)
	const names = values.only?.split(",") ?? known
	const unknown = names.filter((name) => !known.includes(name))
	if (unknown.length > 0) {
		console.error(`No stage is called ${unknown.join(", ")}; there are ${known.join(", ")}.`)
		process.exit(2)
	}
	return { names, filters: positionals, changed: values.changed ?? false }
}

/** The test files to run, or null for all. It needs the installed packages. */
async function chooseChanged() {
	const { changedFiles, chooseTests } = await import("./run/changed/choose-tests.mjs")
	const choice = chooseTests(root, changedFiles(root))
	if ("everything" in choice) console.log(`Everything runs: ${choice.everything}.`)
	else console.log(`${choice.tests.length} test files run: those that the change can turn red, and the core.`)
	return "everything" in choice ? null : choice.tests
}

/** Installs, generates and builds what is missing or stale. @param {boolean} build @returns {Promise<boolean>} */
async function prepareCheckout(build) {
	try {
		const { checkNode } = await import("../lib/start/project.mjs")
		const { prepare } = await import("../lib/start/prepare.mjs")
		checkNode()
		await prepare({ build })
		return true
	} catch (error) {
		console.error(`Preparation failed: ${error instanceof Error ? error.message : error}`)
		return false
	}
}

/**
 * Runs the stages of each chain one after the other, and both chains at once: there are two cores, and neither chain
 * waits for the other.
 * @param {Stage[][]} chains @param {(stage: Stage) => Parameters<typeof runStage>[1]} optionsOf
 */
async function runChains(chains, optionsOf) {
	const chainResults = await Promise.all(
		chains.map(async (chain) => {
			const results = []
			for (const stage of chain) results.push(await runStage(stage, optionsOf(stage)))
			return results
		}),
	)
	return chainResults.flat()
}

const { names, filters, changed } = readArguments()
console.log(`Node ${process.version}`)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const startedAt = performance.now()
/** @param {Stage} stage */
const notRun = (stage) => resultOf(stage, "it did not run: the preparation failed")
/** @type {import("./run/stage.mjs").StageResult[]} */
const results = []
const installed = await prepareCheckout(false)
const chosen = changed && installed ? await chooseChanged() : null
/** The files of a stage that run. Without any word it runs all. @param {Stage} stage */
const filtersOf = ({ files }) => (chosen && files ? chosen.filter((test) => files.test(test)) : filters)
const stages = STAGES.filter(
	(stage) => names.includes(stage.name) && !(chosen && stage.files && filtersOf(stage).length === 0),
)
const light = stages.filter(({ heavy }) => !heavy)
const heavy = stages.filter((stage) => stage.heavy)
// The light stages run even if the build fails.
const built = installed && (heavy.length === 0 || (await prepareCheckout(true)))
if (installed) {
	// The two take about equally long.
	const first = ["types", "imports"]
	const chains = [light.filter(({ name }) => first.includes(name)), light.filter(({ name }) => !first.includes(name))]
	results.push(...(await runChains(chains, (stage) => ({ root, reports, filters: filtersOf(stage), echo: false }))))
} else results.push(...light.map(notRun))
for (const stage of heavy) {
	if (built) stage.prepare?.()
	// A stage that did not run does not count as passed.
	results.push(built ? await runStage(stage, { root, reports, filters: filtersOf(stage), echo: true }) : notRun(stage))
}

/** @param {"passed" | "failed" | "skipped"} what */
const total = (what) => results.reduce((sum, result) => sum + result[what], 0)
const used = processorSeconds()
const processors = used === undefined ? "" : `, ${Math.round(used)} s of processors`
console.log(`\nAll stages in ${Math.round((performance.now() - startedAt) / 1000)} s${processors}`)
const skipped = results.filter((result) => result.skipped > 0)
console.log(
	[`${total("skipped")} skipped`, ...skipped.map((result) => `${result.stage.name} ${result.skipped}`)].join(", "),
)
process.exitCode = total("failed") === 0 ? 0 : 1
console.log(`${total("passed")} passed, ${total("failed")} failed`)
