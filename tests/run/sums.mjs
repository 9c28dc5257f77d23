import { readFileSync } from "node:fs"

const read = (file) => JSON.parse(readFileSync(file, "utf8"))

/**
 * A file that could not even be loaded has no tests to count, and counts as one failure.
 * @param {string} file vitest's JSON report
 */
export function vitestSum(file) {
	const { numPassedTests, numFailedTests, testResults } = read(file)
	const broken = testResults.filter(
		({ status, assertionResults }) =>
			status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
	)
	return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/**
 * Errors outside of tests (the setup, a file that could not be loaded) count as failures, and so do flaky tests.
 * @param {string} file playwright's JSON report
 */
export function playwrightSum(file) {
	const { stats, errors } = read(file)
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
