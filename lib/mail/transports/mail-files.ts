import { existsSync } from "node:fs"
import { readdir, rm, stat } from "node:fs/promises"
import path from "node:path"

/** What filesTransport() writes. Anything else in the folder is the operator's. */
const WRITTEN_HERE = /^\d{8}T\d{6}\.\d{3}Z-[\w-]+\.eml(?:\.part)?$/

interface MailFile {
	file: string
	bytes: number
	writtenAt: Date
}

export async function listMailFiles(directory: string): Promise<MailFile[]> {
	if (!existsSync(directory)) return []
	const files: MailFile[] = []
	for (const name of (await readdir(directory)).filter((name) => WRITTEN_HERE.test(name))) {
		const file = path.join(directory, name)
		const found = await stat(file).catch(() => null)
		if (found) files.push({ file, bytes: found.size, writtenAt: found.mtime })
	}
	return files
}

export async function deleteMailFiles(directory: string, before: Date, atMost: number): Promise<number> {
	const old = (await listMailFiles(directory)).filter(({ writtenAt }) => writtenAt < before).slice(0, atMost)
	for (const { file } of old) await rm(file, { force: true })
	return old.length
}
