import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Outcome, playwrightOutcomes, vitestOutcomes } from "../run/reports.mjs"
import { runStage } from "../run/stage.mjs"
import type { Stage } from "../run/stages.mjs"
import { plantTree } from "./planted-tree"

const repository = path.resolve(import.meta.dirname, "../..")

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** A stage whose program ends as `script` says and whose report contains `outcomes`. */
function planted(script: string, outcomes?: () => Outcome[], minutes = 1): Stage {
	return { name: "planted", minutes, bail: 30, args: () => ["-e", script], outcomes }
}
const options = { root: repository, reports: "nowhere", filters: [], echo: false }
const GOOD = "process.exit(0)"
const BAD = "process.exit(1)"
const threePassed = (): Outcome[] => ["passed", "passed", "passed"]

async function sumOf(stage: Stage) {
	const { passed, failed } = await runStage(stage, options)
	return { passed, failed }
}

describe("the sum of a stage", () => {
	it("counts a check as one", async () => {
		expect(await sumOf(planted(GOOD))).toEqual({ passed: 1, failed: 0 })
		expect(await sumOf(planted(BAD))).toEqual({ passed: 0, failed: 1 })
	})

	it("counts what the runner reports", async () => {
		expect(await sumOf(planted(GOOD, threePassed))).toEqual({ passed: 3, failed: 0 })
	})

	it.each<[string, string, () => Outcome[], object]>([
		["a runner that crashes after its tests passed", BAD, threePassed, { passed: 3, failed: 1 }],
		["a runner that is killed", 'process.kill(process.pid, "SIGKILL")', threePassed, { passed: 3, failed: 1 }],
		["a stage without a single test", GOOD, () => [], { passed: 0, failed: 1 }],
		["a runner that dies without a report", BAD, () => vitestOutcomes("absent.json"), { passed: 0, failed: 1 }],
		[
			"what a runner that gave up did not run",
			BAD,
			() => [...Array.from({ length: 30 }, () => "failed" as const), "skipped"],
			{ passed: 0, failed: 31 },
		],
	])("counts %s as failed", async (_, script, outcomes, sum) => {
		expect(await sumOf(planted(script, outcomes))).toEqual(sum)
	})
})

describe("a stage that falls silent", () => {
	/** Runs `script` while the runner's clock jumps by so many seconds at each line of output. */
	async function sumWhileSpeaking(script: string, seconds: number, spoken: () => void = () => undefined) {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
		vi.spyOn(process.stdout, "write").mockImplementation(() => {
			vi.advanceTimersByTime(seconds * 1000)
			spoken()
			return true
		})
		const { passed, failed, broken } = await runStage(planted(script, threePassed), { ...options, echo: true })
		return { passed, failed, broken }
	}
	afterEach(() => vi.useRealTimers())

	it("is stopped after its minutes", async () => {
		const hangs = 'console.log("begun"); setInterval(() => {}, 1000)'
		expect(await sumWhileSpeaking(hangs, 61)).toEqual({
			passed: 3,
			failed: 1,
			broken: "it was stopped: it had said nothing for 1 minutes",
		})
	})

	it("continues if it prints in time", async () => {
		const tree = await plantTree({})
		const heard = (count: number) => path.join(tree.root, `${count}`)
		let count = 0
		// Each line is printed only after the one before was read: 120 seconds in total, with 60 seconds of silence
		// allowed.
		const slow = `const { existsSync } = require("node:fs")
			let said = 0
			setInterval(() => {
				if (said > 0 && !existsSync(${JSON.stringify(`${tree.root}/`)} + said)) return
				if (said === 3) process.exit(0)
				said += 1
				console.log("word", said)
			}, 5)`
		const sum = await sumWhileSpeaking(slow, 40, () => writeFileSync(heard(++count), ""))
		expect(sum).toEqual({ passed: 3, failed: 0, broken: "" })
		expect(count).toBe(3)
		await tree.remove()
	})
})

describe("a runner's report", () => {
	const outcomesOf = async (report: object, read: (file: string) => Outcome[]) => {
		const tree = await plantTree({ "report.json": JSON.stringify(report) })
		const outcomes = read(path.join(tree.root, "report.json"))
		await tree.remove()
		return outcomes
	}

	it("of browsers counts flaky tests and errors outside of tests as failed", async () => {
		const tests = ["expected", "flaky", "unexpected", "skipped"].map((status) => ({ status }))
		const report = { errors: [{ message: "The setup failed." }], suites: [{ suites: [{ specs: [{ tests }] }] }] }
		const outcomes = ["passed", "failed", "failed", "skipped", "failed"]
		expect(await outcomesOf(report, playwrightOutcomes)).toEqual(outcomes)
	})

	it("of Vitest counts a file that failed outside of its tests as failed", async () => {
		const file = (status: string, ...tests: string[]) => ({
			status,
			assertionResults: tests.map((status) => ({ status })),
		})
		const testResults = [file("passed", "passed", "pending"), file("failed", "skipped"), file("failed", "failed")]
		const outcomes = ["passed", "skipped", "skipped", "failed", "failed"]
		expect(await outcomesOf({ testResults }, vitestOutcomes)).toEqual(outcomes)
	})
})

it("refuses a stage that does not exist", async () => {
	const code = await new Promise((resolve) => {
		execFile(process.execPath, ["tests/run.mjs", "--only", "unti"], { cwd: repository }, (error) =>
			resolve(error?.code),
		)
	})
	expect(code).toBe(2)
})
