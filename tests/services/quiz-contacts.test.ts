import { expect, it } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import { recordLead } from "@/lib/privacy/cross-domain-mutations"
import { mailCompleted } from "@/lib/quizzes/actions/mutations"
import { presentSession } from "@/lib/quizzes/analytics/present"
import { exportSessions, listSessions } from "@/lib/quizzes/analytics/queries"
import { readAnswers, sentAnswer } from "@/lib/quizzes/answer-types"
import { VISITOR_EMAIL_SQL, visitorNameSql, visitorOf } from "@/lib/quizzes/given-contact"
import { exportPartialLeads, listPartialLeads } from "@/lib/quizzes/partial-leads/queries"
import { onPath } from "@/lib/quizzes/paths/walk"
import { erasePerson } from "@/lib/quizzes/privacy/mutations"
import { findReportSource } from "@/lib/quizzes/report/queries"
import { reportOf } from "@/lib/quizzes/report/report-of"
import { completeSession, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import type { SaveAnswers } from "@/lib/quizzes/sessions/schema"
import { describeSubject } from "@/lib/services/webhooks/describe-subject"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeLead } from "../support/chatbot-rows"
import { makeTenant, unique } from "../support/factories"
import fc from "../support/fast-check"
import { makeQuiz, outcome, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const contact = (id: string, given: Parameters<typeof question>[1] = {}) =>
	question(id, {
		type: "contact",
		options: [],
		points: {},
		required: false,
		contact_parts: { name: "optional", email: "optional" },
		...given,
	})

/** A quiz that asks for contact among its questions. */
async function business(questions = [contact("reach"), question("choice")]) {
	const tenant = await makeTenant()
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const quiz = await makeQuiz({ tenantId: tenant.id, questions, outcomes: [outcome("any")], keepPartialLeads: true })
	const begin = async (body: SaveAnswers, own: { user_name?: string; user_email?: string } = {}) => {
		const started = await startSession(visit.scope, quiz.id, { ...own, fields: {} })
		const session = await openSession(visit.scope, { quizId: quiz.id, id: started.id }, started.secret)
		await saveAnswers(session, body)
		return session
	}
	const aborted = () => new AbortController().signal
	const cells = async (file: Promise<ReadableStream<Uint8Array>>) => {
		const [head = "", row = ""] = (await new Response(await file).text()).replace("\uFEFF", "").split("\n")
		const at = head.split(",").indexOf("user_name")
		return row.split(",").slice(at, at + 2)
	}
	return {
		tenantId: tenant.id,
		leads: () => db().lead.findMany({ where: { tenantId: tenant.id }, select: { email: true, name: true } }),
		begin,
		complete: async (answers: NonNullable<SaveAnswers["answers"]>, own?: Parameters<typeof begin>[1]) => {
			const session = await begin({ answers: { choice: "Good", ...answers } }, own)
			await completeSession(session, { ...visit, recordLead, notifyBusiness: async () => undefined })
			return session
		},
		who: async () => {
			const { rows } = await listSessions(visit.scope, { limit: 5 })
			return rows.map(presentSession).map(({ user_name, user_email }) => [user_name, user_email])
		},
		csv: () => cells(exportSessions(visit.scope, {}, aborted())),
		facts: async (id: string) => {
			const { facts } = await reportOf(await findReportSource(visit.scope, quiz.id, id), {
				include_charts: false,
				include_recommendations: false,
				include_detailed_breakdown: false,
			})
			return facts.filter(({ label }) => ["Name", "Email"].includes(label)).map(({ value }) => value)
		},
		mail: async (id: string) => {
			await mailCompleted(id)
			return db().mailDelivery.findFirstOrThrow({ where: { tenantId: tenant.id, kind: "quiz.completed" } })
		},
		told: (subjectId: string) => describeSubject({ tenantId: tenant.id, type: "quiz.completed", subjectId }),
		stopped: async (id: string) => {
			await db().$executeRaw`UPDATE quiz_sessions SET touched_at = now() - interval '1 hour' WHERE id = ${id}::uuid`
			const { sessions } = await listPartialLeads(visit.scope, { limit: 5 })
			return {
				listed: sessions.map(({ user_name, user_email }) => [user_name, user_email]),
				csv: await cells(exportPartialLeads(visit.scope, {}, aborted())),
			}
		},
		erase: (email: string) => transaction((tx) => erasePerson(tx, visit.scope, email)),
	}
}

it("names a visitor who said who they are only in a question about contact", async () => {
	const { complete, who, csv, facts, mail, told, erase, leads } = await business()
	const email = `ada-${unique()}@example.com`
	const { id } = await complete({ reach: { name: "Ada", email } })
	expect(await who()).toEqual([["Ada", email]])
	expect(await csv()).toEqual(["Ada", email])
	expect(await facts(id)).toEqual(["Ada", email])
	const sent = await mail(id)
	expect(sent.text).toContain(`Ada, ${email} scored`)
	expect(sent.aboutEmail, "so that an erasure finds it").toBe(email)
	expect(await told(id)).toMatchObject({ data: { user_name: "Ada", user_email: email }, aboutEmail: email })
	expect(await leads(), "no one asked to be written to").toEqual([])
	expect(await erase(email)).toMatchObject({ count: 1 })
	expect(await who()).toEqual([])
})

it("adds the name to an address of the visitor's own, also in the lead", async () => {
	const { complete, who, leads } = await business()
	const user_email = `ada-${unique()}@example.com`
	await complete({ reach: { name: "Ada" } }, { user_email })
	expect(await who()).toEqual([["Ada", user_email]])
	expect(await leads()).toEqual([{ email: user_email, name: "Ada" }])
})

it("leaves the name of a known lead, which only the contact step changes", async () => {
	const { complete, leads, tenantId } = await business()
	const { email: user_email } = await makeLead(tenantId, { name: "Ada Lovelace" })
	await complete({ reach: { name: "Bo" } }, { user_email })
	expect(await leads()).toEqual([{ email: user_email, name: "Ada Lovelace" }])
	await complete({ reach: { name: "Bo" } }, { user_email, user_name: "Ada King" })
	expect(await leads()).toEqual([{ email: user_email, name: "Ada King" }])
})

it("keeps what the session has of its own, and names no one after another address", async () => {
	const { complete, who, csv, leads } = await business()
	const user_email = `ada-${unique()}@example.com`
	await complete({ reach: { name: "Bo", email: "bo@example.com" } }, { user_email })
	expect(await who()).toEqual([["Anonymous", user_email]])
	expect(await csv()).toEqual(["Anonymous", user_email])
	expect(await leads()).toEqual([{ email: user_email, name: null }])
	const named = await business()
	await named.complete({ reach: { name: "Bo" } }, { user_name: "Ada" })
	expect(await named.who()).toEqual([["Ada", null]])
})

it("gives none of several people the address of another", async () => {
	const { complete, who, csv, facts, mail } = await business([contact("first"), contact("second"), question("choice")])
	const { id } = await complete({
		first: { email: "ada@example.com" },
		second: { name: "Bo", email: "bo@example.com" },
	})
	expect(await who()).toEqual([["Anonymous", "ada@example.com"]])
	expect(await csv()).toEqual(["Anonymous", "ada@example.com"])
	expect(await facts(id)).toEqual(["Anonymous", "ada@example.com"])
	expect((await mail(id)).text).toMatch(/^ada@example\.com scored/m)
	await complete({ first: { name: "Ada" }, second: { name: "Bo", email: "bo@example.com" } })
	expect((await who())[0]).toEqual(["Bo", "bo@example.com"])
})

it("reads the first of several, and none that is not on the path", async () => {
	const off = contact("off", {
		show_if: { join: "and", tests: [{ of: "answer", id: "choice", is: "is", value: "Bad" }] },
	})
	const { complete, who } = await business([question("choice"), off, contact("first"), contact("second")])
	await complete({
		off: { name: "Left out" },
		first: { name: "Ada" },
		second: { name: "Bo" },
	})
	expect(await who()).toEqual([["Ada", null]])
})

it("names visitors who stopped", async () => {
	const { begin, stopped } = await business()
	const { id } = await begin({ answers: { reach: { name: "Ada", email: "ada@example.com" } }, keeps_partial: true })
	expect(await stopped(id)).toEqual({
		listed: [["Ada", "ada@example.com"]],
		csv: ["Ada", "ada@example.com"],
	})
})

it("names no one who stopped after another address", async () => {
	const { begin, stopped } = await business()
	const answers = { reach: { name: "Bo", email: "bo@example.com" } }
	const own = { user_name: "Ada", user_email: "ada@example.com" }
	const { id } = await begin({ answers, keeps_partial: true }, own)
	expect((await stopped(id)).listed).toEqual([["Bo", "bo@example.com"]])
})

it("names the same visitor who stopped as who completed the quiz", async () => {
	// Stored answers are in another order than their questions.
	const { begin, stopped } = await business([contact("first"), contact("b"), question("choice")])
	const answers = { first: { name: "Ada", email: "ada@example.com" }, b: { name: "Bo", email: "bo@example.com" } }
	const { id } = await begin({ answers, keeps_partial: true })
	expect((await stopped(id)).listed).toEqual([["Ada", "ada@example.com"]])
})

it("names the visitor in every query as in the report", async () => {
	const ids = ["b", "aa", "first"]
	const anyAnswer = fc.record(
		{ name: fc.constantFrom("Ada", "Bo", " "), email: fc.constantFrom("ada@example.com", "bo@example.com", "") },
		{ requiredKeys: [] },
	)
	const anyOwn = fc.record({
		userName: fc.constantFrom("Cy", null),
		userEmail: fc.constantFrom("ada@example.com", "cy@example.com", null),
	})
	const anySession = fc.record({
		own: anyOwn,
		types: fc.tuple(...ids.map(() => fc.constantFrom("contact" as const, "contact" as const, "text" as const))),
		sent: fc.tuple(...ids.map(() => anyAnswer)),
		path: fc.subarray(ids),
	})
	await fc.assert(
		fc.asyncProperty(anySession, async ({ own, types, sent, path }) => {
			const questions = ids.map((id, at) => contact(id, { type: types[at] ?? "contact" }))
			const given = readAnswers(questions, Object.fromEntries(ids.map((id, at) => [id, sent[at] ?? ""])))
			const { content, answers } = onPath({ questions }, given, path)
			const stored = JSON.stringify(Object.fromEntries([...given].map(([id, answer]) => [id, sentAnswer(answer)])))
			const rows = await db().$queryRaw`
				SELECT ${Prisma.raw(visitorNameSql())} AS "userName", ${Prisma.raw(VISITOR_EMAIL_SQL)} AS "userEmail"
				FROM (SELECT ${stored}::jsonb AS answers, ${path}::text[] AS path, ${own.userName}::text AS user_name,
					${own.userEmail}::text AS user_email) s, (SELECT ${JSON.stringify(questions)}::jsonb AS questions) v`
			expect(rows).toEqual([visitorOf(own, content.questions, answers)])
		}),
		{ numRuns: 200 },
	)
})
