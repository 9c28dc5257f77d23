import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"

const SETTINGS = new URL("settings.mjs", import.meta.url).href
const OTHER = 65_534
/** Another user needs root to become one, and the right to read this checkout. */
const canBeOther =
	process.getuid?.() === 0 &&
	spawnSync(process.execPath, ["--input-type=module", "-e", `await import(${JSON.stringify(SETTINGS)})`], {
		uid: OTHER,
		gid: OTHER,
	}).status === 0

function folderWith(mode: number | undefined): string {
	const dataDir = mkdtempSync(path.join(tmpdir(), "close-objects-"))
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
	chmodSync(dataDir, 0o777)
	if (mode === undefined) return dataDir
	const objects = path.join(dataDir, "objects")
	mkdirSync(objects)
	chmodSync(objects, mode)
	return dataDir
}

/** In a process of its own, which may run as another user. */
function close(dataDir: string, as = {}) {
	const script = `const { closeObjects } = await import(${JSON.stringify(SETTINGS)}); closeObjects(${JSON.stringify(dataDir)})`
	const env = { PATH: process.env.PATH, NODE_ENV: "test" } as const
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { ...as, env })
	return { status, said: String(stdout) + String(stderr), mode: statSync(path.join(dataDir, "objects")).mode & 0o777 }
}

it.each([undefined, 0o755, 0o2775, 0o700])("is closed to other users, whatever it was: %o", (mode) => {
	expect(close(folderWith(mode))).toEqual({ status: 0, said: "", mode: 0o700 })
})

// A volume that several users of a group share, such as one with Kubernetes' fsGroup.
it.skipIf(!canBeOther)("stays as it is, with a line, where it belongs to another user", () => {
	const dataDir = folderWith(0o2775)
	chownSync(path.join(dataDir, "objects"), 0, OTHER)
	chmodSync(path.join(dataDir, "objects"), 0o2775)
	const { status, said, mode } = close(dataDir, { uid: OTHER, gid: OTHER })
	expect([status, mode]).toEqual([0, 0o775])
	expect(said).toMatch(/^Other users of this host may reach .*objects: close it with chmod 700, as its owner\.\n$/)
})
