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

const read = (file) => JSON.parse(readFileSync(file, "utf8"))

const relative = (root, file) => path.relative(root, path.resolve(root, file)).split(path.sep).join("/")

const VITEST_STATUS = { passed: "passed", failed: "failed" }

/** @param {string} report vitest's JSON @param {string} root @returns {Outcome[]} */
export function vitestOutcomes(report, root) {
	return read(report).testResults.flatMap(({ name: absolute, status, message, assertionResults }) => {
		const file = relative(root, absolute)
		const tests = assertionResults.map((test) => ({
			file,
			name: test.fullName,
			status: VITEST_STATUS[test.status] ?? "skipped",
			error: (test.failureMessages ?? []).join("\n"),
		}))
		const brokenFile = status === "failed" && !tests.some((test) => test.status === "failed")
		return brokenFile ? [...tests, { file, name: "", status: "failed", error: message }] : tests
	})
}

const PLAYWRIGHT_STATUS = { expected: "passed", skipped: "skipped" }

/** @returns {Outcome[]} */
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
	const { suites, errors, config } = read(report)
	const folder = relative(root, config.rootDir)
	return [
		...suites.flatMap((suite) => outcomesOfSuite(suite, folder, [])),
		...errors.map(({ message }) => ({ file: "", name: "", status: "failed", error: message ?? "" })),
	]
}
