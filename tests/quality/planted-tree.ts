import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"

export interface PlantedTree {
	root: string
	remove(): Promise<void>
}

/**
 * Makes a project in a temporary folder from a map of paths to contents. The checks run in it exactly as they run here.
 */
export async function plantTree(files: Record<string, string>): Promise<PlantedTree> {
	const root = await mkdtemp(path.join(tmpdir(), "planted-"))
	for (const [name, content] of Object.entries(files)) {
		const file = path.join(root, name)
		await mkdir(path.dirname(file), { recursive: true })
		await writeFile(file, content)
	}
	return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
