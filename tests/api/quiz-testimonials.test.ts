import { describe, expect, inject, it } from "vitest"
import type { PlayedWish } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { makeConsent, makeSubmission, makeTag, makeText } from "../support/factories"
import { oneQuiz, readQuiz, saveQuiz } from "../support/quiz-admin"
import { outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { beginQuiz, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const withdraw = (token: string) => send(url, "POST /api/consent/{token}/withdraw", { params: { token } })

const playing = (testimonial?: PlayedWish) => [outcome("end", testimonial ? { testimonial } : {})]
const visit = (testimonial?: PlayedWish, tenant: Parameters<typeof visitQuiz>[1] = {}) =>
	visitQuiz({ questions: [question("q1")], outcomes: playing(testimonial) }, tenant)

async function finish(params: { tenantSlug: string; quizId: string }) {
	const session = await beginQuiz(params)
	await session.answer({ q1: "Good" })
	const { body } = await session.complete()
	return {
		id: session.id,
		played: body.testimonial,
		again: async () => (await session.read()).body.result?.testimonial,
	}
}

async function tagged(submission: { id: string; tenantId: string; createdAt: Date }): Promise<string> {
	const tag = await makeTag({ tenantId: submission.tenantId })
	await db().submissionTag.create({
		data: { submissionId: submission.id, tagId: tag.id, createdAt: submission.createdAt },
	})
	return tag.id
}

describe("the testimonial of an outcome", () => {
	it("is the newest approved one, gone with the next answer after a withdrawal, and in no kept result", async () => {
		const { tenant, params } = await visit({ tag_id: null, rule: "newest" })
		const old = await makeText({
			tenantId: tenant.id,
			status: "approved",
			createdAt: minutesAgo(9),
			relation: "employee",
		})
		const { submission, token } = await makeConsent({
			tenantId: tenant.id,
			name: "Grace Hopper",
			status: "approved",
			createdAt: minutesAgo(5),
		})
		await makeSubmission({ tenantId: tenant.id, status: "pending" })
		const { id, played, again } = await finish(params)
		expect(played).toMatchObject({
			id: submission.id,
			kind: "video",
			name: "Grace Hopper",
			video_url: `/media/submissions/${submission.id}/video`,
			gift: null,
		})
		expect(JSON.stringify(played)).not.toContain(submission.email)
		expect(await again()).toEqual(played)
		const { result } = await db().quizSession.findUniqueOrThrow({ where: { id } })
		expect(JSON.stringify(result)).not.toContain(submission.id)
		expect((await withdraw(token)).status).toBe(200)
		expect(await again()).toMatchObject({
			id: old.submission.id,
			kind: "written",
			text: old.submission.writtenText,
			relation: "Employee",
			video_url: null,
		})
		expect((await withdraw(old.token)).status).toBe(200)
		expect(await again()).toBeUndefined()
	})

	it("has the outcome's tag, or the most stars", async () => {
		const { tenant, params, quiz } = await visit({ tag_id: null, rule: "best_rated" })
		const five = await makeText({ tenantId: tenant.id, status: "approved", createdAt: minutesAgo(9), stars: 5 })
		await makeText({ tenantId: tenant.id, status: "approved", createdAt: minutesAgo(5), stars: 3 })
		await makeText({ tenantId: tenant.id, status: "approved" })
		expect((await finish(params)).played).toMatchObject({ id: five.submission.id, stars: 5 })
		const other = await makeText({ tenantId: tenant.id, status: "approved", createdAt: minutesAgo(20) })
		const tag_id = await tagged(other.submission)
		for (const rule of ["newest", "best_rated"] as const) {
			const outcomes = playing({ tag_id, rule })
			await db().quiz.update({ where: { id: quiz.id }, data: { outcomes, contentHash: `tagged ${rule}` } })
			const { played, again } = await finish(params)
			expect(played?.id).toBe(other.submission.id)
			await db().tag.updateMany({ where: { id: tag_id }, data: { name: rule } })
			expect((await again())?.id).toBe(other.submission.id)
		}
		await db().tag.delete({ where: { id: tag_id } })
		expect((await finish(params)).played).toBeUndefined()
	})

	it("is only the business's own, public, and ready, and only where an outcome asks for one", async () => {
		const stranger = await visit()
		const { submission } = await makeText({ tenantId: stranger.tenant.id, status: "approved" })
		expect((await finish(stranger.params)).played).toBeUndefined()
		const tag_id = await tagged(submission)
		const { tenant, params } = await visit({ tag_id, rule: "newest" }, { publicSharedOnly: true })
		expect((await finish(params)).played).toBeUndefined()
		const own = await visit({ tag_id: null, rule: "newest" }, { publicSharedOnly: true })
		const unshared = await makeText({ tenantId: own.tenant.id, status: "approved" })
		expect((await finish(own.params)).played).toBeUndefined()
		const sharedAt = new Date()
		await db().submission.update({ where: { id: unshared.submission.id }, data: { sharedAt } })
		expect((await finish(own.params)).played?.id).toBe(unshared.submission.id)
		await db().tenant.update({ where: { id: own.tenant.id }, data: { videoTestimonialsEnabled: false } })
		expect((await finish(own.params)).played).toBeUndefined()
		const waiting = await visit({ tag_id: null, rule: "newest" })
		const playback = { create: { state: "waiting" as const } }
		await makeSubmission({ tenantId: waiting.tenant.id, status: "approved", playback })
		expect((await finish(waiting.params)).played).toBeUndefined()
		expect(tenant.id).not.toBe(stranger.tenant.id)
	})

	it("is stored with the quiz, and goes with a copy", async () => {
		const { token, tenant, quiz } = await oneQuiz({ isActive: false })
		const { id: tag_id } = await makeTag({ tenantId: tenant.id })
		const outcomes = (testimonial: unknown) => JSON.stringify([{ id: "end", title: "End", testimonial }])
		expect((await saveQuiz(token, quiz.id, { outcomes: outcomes({ tag_id }) })).status).toBe(200)
		const { outcomes: saved } = (await readQuiz(token, quiz.id)).body.quiz
		expect(saved[0]?.testimonial).toEqual({ tag_id, rule: "newest" })
		const copy = await send(url, "POST /api/admin/quizzes/{id}/duplicate", { token, params: { id: quiz.id } })
		expect(copy.body.quiz.outcomes[0]?.testimonial).toEqual({ tag_id, rule: "newest" })
		expect((await saveQuiz(token, quiz.id, { outcomes: outcomes({ tag_id, rule: "loudest" }) })).status).toBe(422)
		expect((await saveQuiz(token, quiz.id, { outcomes: outcomes(undefined) })).status).toBe(200)
		const { outcomes: without } = (await readQuiz(token, quiz.id)).body.quiz
		expect(without[0]).not.toHaveProperty("testimonial")
	})
})
