import { playwrightSum, vitestSum } from "./sums.mjs"

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {(context: { reports: string, filters: string[] }) => string[]} args of node
 * @property {(reports: string) => { passed: number, failed: number }} [sum] reads the runner's report; without it the stage counts as one
 * @property {boolean} [heavy] needs the build, runs alone, and shows its output while it runs
 * @property {number} minutes without a word after which it counts as hanging; runners speak when a test has ended
 */

const vitest = (name, projects) => ({
	args: ({ reports, filters }) => [
		"node_modules/vitest/vitest.mjs",
		"run",
		...projects.flatMap((project) => ["--project", project]),
		// A line a test, not a file: silence is what a hanging stage is known by.
		"--reporter=verbose",
		"--reporter=json",
		`--outputFile.json=${reports}/${name}.json`,
		// Whatever is wrong then is wrong everywhere, and each test would wait for its own limit.
		"--bail=30",
		...filters,
	],
	sum: (reports) => vitestSum(`${reports}/${name}.json`),
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
	{ name: "unit", minutes: 5, ...vitest("unit", ["unit", "components"]) },
	{ name: "api", minutes: 5, heavy: true, ...vitest("api", ["services", "api-local", "api-s3"]) },
	// By themselves: what these take away or flood would stand in the way of whatever ran beside them.
	{ name: "faults", minutes: 10, heavy: true, ...vitest("faults", ["faults"]) },
	{
		name: "e2e",
		minutes: 5,
		heavy: true,
		args: ({ filters }) => ["node_modules/@playwright/test/cli.js", "test", ...filters],
		sum: (reports) => playwrightSum(`${reports}/e2e.json`),
	},
]
