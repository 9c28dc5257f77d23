const { FLOORS } = require("./tests/quality/floors.cjs")

/** `lib/env` matches lib/env.ts and everything under lib/env/. @param {string[]} folders */
const under = (folders) => `^(?:${folders.join("|")})(?:/|\\.)`
const TEST_FILES = "\\.test\\.tsx?$"
const DATABASE_DOORS = "[/-](?:queries|mutations)\\.ts$"
const CALLS = "^lib/.+[/-]calls\\.ts$"

/** @typedef {import("dependency-cruiser").IForbiddenRuleType} Rule */

/** @type {Rule[]} */
const downwards = FLOORS.slice(1).map(({ name, folders, why }, index) => ({
	name: `floors/${name}-imports-only-down`,
	comment: `${why} Move the shared part down, or have it passed in.`,
	severity: "error",
	from: { path: under(folders), pathNot: TEST_FILES },
	to: { path: under(FLOORS.slice(0, index + 1).flatMap((floor) => floor.folders)) },
}))

// components (ui, forms and layout beside the domains) and the ground (log reads env) hold parts that may be combined.
/** @type {Rule[]} */
const sideways = FLOORS.filter(({ name, folders }) => folders.length > 1 && name !== "ground").map(
	({ name, folders, leaf }) => ({
		name: `floors/${name}-not-sideways`,
		comment:
			"Neighbors on one floor do not import each other: two that do become one, and neither can be read, tested or switched off alone. Move what both need down a floor, or have it passed in.",
		severity: "error",
		from: { path: `^(${folders.join("|")})/`, pathNot: TEST_FILES },
		to: { path: `^(?:${folders.join("|")})/`, pathNot: ["^$1/", ...(leaf ? [`^${leaf}/`] : [])] },
	}),
)

/** @type {Rule[]} */
const rules = [
	{
		name: "no-cycles",
		comment:
			"The load order of modules in a cycle depends on which one is imported first, and one of them sees undefined. Cycles of types alone are harmless and allowed.",
		severity: "error",
		from: {},
		to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
	},
	{
		name: "lib/without-face",
		comment:
			"lib has no user interface: it must run in a job or a test, where there is neither a React tree nor a route.",
		severity: "error",
		from: { path: "^lib/" },
		to: { path: "^(?:app|components)/" },
	},
	{
		name: "lib/start-stands-alone",
		comment:
			"lib/start runs before anything is installed, generated or compiled, so it may not import the product's TypeScript.",
		severity: "error",
		from: { path: "^lib/start/", pathNot: TEST_FILES },
		to: { path: "^(?:app|components|lib)/.*\\.tsx?$" },
	},
	{
		name: "lib/start-is-not-a-library",
		comment: "lib/start is the launcher. Code that the running product needs from it belongs in lib/env or lib/db.",
		severity: "error",
		from: { path: "^(?:app|components|lib)/", pathNot: "^lib/start/" },
		to: { path: "^lib/start/" },
	},
	{
		name: "lib/database-by-its-doors",
		comment:
			"Only files named queries.ts or mutations.ts (…-queries.ts or …-mutations.ts if a folder has several), and jobs, mail, audit, limits, services, and tests touch the database. Every other read would have to remember the tenant scope, and sooner or later one does not. Mail, audit, jobs, and limits write rows of their own inside the caller's transaction. Types may be imported anywhere, and so may the files of lib/db that use no connection, or read no rows with it.",
		severity: "error",
		from: {
			path: "^(?:app|components|lib|proxy\\.ts)",
			pathNot: [DATABASE_DOORS, "^lib/(?:db|jobs|mail|audit|limits|services)/", TEST_FILES],
		},
		to: {
			path: "^lib/db/",
			pathNot:
				"^lib/db/(?:csv-columns|database-away|fold-search-text|is-uuid|keyset|live|paging|slots|stored-json)\\.ts$",
			dependencyTypesNot: ["type-only"],
		},
	},
	{
		name: "lib/scopes-are-minted-once",
		comment:
			"A scope proves that the product checked who is asking. Only resolve-scope.ts mints one, for the route wrapper and the loaders: any other module that could would be a way around the check.",
		severity: "error",
		from: { path: "^(?:app|components|lib|proxy\\.ts)", pathNot: ["^lib/tenants/resolve-scope\\.ts$", TEST_FILES] },
		to: { path: "^lib/tenants/mint-scope\\.ts$" },
	},
	{
		name: "lib/browser-client-knows-only-the-contract",
		comment:
			"lib/client is the browser's base: anything that it imports reaches every visitor of a public page. Types do not, and the types in lib/client/contract.ts come from how the domains declare their calls.",
		severity: "error",
		from: { path: "^lib/client/", pathNot: TEST_FILES },
		to: { path: "^lib/", pathNot: "^lib/(?:client/|languages/t[.]ts)", dependencyTypesNot: ["type-only"] },
	},
	{
		name: "lib/recorder-over-client-only",
		comment:
			"The recorder captures, persists and uploads in the browser. It imports no domain but two rules about files that the server shares and the function of texts for visitors, no server code, no React and no component.",
		severity: "error",
		from: { path: "^lib/recorder/", pathNot: TEST_FILES },
		to: {
			path: "^lib/|node_modules/react(?:-dom)?/",
			pathNot: "^lib/(?:recorder|client|languages/t[.]ts|media/(?:sniff-video|choose-frame)[.]ts)",
		},
	},
	{
		name: "lib/server-takes-nothing-from-client",
		comment:
			"lib/client fetches and lib/recorder records, both in the browser: the server does not call itself over HTTP.",
		severity: "error",
		from: { path: "^lib/", pathNot: ["^lib/(?:client|recorder)/", TEST_FILES] },
		to: { path: "^lib/(?:client|recorder)/" },
	},
	{
		name: "lib/calls-are-types-to-the-browser",
		comment:
			"A call is declared with the zod schemas of what it takes and answers, which would reach every visitor of a page that imports one. Routes and lib/description take declarations; everything else takes their types, by lib/client/contract.ts.",
		severity: "error",
		from: {
			path: "^(?:app|components|lib)/",
			pathNot: ["^app/.+/route\\.ts$", "^lib/description/", CALLS, TEST_FILES],
		},
		to: { path: [CALLS, "^lib/description/contract\\.ts$"], dependencyTypesNot: ["type-only"] },
	},
	{
		name: "components/ui-knows-no-domain",
		comment: "components/ui holds primitives without domain words: one that knows a testimonial cannot serve a quiz.",
		severity: "error",
		from: { path: "^components/ui/", pathNot: TEST_FILES },
		to: { path: "^(?:lib/(?!languages/t[.]ts)|app/|components/(?!ui/))" },
	},
	{
		name: "components/no-server-doors",
		comment:
			"A component that reads or writes the database decides for itself whose data it shows, and pulls the server into the browser's bundle. Pages load data through loaders.ts and pass it down. Screens write through lib/client.",
		severity: "error",
		from: { path: "^components/", pathNot: TEST_FILES },
		to: {
			path: `^lib/(?:http|people|jobs|mail|storage|audit|limits|crypto|db|env\\.ts)|^lib/.+${DATABASE_DOORS}`,
			// Browser and server check an upload against the same policy. A part of a page that could not be read gives the page
			// its status.
			pathNot: "^lib/(?:http/page-status|people/loaders|storage/upload-policy)\\.ts$",
			dependencyTypesNot: ["type-only"],
		},
	},
	{
		name: "packages/installed",
		comment: "An import that does not resolve fails in the production build at best.",
		severity: "error",
		from: {},
		to: { couldNotResolve: true },
	},
	{
		name: "packages/product-needs-no-dev-dependency",
		comment: "A server installed with --omit=dev would crash on the first request that reaches this import.",
		severity: "error",
		from: { path: "^(?:app|components|lib)/|^(?:instrumentation|proxy|next\\.config)\\.ts$", pathNot: TEST_FILES },
		to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
	},
	{
		name: "packages/product-needs-no-tests",
		comment: "A deployed server does not contain tests: an import from there would crash it.",
		severity: "error",
		from: { path: "^(?:app|components|lib|prisma)/", pathNot: TEST_FILES },
		to: { path: "^tests/" },
	},
]

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [...downwards, ...sideways, ...rules],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: ["^test-results/", "^\\.next/", "^next-env\\.d\\.ts$", "^\\.data/"] },
		// Types count as imports: a service that names a domain's types already knows that domain.
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		moduleSystems: ["es6", "cjs"],
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
			mainFields: ["module", "main", "types", "typings"],
		},
		skipAnalysisNotInRules: true,
	},
}
