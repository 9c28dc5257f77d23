import { expect, it } from "vitest"
import { AppError } from "@/lib/errors"
import { answerError } from "./answer-error"

const headersOf = (thrown: unknown, ...names: string[]) => {
	const { status, headers } = answerError(thrown, "request-1")
	return { status, headers: names.map((name) => headers.get(name)) }
}

it("ends the connection of a sender that was too slow, and of no other", () => {
	expect(headersOf(new AppError("timeout", "Too slow."), "connection")).toEqual({ status: 408, headers: ["close"] })
	expect(headersOf(new AppError("too_large", "Too large."), "connection")).toEqual({ status: 413, headers: [null] })
})

it("says when to try again: as the error says, in two seconds where it does not, and never for a refusal that stays", () => {
	const busy = (retryAfter?: number) => new AppError("unavailable", "Busy.", { retryAfter })
	expect(headersOf(busy(0.4), "retry-after")).toEqual({ status: 503, headers: ["1"] })
	expect(headersOf(busy(), "retry-after")).toEqual({ status: 503, headers: ["2"] })
	expect(headersOf(new AppError("not_found", "Gone."), "retry-after")).toEqual({ status: 404, headers: [null] })
})

it("names what is missing to whom it does not know, and never caches", () => {
	const asked = headersOf(new AppError("unauthenticated", "Sign in."), "www-authenticate", "cache-control")
	expect(asked).toEqual({ status: 401, headers: ["Bearer", "no-store"] })
})

it("says nothing about a fault of our own but the request's number", async () => {
	const answer = answerError(new TypeError("secret of /srv/app"), "request-1")
	expect(answer.status).toBe(500)
	expect(await answer.json()).toEqual({
		detail: "Something went wrong on our side. Please try again.",
		code: "server_failed",
		request_id: "request-1",
	})
})
