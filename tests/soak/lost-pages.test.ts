import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const ROUNDS = Number(process.env.SOAK_LOST_PAGES) || 40
const ROOT = path.resolve(import.meta.dirname, "../..")

it(`${ROUNDS} pages lost while recording and ${ROUNDS} while uploading leave nothing behind`, async () => {
	const arguments_ = ["playwright", "test", "tests/e2e/lost-pages.spec.ts", "--workers=1", "--reporter=line"]
	const { PATH, HOME, CHROMIUM_PATH } = process.env
	const { stdout } = await promisify(execFile)("npx", arguments_, {
		cwd: ROOT,
		// With the outer runner's variables, the inner runner would take itself for a part of it.
		env: { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }), LOST_PAGES: String(ROUNDS), NODE_ENV: "test" },
		maxBuffer: 64 * 1_048_576,
	})
	console.info(stdout.trimEnd().split("\n").at(-1))
	expect(stdout).toContain(`${2 * ROUNDS} passed`)
})
