import { describe, expect, inject, it } from "vitest"
import { send } from "../support/send"
import { BEST, beginQuiz, QUIZ, QUIZ_SESSION, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

describe("a quiz session", () => {
	it.each<[string, unknown, string]>([
		["an unknown question", { nothing: "Good" }, "This quiz doesn't have that question."],
		["a question named as objects' own parts", { constructor: "Good" }, "This quiz doesn't have that question."],
		["__proto__", JSON.parse('{"__proto__":"Good"}'), "This quiz doesn't have that question."],
		["an unknown option", { choice: "Better" }, "This isn't one of the question's options."],
		["an option's other case", { choice: "good" }, "This isn't one of the question's options."],
		["a rating of 6", { rating: "6" }, "This isn't one of the question's options."],
		["a rating of 1.0", { rating: "1.0" }, "This isn't one of the question's options."],
		["yes", { yesno: "yes" }, "This isn't one of the question's options."],
		["a number", { rating: 5 }, "An answer must be text"],
		["null", { choice: null }, "An answer must be text"],
		["a list of answers", { choice: ["Good"] }, "An answer must be text"],
		["a list", ["Good"], "answers must be an object"],
		["a text", "choice=Good", "answers must be an object"],
		["null for all", null, "answers must be an object"],
		["a long text", { text: "x".repeat(2001) }, "An answer can have up to 2000 characters."],
		["a NUL", { text: "a\0b" }, "text contains characters that can't be stored"],
		["half a character", { text: "\ud800" }, "text contains characters that can't be stored"],
	])("refuses %s", async (_, answers, detail) => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params)
		await session.answer({ choice: "Bad" })
		expect(await session.answer(answers)).toMatchObject({ status: 422, refusal: { detail } })
		expect((await session.read()).body.answers).toEqual({ choice: "Bad" })
	})

	it("refuses a valid answer next to an invalid one", async () => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params)
		expect((await session.answer({ rating: "5", choice: "Nothing" })).status).toBe(422)
		expect((await session.read()).body.answers).toEqual({})
	})

	it.each<[string, object, string]>([
		["a name over 120 characters", { user_name: "x".repeat(121) }, "user_name can have up to 120 characters"],
		["a name with a line break", { user_name: "a\nb" }, "user_name contains characters that aren't allowed"],
		["an invalid name", { user_name: 5 }, "user_name must be text"],
		["an incomplete address", { user_email: "nobody" }, "Please enter a valid email address"],
		[
			"an address over 254 characters",
			{ user_email: `${"x".repeat(250)}@b.cd` },
			"user_email can have up to 254 characters",
		],
		["an invalid address", { user_email: [] }, "Please enter a valid email address"],
	])("refuses %s, at the start and later", async (_, body, detail) => {
		const { params } = await visitQuiz()
		expect(await send(url, `POST ${QUIZ}/sessions`, { params, body })).toMatchObject({
			status: 422,
			refusal: { detail },
		})
		const session = await beginQuiz(params)
		expect(await session.put(body)).toMatchObject({ status: 422, refusal: { detail } })
	})

	it("refuses a body that is not JSON, is too deep, or has more than 512 KB", async () => {
		const { params } = await visitQuiz()
		const { id, token } = await beginQuiz(params)
		const put = (raw: string) =>
			send(url, `PUT ${QUIZ_SESSION}`, {
				params: { ...params, id },
				token,
				raw,
				headers: { "content-type": "application/json" },
			})
		for (const raw of ["", "{", "[]", "null", "5"]) expect((await put(raw)).status).toBe(400)
		const deep = `{"answers":${"[".repeat(5000)}${"]".repeat(5000)}}`
		expect((await put(deep)).status).toBe(400)
		expect((await put(`{"answers":{"text":"${"x".repeat(512 * 1024)}"}}`)).status).toBe(413)
	})

	it("drops unknown fields silently", async () => {
		const { params } = await visitQuiz()
		const session = await beginQuiz(params, { percentage: 100, completed_at: "2026-01-01", session_secret: "mine" })
		await session.put({ answers: BEST, percentage_score: 100, result: {} })
		expect((await session.read()).body).toMatchObject({ answers: BEST, result: null })
	})
})
