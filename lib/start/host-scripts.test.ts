import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { expect, it } from "vitest"
import { minifyHostScripts } from "./host-scripts.mjs"

it("sends a quiz's script in at most 2 KB", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "host-scripts-"))
	try {
		await minifyHostScripts(path.resolve(import.meta.dirname, "../../public"), folder)
		const script = readFileSync(path.join(folder, "quiz.js"))
		expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(2 * 1024)
	} finally {
		rmSync(folder, { recursive: true })
	}
})
