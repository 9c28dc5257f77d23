const { PUBLIC_BROWSER_CODE } = require("./tests/quality/floors.cjs")
const { options } = require("./.dependency-cruiser.cjs")

/**
 * Checks what the browser of a public page loads. It is a run of its own, because it must ignore type imports: the types
 * in lib/client/contract.ts lead to the schemas, but never reach a browser.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
module.exports = {
	forbidden: [
		{
			name: "public/no-heavy-packages",
			comment:
				"Code of public pages reaches phones on weak networks and may take 1.15 times an empty page's JavaScript: zod alone is 30 KB. Use the named pure functions that schema.ts wraps for the server.",
			severity: "error",
			from: { path: `^(?:${PUBLIC_BROWSER_CODE.join("|")})/`, pathNot: "\\.test\\.tsx?$" },
			to: {
				path: "node_modules/(?:zod|react-hook-form|@hookform|sonner|radix-ui|@radix-ui|recharts|pino)/",
				reachable: true,
			},
		},
	],
	options: { ...options, tsPreCompilationDeps: false },
}
