import { execFileSync } from "node:child_process"
import { filesOf, moduleGraph } from "./module-graph.mjs"
import { screensOf } from "./screens.mjs"

/** @typedef {import("./module-graph.mjs").Node} Node */

/**
 * Runs whatever changed: who may do what, what is kept and erased, each product's journey, one kill, and the documents.
 */
export const CORE = [
	"tests/api/admission.test.ts",
	"tests/api/audit.test.ts",
	"tests/api/authorisation.test.ts",
	"tests/api/description.test.ts",
	"tests/api/people-traces.test.ts",
	"tests/api/roles.test.ts",
	"tests/e2e/chat-quiz.spec.ts",
	"tests/e2e/quiz-journey.spec.ts",
	"tests/e2e/testimonial-journey.spec.ts",
	"tests/faults/kill-phases.test.ts",
	"tests/quality/documents.test.ts",
]
/** What every test stands on. */
const UNDER_EVERYTHING =
	/^(?:package(?:-lock)?\.json|tsconfig\.json|next\.config\.ts|(?:vitest|playwright)\.config\.ts|instrumentation(?:-client)?\.ts|proxy\.ts|prisma\/|\.ci\/|tests\/run\b|tests\/quality\/(?:lint-plugins|floors)|lib\/start\/(?:start|build|prepare))/
/** No program reads them, but tests that name them. */
const PROSE = /^[^/]+\.md$|^\.(?:env\.example|gitignore)$/
const TEST = /\.(?:test|spec)\.tsx?$/
/** Tests that ask a running product. */
const ASKS = /^tests\/(?:api|e2e|engines|faults|services)\//

/**
 * Files that differ from the last landed commit, with those that are not committed yet.
 * @param {string} root @returns {string[] | null} null where that is unknown
 */
export function changedFiles(root) {
	/** @param {string[]} args */
	const git = (...args) =>
		execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
	try {
		const base = git("merge-base", "origin/main", "HEAD").trim()
		const differing = git("diff", "--name-only", "--no-renames", "-z", base)
		const untracked = git("ls-files", "--others", "--exclude-standard", "-z")
		return [...new Set(`${differing}${untracked}`.split("\0").filter(Boolean))]
	} catch {
		return null
	}
}

/**
 * Everything that leads to one of the files.
 * @param {Map<string, Set<string>>} leadingTo @param {Iterable<string>} files
 */
function reaching(leadingTo, files) {
	const found = new Set(files)
	for (const file of found) for (const before of leadingTo.get(file) ?? []) found.add(before)
	return found
}

/** @param {Map<string, Node>} graph @param {(node: Node) => Iterable<string>} next */
function turned(graph, next) {
	/** @type {Map<string, Set<string>>} */
	const leadingTo = new Map()
	for (const [file, node] of graph) {
		for (const to of next(node)) leadingTo.set(to, (leadingTo.get(to) ?? new Set()).add(file))
	}
	return leadingTo
}

/**
 * What leads to what in the checkout.
 * @typedef {object} Checkout
 * @property {Set<string>} present
 * @property {Map<string, Set<string>>} byImport
 * @property {Map<string, Set<string>>} byRequest
 * @property {(test: string) => Set<string>} opened what a test that asks a server leads to
 */

/** @param {string} root @returns {Checkout} */
export function readCheckout(root) {
	const files = filesOf(root)
	const graph = moduleGraph(root, files)
	return {
		present: new Set(files),
		byImport: turned(graph, ({ imports }) => imports),
		byRequest: turned(graph, ({ imports, requests }) => [...imports, ...requests]),
		opened: screensOf(graph),
	}
}

/**
 * The tests that a change can turn red: those whose imports, requests, and programs lead to it, and CORE.
 * @param {string} root @param {string[] | null} changed as changedFiles() gives them
 * @param {() => Checkout} read
 * @returns {{ tests: string[] } | { everything: string }} `everything` says why all of them have to run
 */
export function chooseTests(root, changed, read = () => readCheckout(root)) {
	if (!changed) return { everything: "the last landed commit is unknown" }
	const shared = changed.find((file) => UNDER_EVERYTHING.test(file))
	if (shared) return { everything: `every test stands on ${shared}` }
	const { present, byImport, byRequest, opened } = read()
	/** @type {Set<string>} */
	const tests = new Set(CORE)
	for (const file of changed) {
		const imported = reaching(byImport, [file])
		const asked = reaching(byRequest, [file])
		const reached = [...new Set([...imported, ...asked])].filter((test) => TEST.test(test) && present.has(test))
		const asking = reached.filter((test) => ASKS.test(test))
		const opening = asking.filter((test) => opened(test).has(file))
		const found = [
			...reached.filter((test) => !ASKS.test(test) && imported.has(test)),
			// A part that no test names is opened by one of those that could.
			...(opening.length > 0 ? opening : asking),
		]
		for (const test of found) tests.add(test)
		if (found.length === 0 && present.has(file) && !PROSE.test(file)) return { everything: `no test leads to ${file}` }
	}
	return { tests: [...tests].sort() }
}
