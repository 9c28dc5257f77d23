import { createHash } from "node:crypto"
import os from "node:os"
import path from "node:path"
import { ensureBuilt, ensureGenerated } from "./build-app.mjs"
import { withFileLock } from "./file-lock.mjs"
import { ensureInstalled } from "./install.mjs"
import { isStandalone, ROOT } from "./project.mjs"

// Outside the checkout: `npm ci` empties node_modules, and a build empties .next.
const LOCK = path.join(os.tmpdir(), `testimonials-${createHash("sha256").update(ROOT).digest("hex").slice(0, 16)}.lock`)

/** Makes what is missing or stale: packages, database client, build. @param {{ build: boolean }} what */
export async function prepare({ build }) {
	if (isStandalone) return
	await withFileLock(LOCK, "it is preparing this checkout", async () => {
		await ensureInstalled()
		await ensureGenerated()
		if (build) await ensureBuilt()
	})
}
