import { afterAll, beforeEach, expect, it } from "vitest"
import { env } from "@/lib/env"
import { startServices } from "./start-services"

// As the launcher does, except that the process goes on.
const REFUSE = Symbol.for("testimonials.refuse")
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

// Read once and for all with the first good one, so that these come first.
it.each([
	["an unknown log level", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
	["a bucket's address without its name", { S3_ENDPOINT: "http://127.0.0.1:9" }, "S3_BUCKET must be given together"],
	["half a key", { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k" }, "S3_SECRET_ACCESS_KEY must be given together"],
	["a short secret", { MEDIA_SECRET: "short" }, "MEDIA_SECRET must have at least 32 characters"],
])("refuses the start with one line: %s", async (_name, environment, line) => {
	Object.assign(process.env, environment)
	await expect(startServices()).rejects.toThrow(new RegExp(`^refused: Configuration: .*${line}`))
})

it("refuses the start with one line: an ffmpeg that is not there", async () => {
	Object.assign(env(), { FFMPEG_PATH: "/nowhere/ffmpeg" })
	await expect(startServices()).rejects.toThrow("refused: Configuration: FFMPEG_PATH must be the full path")
})

it("refuses the start with one line: a limit that is none", async () => {
	Object.assign(env(), { FFMPEG_PATH: "none" })
	process.env.LIMIT_LOGIN_ACCOUNT = "many"
	await expect(startServices()).rejects.toThrow("refused: Configuration: LIMIT_LOGIN_ACCOUNT must be count/seconds")
})
