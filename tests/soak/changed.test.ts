import { readFileSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { Random, runSeed } from "../faults/support/random"
import { chooseTests, readCheckout } from "../run/changed/choose-tests.mjs"
import { runStage } from "../run/stage.mjs"
import { STAGES } from "../run/stages.mjs"
import { BROKEN_PLACE } from "../support/server"

const PLACES = Number(process.env.SOAK_PLACES) || 20
/** SOAK_STAGES=unit leaves out what needs the build. */
const ORDER = process.env.SOAK_STAGES?.split(",") ?? ["unit", "api", "e2e", "faults", "engines"]
/** The files of a stage that run together, nearest first: most breaks are red in one of the first. */
const TOGETHER = 8
const root = path.resolve(import.meta.dirname, "../..")
const checkout = readCheckout(root)
const random = new Random(runSeed())
/** Where the body of an exported function begins. */
const FUNCTION = /^export (?:default )?(?:async )?function \w+\(.*\)[^{}\n]*\{$/gm

interface Place {
	file: string
	source: string
	broken: string
}

/** One file of each domain. All are broken in one build; the environment says which of them is. */
function places(): Place[] {
	const domains = new Map<string, string[]>()
	for (const file of checkout.present) {
		const domain = /^(?:lib|components)\/[^/]+(?=\/)|^app(?=\/)/.exec(file)?.[0]
		if (!domain || /^lib\/start$|generated/.test(`${domain} ${file}`) || !/(?<!\.test)\.tsx?$/.test(file)) continue
		if (readFileSync(path.join(root, file), "utf8").match(FUNCTION))
			domains.set(domain, [...(domains.get(domain) ?? []), file])
	}
	const order = [...domains.values()].sort(() => random.next() - 0.5).slice(0, PLACES)
	return order.map((files) => {
		const file = random.pick(files)
		const source = readFileSync(path.join(root, file), "utf8")
		const { index, 0: head } = random.pick([...source.matchAll(FUNCTION)])
		const end = index + head.length
		const fault = `\n\tif (process.env.${BROKEN_PLACE} === "${file}") throw new Error("Broken on purpose.")`
		return { file, source, broken: source.slice(0, end) + fault + source.slice(end) }
	})
}

const planted = places()
/** "quizzes" and "quiz" are one word. */
const wordsOf = (file: string) => new Set(file.split(/[^a-z]+/).map((word) => word.slice(0, 4)))
/** How many words the names share. A test beside the file and of its name comes first. */
const nearness = (file: string) => (test: string) =>
	test.startsWith(file.replace(/\.tsx?$/, ".test."))
		? Number.POSITIVE_INFINITY
		: [...wordsOf(file)].filter((word) => wordsOf(test).has(word)).length

let reports: string
beforeAll(async () => {
	console.info(`SOAK_SEED=${random.seed}`)
	reports = await mkdtemp(path.join(tmpdir(), "changed-"))
	// A run that is stopped leaves its files broken: `git diff` shows it.
	for (const { file, broken } of planted) writeFileSync(path.join(root, file), broken)
})
// The stages run as in `npm test`.
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
	for (const { file, source } of planted) writeFileSync(path.join(root, file), source)
	await rm(reports, { recursive: true })
})

it.for(planted)("a break of $file turns a test red that its change chooses", async ({ file }, { skip }) => {
	const choice = chooseTests(root, [file], () => checkout)
	if ("everything" in choice) return skip("everything runs")
	vi.stubEnv("SOAK", undefined)
	vi.stubEnv(BROKEN_PLACE, file)
	const near = nearness(file)
	const stages = ORDER.flatMap((name) => STAGES.filter((stage) => stage.name === name)).map((stage) => ({
		stage,
		files: choice.tests.filter((test) => stage.files?.test(test)).sort((one, other) => near(other) - near(one)),
	}))
	// The nearest of every stage before the rest of any: what only a browser draws is not found by thousands of calls.
	for (let at = 0; stages.some(({ files }) => at < files.length); at += TOGETHER) {
		for (const { stage, files } of stages) {
			const filters = files.slice(at, at + TOGETHER)
			if (filters.length === 0) continue
			if (stage.heavy) await (await import("@/lib/start/prepare.mjs")).prepare({ build: true })
			const run = () => runStage(stage, { root, reports, filters, echo: false })
			const { failed } = await run()
			if (failed === 0) continue
			// A test that is red without the fault as well has not seen it.
			vi.stubEnv(BROKEN_PLACE, undefined)
			const { failed: anyway } = await run()
			vi.stubEnv(BROKEN_PLACE, file)
			if (failed > anyway) return console.info(`${file}: ${failed} of ${stage.name}, round ${at / TOGETHER + 1}`)
		}
	}
	if (choice.tests.some((test) => !stages.some(({ files }) => files.includes(test))))
		skip("no stage that ran turned red")
	expect.fail(`All of ${choice.tests.length} files are green: ${choice.tests.join(", ")}`)
})
