/**
 * `npm test`: everything, from a fresh clone where only Node and npm exist. Plain Node, because it runs before anything
 * is installed. The last line it prints is the sum, alone: `N passed, N failed`.
 *
 *   npm test                                  all stages
 *   npm test -- --only unit,api               some of them
 *   npm test -- --only unit lib/crypto        and of these, the files whose path contains a word
 */
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { runStage } from "./run/stage.mjs"
import { STAGES } from "./run/stages.mjs"

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..")
const reports = path.join(root, "test-results/reports")

/** @returns {{ names: string[], filters: string[] }} */
function readArguments() {
	const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true })
	const known = STAGES.map(({ name }) => name)
	const names = values.only?.split(",") ?? known
	const unknown = names.filter((name) => !known.includes(name))
	if (unknown.length > 0) {
		console.error(`No stage is called ${unknown.join(", ")}; there are ${known.join(", ")}.`)
		process.exit(2)
	}
	return { names, filters: positionals }
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

/** One chain after the other inside, both chains at once: two cores, and nothing here waits on the other. */
async function runChains(chains, options) {
	const results = await Promise.all(
		chains.map(async (chain) => {
			const sums = []
			for (const stage of chain) sums.push(await runStage(stage, options))
			return sums
		}),
	)
	return results.flat()
}

const { names, filters } = readArguments()
const stages = STAGES.filter(({ name }) => names.includes(name))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const startedAt = performance.now()
const failedBefore = { passed: 0, failed: 1 }
const light = stages.filter(({ heavy }) => !heavy)
const heavy = stages.filter((stage) => stage.heavy)
const sums = []
const installed = await prepareCheckout(false)
// The light stages run even when the build fails.
const built = installed && (heavy.length === 0 || (await prepareCheckout(true)))
if (!installed || !built) sums.push(failedBefore)
if (installed) {
	// About as long, the one and the other.
	const first = ["types", "imports"]
	const chains = [light.filter(({ name }) => first.includes(name)), light.filter(({ name }) => !first.includes(name))]
	sums.push(...(await runChains(chains, { root, reports, filters, echo: false })))
} else sums.push(...light.map(() => failedBefore))
for (const stage of heavy) {
	// Nothing that did not run counts as good.
	sums.push(built ? await runStage(stage, { root, reports, filters, echo: true }) : failedBefore)
}

const passed = sums.reduce((total, sum) => total + sum.passed, 0)
const failed = sums.reduce((total, sum) => total + sum.failed, 0)
console.log(`\nAll stages in ${Math.round((performance.now() - startedAt) / 1000)} s`)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
