import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { prepare } from "./prepare.mjs"
import { run, StartError, say, step } from "./progress.mjs"
import { checkNode, folderArgument, loadDotEnv, ROOT, STANDALONE } from "./project.mjs"

const USAGE = "npm run standalone -- FOLDER"
const KEPT_SCRIPTS = ["start", "move-database", "backup", "restore", "doctor", "reset-two-step", "rotate-key"]

/** @param {string} folder new or empty @returns {Promise<number>} bytes */
async function copyProduct(folder) {
	const { traceFiles } = await import("./trace-files.mjs")
	let bytes = 0
	for (const file of await traceFiles()) {
		const from = path.join(ROOT, file)
		// The build lists files of other platforms too.
		if (!existsSync(from)) continue
		bytes += lstatSync(from).size
		mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
		// Links lead from one copied package to another, so they stay links.
		cpSync(from, path.join(folder, file), { verbatimSymlinks: true })
	}
	const { name, version, type, engines, scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"))
	const kept = Object.fromEntries(KEPT_SCRIPTS.map((script) => [script, scripts[script]]))
	const own = { name, version, private: true, type, engines, scripts: kept }
	writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(own, null, "\t")}\n`)
	writeFileSync(path.join(folder, STANDALONE), "")
	return bytes
}

await run(async () => {
	checkNode()
	loadDotEnv()
	const folder = folderArgument(USAGE)
	if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartError(`${folder} is not empty.`)
	await prepare({ build: true })
	const bytes = await step("Copying what the product needs to run", () => copyProduct(folder))
	say(`${Math.round(bytes / 1e6)} MB in ${folder}. \`npm start\` there serves it, on this kind of machine.`)
}, "Cannot copy")
