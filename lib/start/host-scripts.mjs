import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { ROOT } from "./project.mjs"

/** The framework's own compiler. By path, so that trace-files.mjs leaves it out. */
const COMPILER = path.join(ROOT, "node_modules/next/dist/build/swc/index.js")

/** The framework would send these scripts with comments. @param {string} from @param {string} to */
export async function minifyHostScripts(from, to) {
	/** @type {{ default: typeof import("next/dist/build/swc") }} */
	const { default: compiler } = await import(pathToFileURL(COMPILER).href)
	await compiler.loadBindings()
	await mkdir(to, { recursive: true })
	for (const name of await readdir(from)) {
		if (!name.endsWith(".js")) continue
		const source = await readFile(path.join(from, name), "utf8")
		const { code } = await compiler.minify(source, { compress: true, mangle: true, module: false })
		// An already minified one stays unless visitors would load less.
		const [made, given] = [code, source].map((text) => brotliCompressSync(text).length)
		await writeFile(path.join(to, name), Number(made) < Number(given) ? code : source)
	}
}
