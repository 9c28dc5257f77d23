import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { presentSession } from "@/lib/quizzes/analytics/present"
import { exportSessions, listSessions } from "@/lib/quizzes/analytics/queries"
import { erasePerson } from "@/lib/quizzes/privacy/mutations"
import { exportPerson } from "@/lib/quizzes/privacy/queries"
import { completeSession, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import type { SaveAnswers } from "@/lib/quizzes/sessions/schema"
import { describeSubject } from "@/lib/services/webhooks/describe-subject"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenant, unique } from "../support/factories"
import { makeQuiz, outcome, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const CALL = "I agree that you call me; once."
const ANRUF = "Rufen Sie mich an, einmal."
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const consent = (given: Parameters<typeof question>[1] = {}) =>
	question("call", { type: "consent", options: [CALL], points: {}, required: false, ...given })

/** A business that writes English, and what its visitors agree to. */
async function business(questions = [consent(), question("choice")]) {
	const tenant = await makeTenant({ languages: ["en", "de", "fr"], visitorLanguage: true })
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const quiz = await makeQuiz({ tenantId: tenant.id, questions, outcomes: [outcome("any")] })
	const begin = async (language: string, user_email?: string) => {
		const started = await startSession(visit.scope, quiz.id, { ...(user_email && { user_email }), fields: {} })
		const session = await openSession(visit.scope, { quizId: quiz.id, id: started.id }, started.secret)
		return {
			id: session.id,
			put: (body: SaveAnswers) => saveAnswers(session, body, { ...visit, language }),
			complete: () =>
				completeSession(session, {
					...visit,
					recordLead: async () => undefined,
					notifyBusiness: async () => undefined,
				}),
			records: () => db().quizConsent.findMany({ where: { sessionId: session.id } }),
			answers: async () => (await db().quizSession.findUniqueOrThrow({ where: { id: session.id } })).answers,
		}
	}
	return {
		begin,
		translate: (text: string) =>
			db().translation.upsert({
				where: { tenantId_subject_language: { tenantId: tenant.id, subject: quiz.id, language: "de" } },
				create: { tenantId: tenant.id, subject: quiz.id, language: "de", texts: { [CALL]: text } },
				update: { texts: { [CALL]: text } },
			}),
		listed: async () => (await listSessions(visit.scope, { limit: 5 })).rows.map(presentSession),
		told: async (subjectId: string) =>
			(await describeSubject({ tenantId: tenant.id, type: "quiz.completed", subjectId }))?.data,
		csv: async () => new Response(await exportSessions(visit.scope, {}, new AbortController().signal)).text(),
		person: (email: string) => exportPerson(visit.scope, email),
		erase: (email: string) => transaction((tx) => erasePerson(tx, visit.scope, email)),
	}
}

describe("a tick of a question about consent", () => {
	it("is recorded with its time, in the words that were read, and told wherever the answer is", async () => {
		const { begin, translate, listed, told, csv, person, erase } = await business()
		await translate(ANRUF)
		const email = `${unique()}@example.com`
		const session = await begin("de", email)
		await session.put({ answers: { call: CALL, choice: "Good" }, consent_texts: { call: ANRUF } })
		const [record] = await session.records()
		expect(record).toMatchObject({ questionId: "call", text: ANRUF, textSha256: sha256(ANRUF), language: "de" })
		const given_at = record?.givenAt.toISOString() ?? expect.fail()
		const given = { text: ANRUF, text_sha256: sha256(ANRUF), language: "de", given_at }
		await session.complete()
		expect((await listed()).map(({ consents }) => consents)).toEqual([[given]])
		const first = { answer: CALL, consent: given }
		expect(await told(session.id)).toMatchObject({ answers: [first, { answer: "Good" }] })
		expect(await person(email)).toMatchObject([{ answers: [first, { answer: "Good" }] }])
		const [head, row] = (await csv()).trim().split("\n")
		expect(head).toMatch(/,consent_text,consent_language,consent_given_at$/)
		expect(row?.endsWith(`,"${ANRUF}",de,${given_at.slice(0, 19).replace("T", " ")}`)).toBe(true)
		await erase(email)
		expect(await session.records()).toEqual([])
	})

	it("keeps its time when it is sent again, and has none once it is taken back", async () => {
		const { begin } = await business()
		const session = await begin("en")
		await session.put({ answers: { call: CALL } })
		const first = await session.records()
		expect(first).toMatchObject([{ text: CALL, language: "en" }])
		await session.put({ answers: { call: CALL, choice: "Good" } })
		expect(await session.records()).toEqual(first)
		await session.put({ answers: { call: "" } })
		expect(await session.records()).toEqual([])
		await session.put({ answers: { call: CALL } })
		const last = await session.records()
		expect(last[0]?.givenAt.getTime()).toBeGreaterThan(first[0]?.givenAt.getTime() ?? Infinity)
		await session.complete()
		await expect(session.put({ answers: { call: "" } })).rejects.toMatchObject({ code: "conflict" })
		expect(await session.records()).toEqual(last)
	})

	it("is refused with words that the business does not have, and nothing of the call is kept", async () => {
		const { begin, translate } = await business()
		await translate("Rufen Sie mich zweimal an.")
		const session = await begin("de")
		await expect(
			session.put({ answers: { call: CALL, choice: "Good" }, consent_texts: { call: ANRUF } }),
		).rejects.toMatchObject({ code: "invalid", errors: [{ field: "call" }] })
		expect([await session.answers(), await session.records()]).toEqual([{}, []])
	})

	it("is in the language of the page that showed it, also where the visitor has changed the page's since", async () => {
		const { begin, translate } = await business()
		await translate(ANRUF)
		const wordsOf = async (language: string, shown?: string) => {
			const session = await begin(language)
			await session.put({ answers: { call: CALL }, ...(shown && { consent_texts: { call: shown } }) })
			return (await session.records()).map((each) => [each.text, each.language])
		}
		expect(await wordsOf("fr", ANRUF)).toEqual([[ANRUF, "de"]])
		expect(await wordsOf("de", CALL)).toEqual([[CALL, "en"]])
		expect(await wordsOf("de")).toEqual([[ANRUF, "de"]])
		expect(await wordsOf("fr")).toEqual([[CALL, "en"]])
	})

	it("off the path is kept with its answer, and told to nobody but the person", async () => {
		const good = {
			join: "and" as const,
			tests: [{ of: "answer" as const, id: "choice", is: "is" as const, value: "Good" }],
		}
		const { begin, listed, told, csv, person } = await business([question("choice"), consent({ show_if: good })])
		const email = `${unique()}@example.com`
		const session = await begin("en", email)
		await session.put({ answers: { choice: "Good", call: CALL } })
		await session.put({ answers: { choice: "Bad" } })
		await session.complete()
		expect(await session.records()).toHaveLength(1)
		expect((await listed())[0]).not.toHaveProperty("consents")
		expect(JSON.stringify(await told(session.id))).not.toContain(CALL)
		expect(await csv()).not.toContain(CALL)
		expect(JSON.stringify(await person(email))).toContain(CALL)
	})

	it("that a host of before took back alone is told nowhere", async () => {
		const { begin, listed, told, csv } = await business()
		const session = await begin("en")
		await session.put({ answers: { call: CALL, choice: "Good" } })
		await db().quizSession.update({ where: { id: session.id }, data: { answers: { choice: "Good" } } })
		await session.complete()
		expect((await listed())[0]).not.toHaveProperty("consents")
		expect(JSON.stringify(await told(session.id))).not.toContain(CALL)
		expect(await csv()).not.toContain(CALL)
	})
})
