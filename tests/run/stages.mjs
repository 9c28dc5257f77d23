import { playwrightOutcomes, vitestOutcomes } from "./reports.mjs"

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(context: { reports: string, filters: string[], alone: boolean }) => string[]} args of node
 * @property {(context: { reports: string }) => Record<string, string>} [env] what the program is told beside the environment
 * @property {(reports: string, root: string) => import("./reports.mjs").Outcome[]} [outcomes] reads the runner's report;
 * without it the stage is a single check
 * @property {boolean} [heavy] needs the build, runs alone, and shows its output while it runs
 * @property {number} minutes without a word after which it counts as hanging; runners speak when a test has ended
 * @property {number} [bail] failures after which the runner gives up: whatever is wrong then is wrong everywhere, and
 * each test would wait for its own limit
 */

const BAIL = 30

/** @param {string} name @param {string[]} projects @returns {Pick<Stage, "bail" | "args" | "outcomes">} */
const vitest = (name, projects) => ({
	bail: BAIL,
	args: ({ reports, filters, alone }) => [
		"node_modules/vitest/vitest.mjs",
		"run",
		...projects.flatMap((project) => ["--project", project]),
		// A line a test, not a file: silence is what a hanging stage is known by.
		"--reporter=verbose",
		"--reporter=json",
		`--outputFile.json=${reports}/${name}.json`,
		`--bail=${BAIL}`,
		...(alone ? ["--no-file-parallelism"] : []),
		...filters,
	],
	outcomes: (reports, root) => vitestOutcomes(`${reports}/${name}.json`, root),
})

/** @type {Stage[]} */
export const STAGES = [
	{ name: "types", minutes: 5, args: () => ["tests/run/check-types.mjs"] },
	{ name: "lint", minutes: 2, args: () => ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", "."] },
	{
		name: "imports",
		minutes: 2,
		args: () => [
			"node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
			"--config",
			".dependency-cruiser.cjs",
			".",
		],
	},
	{ name: "unit", minutes: 5, ...vitest("unit", ["unit", "unit-isolated", "components", "components-isolated"]) },
	{ name: "api", minutes: 5, heavy: true, ...vitest("api", ["services", "api-local", "api-s3"]) },
	// By themselves: what these take away or flood would stand in the way of whatever ran beside them.
	{ name: "faults", minutes: 10, heavy: true, ...vitest("faults", ["faults"]) },
	{
		name: "e2e",
		minutes: 5,
		heavy: true,
		bail: BAIL,
		env: ({ reports }) => ({ E2E_REPORT: `${reports}/e2e.json` }),
		args: ({ filters, alone }) => [
			"node_modules/@playwright/test/cli.js",
			"test",
			`--max-failures=${BAIL}`,
			...(alone ? ["--workers=1"] : []),
			...filters,
		],
		outcomes: (reports, root) => playwrightOutcomes(`${reports}/e2e.json`, root),
	},
]
