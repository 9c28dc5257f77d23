import { afterAll, beforeEach, expect, it, vi } from "vitest"
import { REFUSE } from "@/lib/bridge.mjs"

// As the launcher does, except that the process keeps running.
const launcher = globalThis as unknown as Record<symbol, unknown>
launcher[REFUSE] = async (line: string) => {
	throw new Error(`refused: ${line}`)
}
const before = { ...process.env }
const restore = () => {
	for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
	Object.assign(process.env, before)
}
beforeEach(restore)
afterAll(restore)

/** The configuration is read once per process, so each start reloads its modules. */
async function start(): Promise<void> {
	vi.resetModules()
	const { startServices } = await import("./start-services")
	await startServices()
}

it.each([
	["an unknown log level", { LOG_LEVEL: "loud" }, ".*LOG_LEVEL"],
	["a bucket's address without its name", { S3_ENDPOINT: "http://127.0.0.1:9" }, ".*S3_BUCKET must be given together"],
	["half a key", { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k" }, ".*S3_SECRET_ACCESS_KEY must be given together"],
	["a short secret", { MEDIA_SECRET: "short" }, ".*MEDIA_SECRET must have at least 32 characters"],
	["an ffmpeg that is not there", { FFMPEG_PATH: "/nowhere/ffmpeg" }, "FFMPEG_PATH must be the full path"],
	[
		"an invalid limit",
		{ FFMPEG_PATH: "none", LIMIT_LOGIN_ACCOUNT: "many" },
		"LIMIT_LOGIN_ACCOUNT must be count/seconds",
	],
])("refuses the start with one line: %s", async (_name, environment, line) => {
	Object.assign(process.env, environment)
	await expect(start()).rejects.toThrow(new RegExp(`^refused: Configuration: ${line}`))
})
