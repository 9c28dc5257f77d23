import { execFile } from "node:child_process"
import { mkdir } from "node:fs/promises"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { runStage } from "../run/stage.mjs"
import { playwrightSum, vitestSum } from "../run/sums.mjs"
import { type PlantedTree, plantTree } from "./planted-tree"

const repository = path.resolve(import.meta.dirname, "../..")

const passing = { numPassedTests: 3, numFailedTests: 0, testResults: [{ status: "passed", assertionResults: [] }] }
const loadFailure = { ...passing, testResults: [{ status: "failed", assertionResults: [] }] }
const nothing = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
const browsers = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] }

let tree: PlantedTree

beforeAll(async () => {
	tree = await plantTree({
		"passing.json": JSON.stringify(passing),
		"load-failure.json": JSON.stringify(loadFailure),
		"nothing.json": JSON.stringify(nothing),
		"browsers.json": JSON.stringify(browsers),
		"half.json": '{"numPassedTests": 3',
	})
	await mkdir(path.join(tree.root, "reports"))
})

afterAll(() => tree?.remove())

/** A stage whose program ends with `exit`, and whose report is `report` of the planted ones. */
async function sumOf(exit: string, report?: string, minutes = 1) {
	const quiet = vi.spyOn(console, "log").mockImplementation(() => undefined)
	const sum = report ? () => vitestSum(path.join(tree.root, `${report}.json`)) : undefined
	const stage = { name: "planted", minutes, args: () => ["-e", exit], sum }
	const options = { root: tree.root, reports: path.join(tree.root, "reports"), filters: [], echo: false }
	return runStage(stage, options).finally(() => quiet.mockRestore())
}

describe("the sum of npm test", () => {
	it("counts a check as one", async () => {
		expect(await sumOf("process.exit(0)")).toEqual({ passed: 1, failed: 0 })
		expect(await sumOf("process.exit(1)")).toEqual({ passed: 0, failed: 1 })
	})

	it("counts what the runner reports", async () => {
		expect(await sumOf("process.exit(0)", "passing")).toEqual({ passed: 3, failed: 0 })
	})

	it.each([
		["a runner that crashes after its tests passed", "process.exit(1)", "passing", { passed: 3, failed: 1 }],
		["a runner that is killed", 'process.kill(process.pid, "SIGKILL")', "passing", { passed: 3, failed: 1 }],
		["a stage without a single test", "process.exit(0)", "nothing", { passed: 0, failed: 1 }],
		["a stage without a report", "process.exit(0)", "absent", { passed: 0, failed: 1 }],
		["a report cut short", "process.exit(0)", "half", { passed: 0, failed: 1 }],
		["a file that cannot be loaded", "process.exit(1)", "load-failure", { passed: 3, failed: 1 }],
	])("counts %s as failed", async (_, exit, report, sum) => {
		expect(await sumOf(exit, report)).toEqual(sum)
	})

	it("stops a stage that hangs, and none that is slow but goes on", async () => {
		expect(await sumOf("setInterval(() => {}, 1000)", "passing", 1 / 120)).toEqual({ passed: 3, failed: 1 })
		const slow = 'let said = 0; setInterval(() => { console.log("."); if (++said === 35) process.exit(0) }, 200)'
		expect(await sumOf(slow, "passing", 1 / 10)).toEqual({ passed: 3, failed: 0 })
	})

	it("counts flaky browser tests and errors outside of them as failed", () => {
		expect(playwrightSum(path.join(tree.root, "browsers.json"))).toEqual({ passed: 4, failed: 3 })
	})

	it("refuses a stage that does not exist", async () => {
		const code = await new Promise((resolve) => {
			execFile(process.execPath, ["tests/run.mjs", "--only", "unti"], { cwd: repository }, (error) =>
				resolve(error?.code),
			)
		})
		expect(code).toBe(2)
	})
})
