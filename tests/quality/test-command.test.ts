import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { symlink } from "node:fs/promises"
import path from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { type Outcome, playwrightOutcomes, vitestOutcomes } from "../run/reports.mjs"
import { secondVerdict } from "../run/second-verdict.mjs"
import { runStage } from "../run/stage.mjs"
import type { Stage } from "../run/stages.mjs"
import { type PlantedTree, plantTree } from "./planted-tree"

const repository = path.resolve(import.meta.dirname, "../..")

const said: string[] = []
beforeEach(() => {
	said.length = 0
	vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line))
})
afterEach(() => vi.restoreAllMocks())

const failure = (file: string, name: string, error: string): Outcome => ({ file, name, status: "failed", error })
const success = (name: string): Outcome => ({ file: "a.test.ts", name, status: "passed", error: "" })

/** A stage whose program ends as `script` says and whose report contains `outcomes`. */
function planted(script: string, outcomes?: () => Outcome[], minutes = 1): Stage {
	return { name: "planted", minutes, bail: 30, args: () => ["-e", script], outcomes }
}
const options = { root: repository, reports: "nowhere", filters: [], echo: false }
const GOOD = "process.exit(0)"
const BAD = "process.exit(1)"
const threePassed = () => ["one", "two", "three"].map(success)

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
		["a runner that dies without a report", BAD, () => vitestOutcomes("absent.json", "/"), { passed: 0, failed: 1 }],
		[
			"what a runner that gave up did not run",
			BAD,
			() => [
				...Array.from({ length: 30 }, (_, at) => failure("a.test.ts", `${at}`, "No.")),
				{ ...success("never run"), status: "skipped" as const },
			],
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

describe("a browser run's report", () => {
	it("counts flaky tests and errors outside of tests as failed, and names each by its project and titles", async () => {
		const report = {
			config: { rootDir: "/tree/tests/e2e" },
			errors: [{ message: "The setup failed." }],
			suites: [
				{
					title: "a.spec.ts",
					specs: [],
					suites: [
						{
							title: "a group",
							specs: [
								{
									title: "is right",
									file: "a.spec.ts",
									tests: [
										{ projectName: "desk", status: "expected", results: [{ errors: [] }] },
										{ projectName: "phone", status: "flaky", results: [{ errors: [{ message: "Once." }] }] },
									],
								},
							],
						},
					],
				},
			],
		}
		const tree = await plantTree({ "report.json": JSON.stringify(report) })
		const file = "tests/e2e/a.spec.ts"
		expect(playwrightOutcomes(path.join(tree.root, "report.json"), "/tree")).toEqual([
			{ file, name: "[desk] a group is right", status: "passed", error: "" },
			failure(file, "[phone] a group is right", "Once."),
			failure("", "", "The setup failed."),
		])
		await tree.remove()
	})
})

describe("the second verdict, with a real runner", () => {
	const FAILS_ONCE = `
		import { existsSync, writeFileSync } from "node:fs"
		export function failOnce(name) {
			const mark = new URL(\`./\${name}.mark\`, import.meta.url)
			if (existsSync(mark)) return
			writeFileSync(mark, "")
			throw new Error(\`\${name} failed for the first time\`)
		}`
	const test = (name: string, body: string) => `test(${JSON.stringify(name)}, () => { ${body} })`
	const file = (...tests: string[]) =>
		`import { beforeAll, expect, test } from "vitest"\nimport { failOnce } from "./fail-once"\n${tests.join("\n")}`
	const throwing = (words: string) => `throw new Error(${JSON.stringify(words)})`

	let tree: PlantedTree
	let reports = 0
	beforeAll(async () => {
		tree = await plantTree({
			"package.json": '{ "type": "module" }',
			"fail-once.ts": FAILS_ONCE,
			"always.test.ts": file(test("always fails", throwing("as ever")), test("is right", "")),
			"once.test.ts": file(test("fails once", 'failOnce("single")'), test("is right", "")),
			"six.test.ts": file(...Array.from({ length: 6 }, (_, at) => test(`fails once ${at}`, `failOnce("six-${at}")`))),
			"setup.test.ts": file('beforeAll(() => failOnce("setup"))', test("one", "")),
		})
		await symlink(path.join(repository, "node_modules"), path.join(tree.root, "node_modules"))
	})
	afterAll(() => tree?.remove())

	async function verdictOn(files: string[]) {
		const report = path.join(tree.root, `${++reports}.json`)
		const stage: Stage = {
			name: "planted",
			minutes: 1,
			bail: 30,
			args: ({ filters }) => [
				...["node_modules/vitest/vitest.mjs", "run", "--no-file-parallelism", "--reporter=json"],
				...[`--outputFile.json=${report}`, ...filters],
			],
			outcomes: (_, root) => vitestOutcomes(report, root),
		}
		const planted = { root: tree.root, reports: tree.root, echo: false }
		const first = await runStage(stage, { ...planted, filters: files })
		const { unsteady, ...sum } = await secondVerdict([first], { ...planted, strict: false })
		return { sum, unsteady: unsteady.map(({ name, error }) => [name, error.split("\n")[0]]) }
	}

	it("is red for a test that always fails, and prints what failed once, including a file's setup", async () => {
		const { sum, unsteady } = await verdictOn(["always.test.ts", "once.test.ts", "setup.test.ts"])
		expect(sum).toEqual({ passed: 4, failed: 1 })
		expect(unsteady.sort()).toEqual([
			["", "setup failed for the first time"],
			["fails once", "Error: single failed for the first time"],
		])
		expect(said).toContain("  planted · once.test.ts · fails once: Error: single failed for the first time")
	})

	it("is red for six tests that fail once", async () => {
		const { sum, unsteady } = await verdictOn(["six.test.ts"])
		expect(sum).toEqual({ passed: 0, failed: 6 })
		expect(unsteady).toHaveLength(6)
	})
})

describe("a second run", () => {
	const says = (error: string, file = "a.test.ts") => planted(BAD, () => [failure(file, "b", error)])

	async function runsFor(stage: Stage, strict = false) {
		const args = vi.spyOn(stage, "args")
		const result = await runStage(stage, options)
		expect(await secondVerdict([result], { ...options, strict })).toMatchObject({ failed: 1 })
		return args.mock.calls.length
	}

	it.each<[string, Stage]>([
		["a check that fails", planted(BAD)],
		["a missing report", planted(BAD, () => vitestOutcomes("absent.json", "/"))],
		["a runner that crashes after its tests passed", planted(BAD, threePassed)],
		["an error outside of any file", says("The setup failed.", "")],
		["an authorisation cell", says("No.", "tests/api/authorisation.test.ts")],
		["an admission cell", says("No.", "tests/api/admission.test.ts")],
		["a lost acknowledgement", says("Error: Lost: acknowledged submission 7")],
		["an answer of 500", says("AssertionError: expected 500 to be 200 // Object.is equality")],
		[
			"an answer of 502 inside an object",
			says('- Expected\n+ Received\n\n  {\n-   "status": 200,\n+   "status": 502,'),
		],
		["a page that was answered 503", says("the server responded with a status of 503 ()")],
		["a request that was answered 500", says("Expected: 200\nReceived: 500")],
	])("is not granted for %s", async (_, stage) => {
		expect(await runsFor(stage)).toBe(1)
	})

	it.each([
		["a 503 that did not come", "AssertionError: expected 200 to be 503 // Object.is equality"],
		["anything else", "Error: Timed out"],
	])("is granted for %s", async (_, error) => {
		expect(await runsFor(says(error))).toBe(2)
	})

	it("forgives no failure that it did not repeat", async () => {
		const runs = [
			[failure("a.test.ts", "b", "Error: Timed out"), success("c")],
			[success("c"), { ...success("b"), status: "skipped" as const }],
		]
		const stage = planted(BAD, () => runs.shift() ?? [])
		const result = await runStage(stage, options)
		stage.args = () => ["-e", GOOD]
		expect(await secondVerdict([result], { ...options, strict: false })).toEqual({ passed: 1, failed: 1, unsteady: [] })
	})

	it("is not granted under --strict", async () => {
		expect(await runsFor(says("Error: Timed out"), true)).toBe(1)
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
