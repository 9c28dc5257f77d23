import { describe, expect, inject, it } from "vitest"
import type { Condition, Question } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { makeAdmin } from "../support/factories"
import { auditOfQuiz, oneQuiz, readQuiz, saveQuiz } from "../support/quiz-admin"
import { outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { beginQuiz, QUIZ, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

const fieldIs = (id: string, value: string): Condition => {
	return { join: "and", tests: [{ of: "field", id, is: "is", value }] }
}
const ASKED: Question[] = [question("q1"), question("q2", { show_if: fieldIs("plan", "pro") }), question("q3")]

async function withFields(names: string[], given: Parameters<typeof visitQuiz>[0] = {}) {
	const visited = await visitQuiz({ questions: ASKED, outcomes: [outcome("any")], ...given })
	const { token } = await makeAdmin({ tenantId: visited.tenant.id })
	const saved = await saveQuiz(token, visited.quiz.id, { hidden_fields: JSON.stringify(names) })
	return { ...visited, token, saved }
}

describe("hidden fields of a quiz", () => {
	it("are saved, told to visitors by name alone, copied, and in the audit log", async () => {
		const { token, quiz, params, saved } = await withFields(["city", "plan"])
		expect([saved.status, saved.body.quiz.hidden_fields]).toEqual([200, ["city", "plan"]])
		expect((await send(url, `GET ${QUIZ}`, { params })).body.quiz.hidden_fields).toEqual(["city", "plan"])
		const copy = await send(url, "POST /api/admin/quizzes/{id}/duplicate", { token, params: { id: quiz.id } })
		expect(copy.body.quiz.hidden_fields).toEqual(["city", "plan"])
		expect((await auditOfQuiz(quiz.id)).at(-1)).toMatchObject({ after: { hidden_fields: ["city", "plan"] } })
		await saveQuiz(token, copy.body.quiz.id, { hidden_fields: "[]" })
		expect((await readQuiz(token, copy.body.quiz.id)).body.quiz).not.toHaveProperty("hidden_fields")
	})

	it.each([
		[["lang"], "A hidden field can't be named lang, embed, after, or invite"],
		[["a b"], "A hidden field's name may have letters, digits, - and _, at most 40"],
		[["a", "a"], "Two hidden fields have the same name"],
		[Array.from({ length: 21 }, (_, at) => `f${at}`), "You can have up to 20 hidden fields"],
	])("refuse %j", async (names, detail) => {
		const { token, quiz } = await oneQuiz()
		const answer = await saveQuiz(token, quiz.id, { hidden_fields: JSON.stringify(names) })
		expect([answer.status, answer.refusal?.errors]).toEqual([422, [{ field: "hidden_fields", detail }]])
	})

	it("come with a session, without the others, lead its path, and reach the business", async () => {
		const { token, params, quiz } = await withFields(["city", "plan"])
		const started = await send(url, `POST ${QUIZ}/sessions`, {
			params,
			body: { fields: { plan: "pro", city: ` =Bern\n${"x".repeat(300)}`, secret: "s3cret", lang: "de" } },
		})
		expect(started.body.path).toEqual(["q1", "q2", "q3"])
		const session = await beginQuiz(params, { fields: { plan: "pro", city: "=Bern", secret: "s3cret" } })
		const fields = { city: "=Bern", plan: "pro" }
		expect((await session.read()).body).toMatchObject({ fields, path: ["q1", "q2", "q3"] })
		expect((await session.answer({ q1: "Good" })).body.path).toEqual(["q1", "q2", "q3"])
		await session.answer({ q2: "Bad", q3: "Good" })
		expect((await session.complete()).body.breakdown).toHaveLength(3)
		const sessions = await send(url, "GET /api/admin/quiz-sessions", { token })
		expect(sessions.body.sessions[0]?.fields).toEqual(fields)
		const csv = await send(url, "GET /api/admin/quiz-sessions/export", { token, query: { quiz_id: quiz.id } })
		const [head = "", row = ""] = csv.text.split(/\r?\n/)
		expect(head).toMatch(/,answers,field_city,field_plan$/)
		expect(row).toMatch(/,'=Bern,pro$/)
		const kept = await db().quizSession.findFirstOrThrow({ where: { id: started.body.session_id } })
		expect(kept.fields).toEqual({ city: `=Bern ${"x".repeat(194)}`, plan: "pro" })
	})

	it("are the person's: exported with them, found by an address in them, and gone with them", async () => {
		const { token, params } = await withFields(["mail"])
		const email = "ada.fields@example.com"
		const session = await beginQuiz(params, { fields: { mail: email } })
		await session.answer({ q1: "Good", q3: "Good" })
		await session.complete()
		const person = await send(url, "POST /api/admin/people/export", { token, body: { email } })
		expect(JSON.stringify(JSON.parse(person.text))).toContain(`"fields":{"mail":"${email}"}`)
		await send(url, "POST /api/admin/people/erase", { token, body: { email } })
		expect(await db().quizSession.count({ where: { id: session.id } })).toBe(0)
	})

	it("leave a quiz without them as it was, whatever its visitors send", async () => {
		const { params, token, quiz } = await withFields([], { questions: [question("q1")] })
		const { body, text } = await send(url, `GET ${QUIZ}`, { params })
		expect(text).not.toContain("hidden_fields")
		const started = await send(url, `POST ${QUIZ}/sessions`, { params, body: { fields: { city: "Bern" } } })
		expect(Object.keys(started.body)).toEqual(["session_id", "session_secret"])
		expect(body.quiz.id).toBe(quiz.id)
		const session = await beginQuiz(params, { fields: { city: "Bern" } })
		expect((await session.read()).body).not.toHaveProperty("fields")
		await session.answer({ q1: "Good" })
		await session.complete()
		const csv = await send(url, "GET /api/admin/quiz-sessions/export", { token })
		expect(csv.text.split(/\r?\n/)[0]).toMatch(/,answers$/)
		expect(csv.text).not.toContain("Bern")
	})

	it("that a rule asks for can't be taken off a public quiz", async () => {
		const { token, quiz } = await withFields(["plan"])
		const answer = await saveQuiz(token, quiz.id, { hidden_fields: "[]" })
		expect([answer.status, answer.refusal?.errors?.[0]?.field]).toEqual([422, "questions.q2"])
	})

	it.each([[{ fields: "city=Bern" }], [{ fields: { city: 5 } }]])("are refused as %j", async (body) => {
		const { params } = await withFields(["city"])
		expect((await send(url, `POST ${QUIZ}/sessions`, { params, body })).status).toBe(422)
	})

	it("fill in texts and the address that a result leads to", async () => {
		const end = outcome("any", { title: "Hello {name|friend} from {field:city|your town}", action: "redirect" })
		end.action_config = { ...end.action_config, redirect_url: "https://shop.example/?c={field:city}&a={answer:q1}" }
		const { params } = await withFields(["city"], { questions: [question("q1")], outcomes: [end] })
		const session = await beginQuiz(params, { fields: { city: "A&B" } })
		await session.answer({ q1: "Good" })
		const { body, text } = await session.complete()
		expect(body.outcome).toMatchObject({
			title: "Hello friend from A&B",
			redirect_url: "https://shop.example/?c=A%26B&a=Good",
		})
		expect((await session.complete()).text).toBe(text)
	})
})
