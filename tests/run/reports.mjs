import { readFileSync } from "node:fs"
import path from "node:path"

/**
 * One test that ran or should have run, or a file that failed outside of its tests (in its setup or imports). Such a
 * file's failure has no name.
 * @typedef {object} Outcome
 * @property {string} file relative to the checkout, with slashes
 * @property {string} name
 * @property {"passed" | "failed" | "skipped"} status
 * @property {string} error empty unless it failed
 */

/** @param {string} root @param {string} file */
const relative = (root, file) => path.relative(root, path.resolve(root, file)).split(path.sep).join("/")

/** @type {Record<string, Outcome["status"] | undefined>} */
const VITEST_STATUS = { passed: "passed", failed: "failed" }

/** Outside of any test. @param {string} file @param {string} error @returns {Outcome} */
const failureOf = (file, error) => ({ file, name: "", status: "failed", error })

/** @param {string} report vitest's JSON @param {string} root @returns {Outcome[]} */
export function vitestOutcomes(report, root) {
	/** @type {import("vitest/reporters").JsonTestResults} */
	const { testResults } = JSON.parse(readFileSync(report, "utf8"))
	return testResults.flatMap(({ name: absolute, status, message, assertionResults }) => {
		const file = relative(root, absolute)
		/** @type {Outcome[]} */
		const tests = assertionResults.map((test) => ({
			file,
			name: test.fullName,
			status: VITEST_STATUS[test.status] ?? "skipped",
			error: (test.failureMessages ?? []).join("\n"),
		}))
		const brokenFile = status === "failed" && !tests.some((test) => test.status === "failed")
		return brokenFile ? [...tests, failureOf(file, message)] : tests
	})
}

/** @type {Record<string, Outcome["status"] | undefined>} */
const PLAYWRIGHT_STATUS = { expected: "passed", skipped: "skipped" }

/**
 * @param {import("@playwright/test/reporter").JSONReportSuite} suite @param {string} folder @param {string[]} titles
 * @returns {Outcome[]}
 */
function outcomesOfSuite(suite, folder, titles) {
	const specs = (suite.specs ?? []).flatMap((spec) =>
		spec.tests.map(({ projectName, status, results }) => ({
			file: path.posix.join(folder, spec.file),
			name: [`[${projectName}]`, ...titles, spec.title].join(" "),
			status: PLAYWRIGHT_STATUS[status] ?? "failed",
			error: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")).join("\n"),
		})),
	)
	return [
		...specs,
		...(suite.suites ?? []).flatMap((inner) => outcomesOfSuite(inner, folder, [...titles, inner.title])),
	]
}

/**
 * Errors outside of tests belong to no file that could run again.
 * @param {string} report playwright's JSON @param {string} root @returns {Outcome[]}
 */
export function playwrightOutcomes(report, root) {
	/** @type {import("@playwright/test/reporter").JSONReport} */
	const { suites, errors, config } = JSON.parse(readFileSync(report, "utf8"))
	const folder = relative(root, config.rootDir)
	return [
		...suites.flatMap((suite) => outcomesOfSuite(suite, folder, [])),
		...errors.map(({ message = "" }) => failureOf("", message)),
	]
}
