import { createRequire } from "node:module"

const { PUBLIC_BROWSER_CODE } = createRequire(import.meta.url)("./floors.cjs")

/** @typedef {import("dependency-cruiser").IModule} Module */
/** @typedef {{ from: string, to: string }} Violation */

const TEST_FILES = /\.test\.tsx?$/
/** Runs in a process or a thread of its own. */
const STARTED_BY_PATH = /-(?:process|worker)\.mjs$/
const START =
	/^(?:app\/|lib\/start\/|(?:instrumentation|instrumentation-client|proxy|next\.config)\.ts$)|-(?:process|worker)\.mjs$/
// A test minifies the launcher into public/embed.js.
const STANDS_ALONE = /^lib\/(?:start\/|db\/generated\/|chatbot\/embed-launcher\.js$)/
const PUBLIC = new RegExp(`^(?:${PUBLIC_BROWSER_CODE.join("|")})/`)
const HEAVY =
	/node_modules\/(?:zod|react-hook-form|@hookform|sonner|radix-ui|@radix-ui|recharts|pino)\/|^lib\/quizzes\/(?:decide-outcome|points-of|score-quiz)\.ts$/

/**
 * Everything that some modules lead to, each with the module that leads there.
 * @param {Module[]} modules @param {string[]} starts
 * @param {(types: string[]) => boolean} follows whether an import of these types counts
 */
function reachedFrom(modules, starts, follows = () => true) {
	const bySource = new Map(modules.map((module) => [module.source, module]))
	const reached = new Map(starts.map((start) => [start, start]))
	for (const source of reached.keys()) {
		for (const { resolved, dependencyTypes } of bySource.get(source)?.dependencies ?? []) {
			if (!reached.has(resolved) && follows(dependencyTypes)) reached.set(resolved, source)
		}
	}
	return reached
}

/** @param {string[]} types */
const isValue = (types) => !types.includes("type-only") && !types.includes("type-import")

/**
 * Rules about everything that a module leads to. dependency-cruiser needs 30 processor seconds for them, and cannot tell
 * types from values in them.
 * @type {{ name: string, comment: string, violations(modules: Module[]): Violation[] }[]}
 */
export const REACHABILITY = [
	{
		name: "nothing-left-over",
		comment:
			"No route, proxy, launcher, or program that is started by its path leads to this module. Delete it in the change that replaces it.",
		violations(modules) {
			const sources = modules.map(({ source }) => source)
			const reached = reachedFrom(
				modules,
				sources.filter((source) => START.test(source)),
			)
			return sources
				.filter((source) => /^(?:lib|components)\//.test(source) && !reached.has(source))
				.filter((source) => ![TEST_FILES, STARTED_BY_PATH, STANDS_ALONE].some((pattern) => pattern.test(source)))
				.map((source) => ({ from: source, to: source }))
		},
	},
	{
		name: "public/no-heavy-imports",
		comment:
			"Code of public pages reaches phones on weak networks and may take 1.15 times an empty page's JavaScript: zod alone is 30 KB. Use the named pure functions that schema.ts wraps for the server. A quiz's scores are for the server, and for dashboards.",
		violations: (modules) =>
			modules
				.map(({ source }) => source)
				.filter((source) => PUBLIC.test(source) && !TEST_FILES.test(source))
				.flatMap((source) =>
					[...reachedFrom(modules, [source], isValue)]
						.filter(([to]) => HEAVY.test(to))
						.map(([to, by]) => ({ from: source, to: by === source ? to : `${to} by way of ${by}` })),
				),
	},
]
