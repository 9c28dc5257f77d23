import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"

/**
 * Writes minified copies of the scripts that other websites load: comments and long names are for those who read the
 * source. The framework would send them as they are.
 * @param {string} from folder @param {string} to folder
 */
export async function minifyHostScripts(from, to) {
	// The compiler that the framework itself uses in a build.
	const { default: compiler } = await import("next/dist/build/swc/index.js")
	await compiler.loadBindings()
	await mkdir(to, { recursive: true })
	for (const name of await readdir(from)) {
		if (!name.endsWith(".js")) continue
		const source = await readFile(path.join(from, name), "utf8")
		const { code } = await compiler.minify(source, { compress: true, mangle: true, module: false })
		// One that is minified already stays as it is.
		await writeFile(path.join(to, name), code.length < source.length ? code : source)
	}
}
