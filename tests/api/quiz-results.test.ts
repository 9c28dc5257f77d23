import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeConversation } from "../support/chatbot-rows"
import { makeTenant, unique } from "../support/factories"
import { firstMailTo, mailTo } from "../support/mailbox"
import { outcome } from "../support/quizzes"
import { send } from "../support/send"
import { BEST, beginQuiz, QUIZ, visitQuiz } from "../support/take-quiz"

const { mailFolder } = inject("product")

describe("a completed quiz", () => {
	const mailing = (id: string, overrides = {}) =>
		outcome(id, { action: "send_email", action_config: { ...outcome(id).action_config, ...overrides } })

	it("has one result, one mail and one lead, however many requests complete it at once", async () => {
		const { tenant, params } = await visitQuiz({ outcomes: [mailing("any")] })
		const address = `one-${unique()}@example.com`
		const session = await beginQuiz(params, { user_name: "Ada", user_email: address })
		await session.answer(BEST)
		const answers = await Promise.all(Array.from({ length: 10 }, () => session.complete()))
		expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(1)
		expect(await db().lead.findMany({ where: { tenantId: tenant.id } })).toMatchObject([
			{ email: address, name: "Ada", score: 100, searchText: expect.stringContaining("ada") },
		])
		await firstMailTo(mailFolder, address)
		expect(await mailTo(mailFolder, address)).toHaveLength(1)
		const counts = await db().quizSessionCount.findMany({ where: { tenantId: tenant.id } })
		expect(counts).toMatchObject([{ bucket: 9, count: 1n, highCount: 1n, leadLevel: "high" }])
	})

	it("is mailed with the placeholders replaced literally", async () => {
		const config = {
			email_subject: "{user_name}: {percentage}% in {quiz_name}",
			email_template: "{score} of {tenant_name}, {outcome_title}.\n\n<b>{user_name}</b> {unknown} {score}",
		}
		const { tenant, quiz, params } = await visitQuiz({
			name: "Fit & <well> {score}",
			outcomes: [{ ...mailing("any", config), title: "{score} <i>star</i>" }],
		})
		const address = `mail-${unique()}@example.com`
		const session = await beginQuiz(params, { user_name: "Zoë O’Hara-van Dyk", user_email: address })
		await session.answer({ choice: "Bad", rating: "5", yesno: "Yes" })
		await session.complete()
		const mail = await firstMailTo(mailFolder, address)
		expect(mail.subject).toBe(`Zoë O’Hara-van Dyk: 66.7% in ${quiz.name}`)
		expect(mail.text).toContain(`66.7 of ${tenant.name}, 66.7 <i>star</i>.`)
		expect(mail.text).toContain("<b>Zoë O’Hara-van Dyk</b> {unknown} 66.7")
		expect(mail.html).toContain("&lt;b&gt;Zoë")
		expect(mail.html).not.toMatch(/<b>|<i>/)
		expect(await db().mailDelivery.findFirst({ where: { tenantId: tenant.id } })).toMatchObject({
			kind: "quiz.result",
			toAddress: address,
			aboutEmail: address,
		})
	})

	it("is mailed without the words of a stranger who gave someone else's address and no name", async () => {
		const { tenant, params } = await visitQuiz({ outcomes: [mailing("any", { email_subject: "For {user_name}" })] })
		const address = `stranger-${unique()}@example.com`
		const words = "You won! Claim at https://evil.example"
		const session = await beginQuiz(params, { user_name: words, user_email: address })
		await session.answer(BEST)
		await session.complete()
		const mail = await firstMailTo(mailFolder, address)
		expect(mail.subject).toBe("For Anonymous")
		expect(`${mail.text}${mail.html}`).not.toMatch(/won|claim|evil/i)
		expect(mail.text).toContain("Hi there,")
		expect(mail.text).toContain("You scored 100%: ")
		// The business sees what was typed.
		expect(await db().quizSession.findFirst({ where: { tenantId: tenant.id } })).toMatchObject({ userName: words })
	})

	it("is not mailed without an address, or to one that mail cannot be sent to", async () => {
		const { tenant, params } = await visitQuiz({ outcomes: [mailing("any")] })
		for (const who of [{}, { user_name: "Ada" }, { user_email: "ada@b.c,x.yz" }]) {
			const session = await beginQuiz(params, who)
			await session.answer(BEST)
			expect((await session.complete()).status).toBe(200)
		}
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("is mailed to one address five times an hour at most, and always answered", async () => {
		const { tenant, params } = await visitQuiz({ outcomes: [mailing("any")] })
		const address = `flood-${unique()}@example.com`
		for (let round = 0; round < 7; round += 1) {
			const session = await beginQuiz(params, { user_email: address })
			await session.answer(BEST)
			expect((await session.complete()).status).toBe(200)
		}
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(5)
	})

	it("redirects only if its outcome says so, and never shows a mail's template", async () => {
		const { params } = await visitQuiz({
			outcomes: [
				outcome("go", {
					score_min: 50,
					action: "redirect",
					action_config: {
						...outcome("go").action_config,
						redirect_url: "https://shop.example/a",
						email_template: "hidden",
					},
				}),
				outcome("stay", {
					action_config: {
						...outcome("stay").action_config,
						redirect_url: "https://unused.example",
						custom_message: "Come back",
					},
				}),
			],
		})
		const well = await beginQuiz(params)
		await well.answer(BEST)
		const sent = await well.complete()
		expect(sent.body.outcome).toMatchObject({ action: "redirect", redirect_url: "https://shop.example/a" })
		expect(sent.text).not.toContain("hidden")
		const badly = await beginQuiz(params)
		await badly.answer({ choice: "Bad", rating: "1", yesno: "No" })
		expect((await badly.complete()).body.outcome).toMatchObject({ redirect_url: null, custom_message: "Come back" })
	})

	it("contains the parts of the report that the outcome's switches allow, also when it is fetched again", async () => {
		const switches = { include_charts: false, include_recommendations: false, include_detailed_breakdown: false }
		const { params } = await visitQuiz({
			outcomes: [
				outcome("bare", { score_max: 49, action_config: { ...outcome("bare").action_config, ...switches } }),
				outcome("full", { score_min: 50 }),
			],
		})
		const bare = await beginQuiz(params)
		await bare.answer({ choice: "Bad", rating: "1", yesno: "No" })
		expect((await bare.complete()).body).toMatchObject({ charts: false, recommendations: null, breakdown: null })
		const full = await beginQuiz(params)
		await full.answer(BEST)
		const done = await full.complete()
		expect(done.body).toMatchObject({
			charts: true,
			recommendations: [{ title: "Every area is in excellent shape. Keep it up." }],
			breakdown: [{ answer: "Good", points: "10 of 10 points" }, { answer: "5 of 5" }, { answer: "Yes" }, {}],
		})
		expect((await full.complete()).text).toBe(done.text)
		expect((await full.read()).body.result).toEqual(done.body)
	})

	it("updates the score of a known lead, whose other fields stay", async () => {
		const { tenant, params } = await visitQuiz()
		const email = `known-${unique()}@example.com`
		await db().lead.create({ data: { tenantId: tenant.id, email, name: "Ada", phone: "+1 555", score: 10 } })
		const session = await beginQuiz(params, { user_email: email })
		await session.answer({ choice: "Good", rating: "4", yesno: "Yes" })
		await session.complete()
		const leads = await db().lead.findMany({ where: { tenantId: tenant.id } })
		expect(leads).toMatchObject([{ email, name: "Ada", phone: "+1 555", score: 93 }])
	})

	it("gives its conversation to the lead, and to no one if no address was left", async () => {
		const { tenant, quiz, params } = await visitQuiz()
		const chats = await Promise.all([makeConversation(tenant.id), makeConversation(tenant.id)])
		const [mine, other] = chats.map(({ sessionId }) => sessionId)
		const named = await beginQuiz(params, { user_email: "ada@example.com", chat_session_id: mine })
		const unnamed = await beginQuiz(params, { chat_session_id: other })
		for (const session of [named, unnamed]) {
			await session.answer(BEST)
			expect((await session.complete()).status).toBe(200)
		}
		const leads = await db().lead.findMany({ where: { tenantId: tenant.id }, include: { conversations: true } })
		expect(leads).toMatchObject([{ score: 100, quizName: quiz.name, conversations: [{ sessionId: mine }] }])
	})

	it("knows no chat of another tenant, and no invalid chat id", async () => {
		const { tenant, params } = await visitQuiz()
		const theirs = await makeConversation((await makeTenant()).id)
		const session = await beginQuiz(params, { user_email: "eve@example.com", chat_session_id: theirs.sessionId })
		await session.answer(BEST)
		await session.complete()
		expect(await db().chatConversation.findUniqueOrThrow({ where: { id: theirs.id } })).toMatchObject({ leadId: null })
		expect(await db().lead.count({ where: { tenantId: tenant.id } })).toBe(1)
		for (const chat_session_id of ["short", "x".repeat(65), "with spaces", 12345678, null]) {
			const { url } = inject("product")
			const sent = await send(url, `POST ${QUIZ}/sessions`, { params, body: { chat_session_id } })
			expect([sent.status, sent.refusal.errors?.[0]?.field]).toEqual([422, "chat_session_id"])
		}
	})
})
