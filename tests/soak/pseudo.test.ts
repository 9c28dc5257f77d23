import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, it } from "vitest"
import { inventLanguage } from "../support/pseudo-language"

const ROOT = path.resolve(import.meta.dirname, "../..")
/** The invented texts are in Georgian letters, and axe knows the codes of real languages alone. */
const CODE = "ka"
const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), "pseudo-language-"))
afterAll(() => rm(folder, { recursive: true, force: true }))

it("every screen of a visitor is in the page's language alone, and has room for words that are longer by sixty percent", async () => {
	const { PATH, HOME, CHROMIUM_PATH } = process.env
	// With the outer runner's variables, the inner runner would take itself for a part of it.
	const env = { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }), NODE_ENV: "test" as const }
	await run("node", ["lib/start/standalone.mjs", folder], { cwd: ROOT, env })
	inventLanguage(path.join(folder, "lib/languages"), CODE)
	const arguments_ = ["playwright", "test", "visitors-language", "--workers=1", "--reporter=line"]
	const { stdout } = await run("npx", arguments_, {
		cwd: ROOT,
		env: { ...env, PRODUCT_ROOT: folder, VISITOR_LANGUAGE: CODE },
		maxBuffer: 64 * 1_048_576,
	})
	expect(stdout).toMatch(/\b8 passed/)
})
