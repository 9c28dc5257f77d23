import { createHash } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { Actor } from "@/lib/accounts/actor"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import { closeDb, db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { teachChatbot } from "@/lib/privacy/cross-domain-mutations"
import { deleteCaptions } from "@/lib/submissions/captions/mutations"
import {
	failForgottenTranscriptions,
	requestTranscription,
	transcribeSubmission,
} from "@/lib/submissions/captions/transcribe/mutations"
import { parseVtt } from "@/lib/submissions/captions/vtt/parse-vtt"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { type FixtureName, fixture, makeAdmin, makeSubmission, makeTenant } from "../support/factories"
import { type ModelScript, type ModelServer, startModelServer } from "../support/model-server"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { eventually } from "../support/worker-process"

/** For these tests' tenants: enough for two videos of two seconds, but not for a third. */
const DAILY_SECONDS = 5
/** Longer than any test takes. Only the clock that the breaker reads advances past it. */
const BREAKER_SECONDS = 600

let database: OwnDatabase
let model: ModelServer

beforeAll(async () => {
	database = await startOwnDatabase()
	model = await startModelServer()
	giveEnvironment(database, {
		...model.environment,
		CHAT_BREAKER_SECONDS: String(BREAKER_SECONDS),
		LIMIT_TRANSCRIBED_SECONDS_TENANT: `${DAILY_SECONDS}/86400`,
	})
})
afterAll(async () => {
	await closeDb()
	await model.stop()
	await database.stop()
})
beforeEach(() => model.script("sound", {}))

async function world(name: FixtureName = "chrome-vp9-opus.webm") {
	const tenant = await makeTenant()
	const { token } = await makeAdmin({ tenantId: tenant.id })
	const viewer = await findViewer((await readSessionToken(token)) ?? "")
	if (!viewer) throw new Error("No viewer.")
	const actor: Actor = { viewer, address: "127.0.0.1" }
	const { scope } = await resolveVisit(tenant.slug, "video_testimonials", false)
	const bytes = await fixture(name)
	const make = () => makeSubmission({ tenantId: tenant.id, durationMs: 2000, bytes })
	return { tenant, scope, actor, bytes, make }
}
type World = Awaited<ReturnType<typeof world>>

const captionsOf = (submissionId: string) => db().captions.findUniqueOrThrow({ where: { submissionId } })
/** The time at which the queue gives up. */
const late = () => Date.now() + 10 * 60_000

async function requested({ scope, actor, make }: World): Promise<string> {
	const { id } = await make()
	await requestTranscription(scope, actor, id)
	return id
}

/** Whether the tenant's day has room for another video, found out by asking. */
async function canAskAgain({ scope, actor, make }: World): Promise<boolean> {
	const { id } = await make()
	return requestTranscription(scope, actor, id).then(
		() => true,
		(error: unknown) => {
			expect(error).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) })
			return false
		},
	)
}

describe("transcription", () => {
	it.each([
		["chrome-vp9-opus.webm", "audio/webm", "audio.webm"],
		["phone-moov-last.mp4", "audio/mp4", "audio.m4a"],
	] as const)("of %s sends only the sound and makes a draft of the result", async (name, type, filename) => {
		const place = await world(name)
		const id = await requested(place)
		expect(await captionsOf(id)).toMatchObject({ state: "processing", origin: "transcribed" })
		expect(await db().job.count({ where: { queue: "transcribe", data: { equals: { submissionId: id } } } })).toBe(1)
		await transcribeSubmission(id)
		const made = await captionsOf(id)
		expect(made).toMatchObject({ state: "draft", origin: "transcribed", language: "en", cueCount: 2, error: null })
		expect(parseVtt(made.vtt).map(({ text }) => text)).toEqual(["They were wonderful.", "I would come back any day."])
		const sent = (await model.requests("sound")).at(-1)
		expect(sent).toMatchObject({ path: "/v1/audio/transcriptions", headers: { authorization: "Bearer test-key" } })
		expect(sent?.body).toMatchObject({
			model: "whisper-1",
			response_format: "verbose_json",
			file: { name: filename, type },
		})
		const sound = sent?.body.file as { size: number; sha256: string } | undefined
		expect(sound?.size).toBeLessThan(place.bytes.length / 2)
		expect(sound?.sha256).not.toBe(createHash("sha256").update(place.bytes).digest("hex"))
		const { searchText } = await db().submission.findUniqueOrThrow({ where: { id } })
		expect(searchText).toContain("i would come back any day")
		expect(await db().knowledgeSource.count({ where: { submissionId: id } })).toBe(0)
		// The job runs twice if a process dies at its end. There is no second call.
		const calls = (await model.requests("sound")).length
		await transcribeSubmission(id)
		expect((await model.requests("sound")).length).toBe(calls)
	})

	const TRIED_ONCE: [string, ModelScript, unknown][] = [
		["a wrong key", { refuse: { status: 401 } }, "OpenAI refused the key (401)."],
		["a bad request", { refuse: { status: 400 } }, "OpenAI refused the request (400)."],
		[
			"no such call",
			{ refuse: { status: 404 } },
			expect.stringMatching(/^OpenAI doesn't know the model or the address/),
		],
		["what is no answer", { raw: { type: "application/json", body: "{" } }, "OpenAI sent an answer we can't use."],
		["far too much", { transcript: { text: "" }, ending: "flood" }, "OpenAI sent far too much."],
		["nobody who speaks", { transcript: { text: "", segments: [] } }, "We found no speech in this video."],
	]
	it.each(TRIED_ONCE)("says so at once for %s", async (_name, script, reason) => {
		const id = await requested(await world())
		await breakerClosed()
		await model.script("sound", script)
		await transcribeSubmission(id)
		expect(await captionsOf(id)).toMatchObject({ state: "failed", error: reason, vtt: "" })
	})

	const TRIED_AGAIN: [string, ModelScript, string][] = [
		["its own limit", { refuse: { status: 429 } }, "OpenAI is limiting requests (429)."],
		["an error", { refuse: { status: 500 } }, "OpenAI failed (500)."],
		["silence", { silent: true }, "OpenAI didn't answer in time."],
		["headers and silence", { ending: "stall" }, "OpenAI didn't answer in time."],
		["a cut", { ending: "cut" }, "OpenAI stopped in the middle of its answer."],
	]
	it.each(TRIED_AGAIN)("tries again after %s, and gives up with a message", async (_name, script, reason) => {
		const id = await requested(await world())
		await breakerClosed()
		await model.script("sound", script)
		const patience = env().TRANSCRIPTION_TIMEOUT_MS
		// Applies only to a provider that never answers. Any other answer may take as long as a busy machine needs.
		if (reason.endsWith("in time.")) Object.assign(env(), { TRANSCRIPTION_TIMEOUT_MS: 100 })
		try {
			await expect(transcribeSubmission(id)).rejects.toThrow(reason)
			expect(await captionsOf(id)).toMatchObject({ state: "processing" })
			await transcribeSubmission(id, late())
		} finally {
			Object.assign(env(), { TRANSCRIPTION_TIMEOUT_MS: patience })
		}
		expect(await captionsOf(id)).toMatchObject({ state: "failed", error: reason })
	})

	it("skips a provider that failed five times in a row", async () => {
		const place = await world()
		const id = await requested(place)
		await model.script("sound", { refuse: { status: 500 } })
		await breakerClosed()
		await model.script("sound", { refuse: { status: 500 } })
		for (let round = 0; round < 5; round += 1) await transcribeSubmission(id).catch(() => undefined)
		const calls = (await model.requests("sound")).length
		await expect(transcribeSubmission(id)).rejects.toThrow("paused for a while")
		expect((await model.requests("sound")).length).toBe(calls)
		await breakerClosed()
		await transcribeSubmission(id)
		expect(await captionsOf(id)).toMatchObject({ state: "draft" })
	})

	it("says what is wrong with a video", async () => {
		const { scope, actor, tenant } = await world()
		const make = (bytes?: Uint8Array) => makeSubmission({ tenantId: tenant.id, durationMs: 1000, bytes })
		const broken = await make(Buffer.alloc(2000, 1))
		const gone = await make()
		for (const { id } of [broken, gone]) {
			await requestTranscription(scope, actor, id)
			await transcribeSubmission(id)
		}
		expect((await captionsOf(broken.id)).error).toBe("We couldn't read this video's sound.")
		expect((await captionsOf(gone.id)).error).toBe("We couldn't read the video from storage. Please try again.")
	})

	it("sends nothing of a testimonial that was rejected, before or after the request", async () => {
		const place = await world()
		await breakerClosed()
		const id = await requested(place)
		const calls = (await model.requests("sound")).length
		await db().submission.update({ where: { id }, data: { status: "rejected" } })
		await transcribeSubmission(id)
		const error = "You rejected this testimonial, so its sound isn't sent anywhere."
		expect(await captionsOf(id)).toMatchObject({ state: "failed", error })
		const again = requestTranscription(place.scope, place.actor, id)
		await expect(again).rejects.toMatchObject({ code: "conflict", message: error })
		expect((await model.requests("sound")).length).toBe(calls)
	})

	it("does not leave captions waiting forever if their job has vanished, and keeps those that wait for theirs", async () => {
		const [forgotten, waiting] = [await requested(await world()), await requested(await world())]
		await db().job.deleteMany({ where: { data: { equals: { submissionId: forgotten } } } })
		await failForgottenTranscriptions(new Date())
		expect(await captionsOf(forgotten)).toMatchObject({ state: "processing" })
		await failForgottenTranscriptions(new Date(Date.now() + 16 * 60_000))
		const error = "We couldn't transcribe the video. Please try again."
		expect(await captionsOf(forgotten)).toMatchObject({ state: "failed", error })
		expect(await captionsOf(waiting)).toMatchObject({ state: "processing" })
	})

	it("drops the result for captions that were deleted meanwhile", async () => {
		const place = await world()
		const id = await requested(place)
		await breakerClosed()
		await model.script("sound", { held: true })
		const calls = (await model.requests("sound")).length
		const job = transcribeSubmission(id)
		await eventually("the call", async () => (await model.requests("sound")).length > calls)
		await deleteCaptions(place.scope, place.actor, id, teachChatbot)
		await model.release("sound")
		await job
		expect(await db().captions.count({ where: { submissionId: id } })).toBe(0)
	})
})

describe("a tenant's daily limit", () => {
	it("is so many seconds of sound, and gets back what was never transcribed", async () => {
		const place = await world()
		await breakerClosed()
		const first = await requested(place)
		await transcribeSubmission(first)
		await model.script("sound", { refuse: { status: 400 } })
		await transcribeSubmission(await requested(place))
		// Two of five seconds are used: two more fit, and then no more.
		expect(await canAskAgain(place)).toBe(true)
		expect(await canAskAgain(place)).toBe(false)
		expect(await canAskAgain(await world())).toBe(true)
	})

	it("does not count a request that is refused because captions exist", async () => {
		const place = await world()
		const id = await requested(place)
		const again = () => requestTranscription(place.scope, place.actor, id)
		for (let round = 0; round < 4; round += 1) await expect(again()).rejects.toMatchObject({ code: "conflict" })
		expect(await canAskAgain(place)).toBe(true)
	})
})

/** Makes a success in between, so one test's failures do not open the breaker for the next. */
async function breakerClosed(): Promise<void> {
	const { transcribe } = await import("@/lib/ai/transcribe")
	await model.script("sound", {})
	const later = performance.now() + BREAKER_SECONDS * 1000
	const clock = vi.spyOn(performance, "now").mockReturnValue(later)
	try {
		await eventually("the breaker to be closed", () =>
			transcribe(new Uint8Array([26, 69, 223, 163])).then(
				() => true,
				() => false,
			),
		)
	} finally {
		clock.mockRestore()
	}
}
