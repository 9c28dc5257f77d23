import { readFileSync, writeFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { Random, runSeed } from "../faults/support/random"
import { chooseTests, readCheckout } from "../run/changed/choose-tests.mjs"
import { runStage } from "../run/stage.mjs"
import { STAGES } from "../run/stages.mjs"

const PLACES = Number(process.env.SOAK_PLACES) || 20
/** SOAK_STAGES=unit leaves out what needs a build for each place. */
const ORDER = process.env.SOAK_STAGES?.split(",") ?? ["unit", "api", "e2e", "faults", "engines"]
const root = path.resolve(import.meta.dirname, "../..")
const checkout = readCheckout(root)
const random = new Random(runSeed())
/** Where the body of an exported function begins. */
const FUNCTION = /^export (?:default )?(?:async )?function \w+\(.*\)[^{}\n]*\{$/gm
/** A condition, because a compiler may refuse what nothing reaches. */
const BREAK = "\n\tif (Date.now() > 0) throw new Error('Broken on purpose.')"

/** One file of each domain after the other, until there are enough. */
function places(): string[] {
	const domains = new Map<string, string[]>()
	for (const file of checkout.present) {
		const domain = /^(?:lib|components)\/[^/]+(?=\/)|^app(?=\/)/.exec(file)?.[0]
		if (!domain || /^lib\/start$|generated/.test(`${domain} ${file}`) || !/(?<!\.test)\.tsx?$/.test(file)) continue
		if (readFileSync(path.join(root, file), "utf8").match(FUNCTION))
			domains.set(domain, [...(domains.get(domain) ?? []), file])
	}
	const order = [...domains.values()].sort(() => random.next() - 0.5)
	return Array.from({ length: PLACES }, (_, at) => random.pick(order[at % order.length] ?? []))
}

let reports: string
beforeAll(async () => {
	console.info(`SOAK_SEED=${random.seed}`)
	reports = await mkdtemp(path.join(tmpdir(), "changed-"))
	// The stages run as in `npm test`.
	vi.stubEnv("SOAK", undefined)
})
afterAll(() => rm(reports, { recursive: true }))

// A run that is stopped leaves its file broken: `git diff` shows it.
it.for(places())("a break of %s turns a test red that its change chooses", async (file, { skip }) => {
	const full = path.join(root, file)
	const source = readFileSync(full, "utf8")
	const heads = [...source.matchAll(FUNCTION)]
	const { index, 0: head } = random.pick(heads)
	const end = index + head.length
	const choice = chooseTests(root, [file], () => checkout)
	if ("everything" in choice) return skip("everything runs")
	const runs = ORDER.flatMap((name) => STAGES.filter((stage) => stage.name === name))
		.map((stage) => ({ stage, filters: choice.tests.filter((test) => stage.files?.test(test)) }))
		.filter(({ filters }) => filters.length > 0)
	if (runs.length === 0) skip("needs a build")
	writeFileSync(full, source.slice(0, end) + BREAK + source.slice(end))
	try {
		for (const { stage, filters } of runs) {
			if (stage.heavy) await (await import("@/lib/start/prepare.mjs")).prepare({ build: true })
			if ((await runStage(stage, { root, reports, filters, echo: false })).failed > 0) return
		}
	} finally {
		writeFileSync(full, source)
	}
	expect.fail(`All of ${choice.tests.length} files are green: ${choice.tests.join(", ")}`)
})
