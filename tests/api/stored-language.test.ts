import { extractText, getDocumentProxy } from "unpdf"
import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask } from "../support/chat"
import { fixture, makeTenantWithAdmin, unique } from "../support/factories"
import { mailTo } from "../support/mailbox"
import { makeQuiz, outcome } from "../support/quizzes"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"
import { BEST, beginQuiz } from "../support/take-quiz"
import { eventually } from "../support/worker-process"

const { url, mailFolder } = inject("product")

const OFFERS = { languages: ["en", "de", "ar"], visitorLanguage: true }
const OUTCOME = "Well done"

/** One visitor who leaves a trace of each kind, on pages in a language. */
async function visitIn(language: string, offers: Parameters<typeof makeTenantWithAdmin>[0] = OFFERS) {
	const { tenant, token } = await makeTenantWithAdmin(offers)
	const email = `visitor-${unique()}@example.com`
	const headers = { "accept-language": language }
	const tenantSlug = tenant.slug
	const video = await fixture("chrome-vp9-opus.webm")
	expect((await submit(url, tenantSlug, { video, form: { ...GOOD_FORM, email }, headers })).status).toBe(200)
	const session_id = `session-${unique()}`
	expect((await ask(url, tenantSlug, { session_id, message: "Hello", visitor_email: email }, headers)).status).toBe(200)
	const mailing = { ...outcome("any"), action: "send_email" as const, title: OUTCOME }
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Fitness", outcomes: [mailing] })
	const session = await beginQuiz({ tenantSlug, quizId: quiz.id }, { user_name: "Ada", user_email: email }, headers)
	await session.answer(BEST)
	const { body: result } = await session.complete()
	const where = { tenantId: tenant.id }
	const stored = await Promise.all([
		db().submission.findFirstOrThrow({ where, select: { language: true } }),
		db().chatConversation.findFirstOrThrow({ where, select: { language: true } }),
		db().lead.findFirstOrThrow({ where, select: { language: true } }),
		db().quizSession.findFirstOrThrow({ where, select: { language: true } }),
	])
	const exported = () => send(url, "POST /api/admin/people/export", { token, body: { email } })
	return { tenant, token, email, quiz, session, result, exported, stored: stored.map((row) => row.language) }
}

const resultMailTo = (email: string) =>
	eventually(`a result for ${email}`, async () =>
		(await mailTo(mailFolder, email)).find(({ text }) => text?.includes(OUTCOME)),
	)

it("is kept of each trace that a visitor leaves, and stands in what the person gets", async () => {
	const { stored, exported } = await visitIn("de-AT, fr;q=0.5")
	expect(stored).toEqual(["de", "de", "de", "de"])
	const { text } = await exported()
	expect(text.match(/"language":\s*"de"/g)?.length).toBe(4)
})

it.each([
	["the business's own for a language that it does not offer", "fr", OFFERS, "en"],
	["none for a business that offers none", "de", {}, null],
	["the business's one, whatever is asked", "en", { languages: ["ar"], visitorLanguage: false }, "ar"],
])("is %s", async (_, asked, offers, kept) => {
	expect((await visitIn(asked, offers)).stored).toEqual([kept, kept, kept, kept])
})

it.each([
	["de", "ltr", "Empfehlungen", ["Ihr Ergebnis: Fitness", "Guten Tag Ada,", "100 %", "Sie erhalten diese E-Mail"]],
	["ar", "rtl", "التوصيات", ["نتيجتك:", "مرحبًا", "شكرًا على إجراء", "وصلتك هذه الرسالة"]],
])("is that of a quiz's mail, its result, and its report: %s", async (code, dir, heading, said) => {
	const { tenant, email, result, quiz, token, session } = await visitIn(code)
	const { subject, text, html } = await resultMailTo(email)
	for (const sentence of said) expect(`${subject}\n${text}`.replace(/\s+/g, " ")).toContain(sentence)
	expect(html).toContain(`<html lang="${code}" dir="${dir}">`)
	expect(`${subject}${text}`).not.toMatch(/Thanks|You're getting|Your result/)
	expect(JSON.stringify(result)).not.toMatch(/your strongest|excellent shape|of \d+ points/)
	const report = await fetch(`${url}/api/quiz/${tenant.slug}/${quiz.id}/sessions/${session.id}/report`, {
		headers: { authorization: `Bearer ${session.token}` },
	})
	const pdf = await getDocumentProxy(new Uint8Array(await report.arrayBuffer()))
	expect((await extractText(pdf, { mergePages: true })).text).toContain(heading)
	// An admin reads the same report in English.
	const params = { id: quiz.id, session_id: session.id }
	const preview = await send(url, "GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report", { token, params })
	expect(preview.text).toContain('<html lang="en" dir="ltr">')
})

it("is English in the mail and the result of a business that offers none", async () => {
	const { email, result } = await visitIn("de", {})
	const mail = await resultMailTo(email)
	expect(mail.subject).toBe("Your result: Fitness")
	expect(mail.text).toContain("Hi Ada,\n\nThanks for taking “Fitness”. You scored 100%: Well done.")
	expect(JSON.stringify(result)).toMatch(/excellent shape|your strongest/)
})
