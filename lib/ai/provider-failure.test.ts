import { describe, expect, it } from "vitest"
import { ResponseTooLarge } from "./capped-fetch"
import { asProviderFailure, ProviderFailure } from "./provider-failure"

/** As the provider packages throw it. */
const called = (statusCode: number | undefined, more: object = {}) =>
	Object.assign(
		new Error("The key sk-secret was refused for: the prompt"),
		{ name: "AI_APICallError", statusCode },
		more,
	)
const coded = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code }) })

describe("asProviderFailure", () => {
	it.each([
		[called(401), "key", "OpenAI refused the key (401)."],
		[called(403), "key", "OpenAI refused the key (403)."],
		[called(404), "unknown", expect.stringMatching(/^OpenAI doesn't know the model or the address \(404\)\. Check /)],
		[called(422), "refused", "OpenAI refused the request (422)."],
		[
			called(400, { responseBody: '{"error":{"code":"context_length_exceeded"}}' }),
			"small",
			expect.stringMatching(/^OpenAI has too little room .* \(400\)\. Give /),
		],
		[called(429), "busy", "OpenAI is limiting requests (429)."],
		[called(500), "failed", "OpenAI failed (500)."],
		[called(529), "failed", "OpenAI failed (529)."],
		[called(200), "garbage", "OpenAI sent an answer we can't use."],
		[called(200, { cause: coded("UND_ERR_SOCKET") }), "cut", "OpenAI stopped in the middle of its answer."],
		[called(undefined, { cause: coded("ECONNREFUSED") }), "away", "OpenAI couldn't be reached."],
		[called(undefined, { cause: coded("ECONNRESET") }), "cut", "OpenAI stopped in the middle of its answer."],
		[coded("ENOTFOUND"), "away", "OpenAI couldn't be reached."],
		[new TypeError("bad port"), "away", "OpenAI couldn't be reached."],
		[called(200, { cause: new ResponseTooLarge(1) }), "too_large", "OpenAI sent far too much."],
		[Object.assign(new Error("x"), { name: "AI_JSONParseError" }), "garbage", "OpenAI sent an answer we can't use."],
		[{ type: "overloaded_error", message: "x" }, "failed", "OpenAI failed."],
		["boom", "failed", "OpenAI failed."],
		[undefined, "failed", "OpenAI failed."],
	])("%s is %s", (error, kind, message) => {
		const failure = asProviderFailure(error, "openai")
		expect(failure).toMatchObject({ kind, message })
		expect(JSON.stringify(failure) + failure.stack).not.toMatch(/sk-secret|the prompt/)
	})

	it("keeps a failure that is already classified, and reads how long to wait", () => {
		const failure = new ProviderFailure("google", "timeout")
		expect(asProviderFailure(failure, "google")).toBe(failure)
		expect(asProviderFailure(called(429, { responseHeaders: { "retry-after": "3" } }), "openai").retryAfterMs).toBe(
			3000,
		)
		expect(asProviderFailure(called(429, { responseHeaders: { "retry-after": "soon" } }), "openai").retryAfterMs).toBe(
			undefined,
		)
	})
})
