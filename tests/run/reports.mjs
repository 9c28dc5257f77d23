import { readFileSync } from "node:fs"

/** How one test ended; "failed" also for a file or a run that failed outside of its tests, in its setup or imports. */
/** @typedef {"passed" | "failed" | "skipped"} Outcome */

/** @type {Record<string, Outcome | undefined>} */
const VITEST_STATUS = { passed: "passed", failed: "failed" }

/** @param {string} report vitest's JSON @returns {Outcome[]} */
export function vitestOutcomes(report) {
	/** @type {import("vitest/reporters").JsonTestResults} */
	const { testResults } = JSON.parse(readFileSync(report, "utf8"))
	return testResults.flatMap(({ status, assertionResults }) => {
		/** @type {Outcome[]} */
		const tests = assertionResults.map((test) => VITEST_STATUS[test.status] ?? "skipped")
		return status === "failed" && !tests.includes("failed") ? [...tests, "failed"] : tests
	})
}

/** @type {Record<string, Outcome | undefined>} */
const PLAYWRIGHT_STATUS = { expected: "passed", skipped: "skipped" }

/** @param {import("@playwright/test/reporter").JSONReportSuite} suite @returns {Outcome[]} */
const outcomesOfSuite = ({ specs = [], suites = [] }) => [
	...specs.flatMap(({ tests }) => tests.map(({ status }) => PLAYWRIGHT_STATUS[status] ?? "failed")),
	...suites.flatMap(outcomesOfSuite),
]

/** @param {string} report playwright's JSON @returns {Outcome[]} */
export function playwrightOutcomes(report) {
	/** @type {import("@playwright/test/reporter").JSONReport} */
	const { suites, errors } = JSON.parse(readFileSync(report, "utf8"))
	return [...suites.flatMap(outcomesOfSuite), ...errors.map(() => /** @type {const} */ ("failed"))]
}
