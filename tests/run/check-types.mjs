import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import path from "node:path"

const OUTPUT_MAX_BYTES = 64 * 1024 * 1024
/** Packages and generated files. */
const NO_SOURCES = ["node_modules", ".git", ".next", ".data", "test-results", "playwright-report"]

/** The minified form of lib/chatbot/embed-launcher.js. */
const MINIFIED = path.normalize("public/embed.js")

/** @param {string} folder @returns {string[]} full paths of all files that the compiler could check */
function sourcesIn(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		if (NO_SOURCES.includes(entry.name)) return []
		const full = path.join(folder, entry.name)
		if (entry.isDirectory()) return sourcesIn(full)
		return /\.(?:[cm]?[jt]s|[jt]sx)$/.test(entry.name) ? [full] : []
	})
}

/**
 * A failure ends this process and shows the output.
 * @param {string[]} args of node @returns {string[]} the printed lines
 */
function run(args) {
	const { status, stdout, error } = spawnSync(process.execPath, args, {
		stdio: ["inherit", "pipe", "inherit"],
		encoding: "utf8",
		maxBuffer: OUTPUT_MAX_BYTES,
	})
	if (error) throw error
	const lines = stdout.split(/\r?\n/)
	if (status === 0) return lines
	console.log(lines.filter((line) => !path.isAbsolute(line)).join("\n"))
	process.exit(status ?? 1)
}

// Next generates the types of addresses and CSS imports during a build. After a failed build, or on a clone that was
// never built, they would all be errors.
run(["node_modules/next/dist/bin/next", "typegen"])
// The compiler in Go gives the same verdict in a quarter of the time. Next and dependency-cruiser need the API of
// version 6. One checker instead of its usual four: each of the four works out the types that all files share by itself,
// which took 51 instead of 29 s of processors and more of the clock on two cores.
const listed = run([
	"node_modules/typescript-7/bin/tsc",
	...["--noEmit", "--incremental", "false", "--checkers", "1", "--listFiles"],
])

const checked = new Set(listed.filter((line) => path.isAbsolute(line)).map((line) => path.normalize(line)))
const unchecked = sourcesIn(process.cwd()).filter((file) => !checked.has(file) && path.relative("", file) !== MINIFIED)
if (unchecked.length > 0) {
	console.log(`No type is checked in ${unchecked.map((file) => path.relative("", file)).join(", ")}.`)
	process.exit(1)
}
