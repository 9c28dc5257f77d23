import { readdir } from "node:fs/promises"
import path from "node:path"
import type { World } from "./world"

async function filesIn(root: string): Promise<string[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** The S3 server stores an object as three files: its bytes and two of its own. */
const OBJECT = "._S3rver_object"
const BESIDE = /\._S3rver_(metadata\.json|object\.md5)$/

/** The keys of everything in the world's storage, including half-written files and objects without a row. */
export async function storedKeys({ s3, dataDir }: World): Promise<string[]> {
	if (!s3) return (await filesIn(path.join(dataDir, "objects"))).sort()
	const files = await filesIn(path.join(s3.server.directory, s3.server.bucket))
	return files
		.filter((file) => !BESIDE.test(file))
		.map((file) => (file.endsWith(OBJECT) ? file.slice(0, -OBJECT.length) : file))
		.sort()
}
