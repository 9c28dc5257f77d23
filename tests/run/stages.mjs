import { provideEngines } from "./provide-engines.mjs"
import { playwrightOutcomes, vitestOutcomes } from "./reports.mjs"

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {RegExp} [files] its test files; without it the stage is a single check
 * @property {(context: { reports: string, filters: string[] }) => string[]} args of node
 * @property {(context: { reports: string }) => Record<string, string>} [env] added to the program's environment
 * @property {(reports: string) => import("./reports.mjs").Outcome[]} [outcomes] reads the runner's report; without
 * it the stage is a single check
 * @property {boolean} [heavy] needs the build, runs alone, and shows its output while it runs
 * @property {() => void} [prepare] provides what a machine may lack, and says what it still lacks; all tests of such a
 * stage may be skipped
 * @property {number} minutes of silence after which it counts as hanging; runners print a line when a test ends
 * @property {number} [bail] failures after which the runner gives up: the cause then affects everything, and each test
 * would wait for its own limit
 */

const BAIL = 30

/** @param {string} name @param {string[]} projects @returns {Pick<Stage, "bail" | "args" | "outcomes">} */
const vitest = (name, projects) => ({
	bail: BAIL,
	args: ({ reports, filters }) => [
		"node_modules/vitest/vitest.mjs",
		"run",
		...projects.flatMap((project) => ["--project", project]),
		// One line per test, not per file: silence is how a hanging stage is detected.
		"--reporter=verbose",
		"--reporter=json",
		`--outputFile.json=${reports}/${name}.json`,
		`--bail=${BAIL}`,
		...filters,
	],
	outcomes: (reports) => vitestOutcomes(`${reports}/${name}.json`),
})

/** @type {Stage[]} */
export const STAGES = [
	{ name: "types", minutes: 5, args: () => ["tests/run/check-types.mjs"] },
	{ name: "lint", minutes: 5, args: () => ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", "."] },
	{ name: "imports", minutes: 5, args: () => ["tests/run/check-imports.mjs"] },
	{
		name: "unit",
		minutes: 5,
		files: /^(?:app|components|lib|tests\/quality)\//,
		...vitest("unit", ["unit", "unit-isolated", "components", "components-isolated"]),
	},
	{
		name: "api",
		minutes: 5,
		heavy: true,
		files: /^tests\/(?:api|services)\//,
		...vitest("api", ["services", "api-local", "api-s3"]),
	},
	// These run by themselves: the faults they cause would disturb any stage that runs next to them.
	{ name: "faults", minutes: 10, heavy: true, files: /^tests\/faults\//, ...vitest("faults", ["faults"]) },
	{
		name: "e2e",
		minutes: 5,
		heavy: true,
		files: /^tests\/e2e\//,
		bail: BAIL,
		env: ({ reports }) => ({ E2E_REPORT: `${reports}/e2e.json` }),
		args: ({ filters }) => ["node_modules/@playwright/test/cli.js", "test", `--max-failures=${BAIL}`, ...filters],
		outcomes: (reports) => playwrightOutcomes(`${reports}/e2e.json`),
	},
	{
		name: "engines",
		minutes: 5,
		heavy: true,
		files: /^tests\/engines\//,
		prepare: provideEngines,
		...vitest("engines", ["engines"]),
	},
]
