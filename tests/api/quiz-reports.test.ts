import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { extractText, getDocumentProxy } from "unpdf"
import { describe, expect, inject, it } from "vitest"
import type { Question, SentAnswers } from "@/lib/client/contract"
import { db, transaction } from "@/lib/db/client"
import { erasePerson } from "@/lib/quizzes/privacy/mutations"
import { storage } from "@/lib/storage/storage"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { oneQuiz } from "../support/quiz-admin"
import { FOUR_TYPES, type MadeQuiz, makeQuizSession, outcome, question } from "../support/quizzes"
import { send } from "../support/send"
import { BEST, beginQuiz, QUIZ_SESSION, visitQuiz } from "../support/take-quiz"

const { url } = inject("product")
const ANSWERS: SentAnswers = { ...BEST, rating: "2", text: "Ω Жизнь çélébré" }

function preview(token: string, quizId: string, sessionId: string, query: Record<string, string> = {}) {
	const params = { id: quizId, session_id: sessionId }
	return send(url, "GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report", { token, params, query })
}

/** The PDF's answer with its bytes, which send() would decode as text. */
async function generate(token: string, quizId: string, fields: Record<string, string>) {
	const answer = await fetch(`${url}/api/admin/quizzes/${quizId}/generate-report`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}` },
		body: new URLSearchParams(fields),
	})
	return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function textOf(bytes: Uint8Array): Promise<string> {
	// The reader takes ownership of the bytes, so it gets a copy.
	const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
	return text.replace(/\s+/g, " ")
}

const visible = (page: string) =>
	page
		.replace(/<(style|title)>[\s\S]*?<\/\1>/g, "")
		.replace(/<[^>]*>/g, " ")
		.replace(/&#39;/g, "'")
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&amp;/g, "&")
/** The words of a text, independent of line and column breaks. */
const words = (text: string) => new Set(text.split(/[\s·]+/).filter(Boolean))

const reportsOf = (sessionId: string) => db().quizReport.findMany({ where: { sessionId } })

async function reported(given: Parameters<typeof oneQuiz>[0] = {}, answers = ANSWERS) {
	const made = await oneQuiz(given)
	const { session, secret } = await makeQuizSession(made.quiz, {
		answers,
		userName: "Ada",
		userEmail: "ada@example.com",
	})
	return { ...made, session, secret, id: session.id }
}

describe("the preview", () => {
	it("is a page that runs and loads nothing", async () => {
		const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>`
		const { token, quiz, id } = await reported({ name: evil })
		const answer = await preview(token, quiz.id, id)
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8")
		expect(answer.headers.get("content-security-policy")).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox",
		)
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
		expect(answer.headers.get("cache-control")).toBe("no-store")
		expect(answer.text).not.toMatch(/<script|<img/i)
		expect(answer.text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
	})

	it("leaves out what the outcome's own flags leave out, unless asked for the answers", async () => {
		const off = { include_charts: false, include_recommendations: false, include_detailed_breakdown: false }
		const base = outcome("all")
		const { token, quiz, id } = await reported({
			outcomes: [{ ...base, action_config: { ...base.action_config, ...off } }],
		})
		const { text } = await preview(token, quiz.id, id)
		for (const missing of ["<svg", "Recommendations", "Answers in detail"]) expect(text).not.toContain(missing)
		expect(text).toContain("Outcome all")
		const asked = await preview(token, quiz.id, id, { include_detailed_breakdown: "true" })
		expect(visible(asked.text)).toContain(ANSWERS.text)
		expect(asked.text).not.toContain("<svg")
		expect((await preview(token, quiz.id, id, { include_detailed_breakdown: "perhaps" })).status).toBe(422)
	})

	it("answers 404 for a session that is in progress, of another quiz or of another tenant", async () => {
		const { token, quiz, id } = await reported()
		const { session: open } = await makeQuizSession(quiz, { completedAt: null })
		const other = await makeTenantWithAdmin()
		expect((await preview(token, quiz.id, open.id)).status).toBe(404)
		expect((await preview(token, randomUUID(), id)).status).toBe(404)
		expect((await preview(token, quiz.id, "nothing")).status).toBe(404)
		expect((await preview(other.token, quiz.id, id)).status).toBe(404)
	})
})

describe("the PDF", () => {
	it("says the same as the preview, under the session's name", async () => {
		const { token, quiz, id } = await reported()
		const answer = await generate(token, quiz.id, { session_id: id })
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-type")).toBe("application/pdf")
		expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="quiz-report-${id.slice(0, 8)}.pdf"`)
		expect(answer.headers.get("content-length")).toBe(String(answer.bytes.byteLength))
		const printed = await textOf(answer.bytes)
		const inPdf = words(printed)
		const page = await preview(token, quiz.id, id)
		// What it means comes before the number.
		for (const said of [printed, visible(page.text)]) expect(said).toMatch(/Outcome (low|high)[\s\S]* of 100 points/)
		expect([...words(visible(page.text))].filter((word) => !inPdf.has(word))).toEqual([])
		for (const word of ["Ω", "Жизнь", "çélébré"]) expect(inPdf).toContain(word)
	})

	it("loses no letter after accents, Greek and Cyrillic, in this report and in the next", async () => {
		const text = "Είστε ευχαριστημένοι é ñ ü Å Жизнь Ёлка Excellent Poor Good"
		const { token, quiz, id } = await reported({ name: text }, { ...ANSWERS, text })
		const again = await reported({ name: `Excellent Poor Good ${text}` }, { ...ANSWERS, text })
		expect(await textOf((await generate(token, quiz.id, { session_id: id })).bytes)).toContain(text)
		const next = await textOf((await generate(again.token, again.quiz.id, { session_id: again.id })).bytes)
		for (const words of [text, "Excellent Poor Good", "Name Ada", "Categories"]) expect(next).toContain(words)
	})

	it("follows the form's two flags, and is stored once for each combination", async () => {
		const { token, quiz, id } = await reported()
		const flags = (charts: string, breakdown: string) => ({
			session_id: id,
			include_charts: charts,
			include_detailed_breakdown: breakdown,
		})
		const full = await generate(token, quiz.id, flags("true", "true"))
		const bare = await generate(token, quiz.id, flags("false", "false"))
		expect(await textOf(full.bytes)).toContain("Answers in detail")
		const text = await textOf(bare.bytes)
		expect(text).not.toContain("Answers in detail")
		expect(text).toContain("Recommendations")
		expect(await reportsOf(id)).toHaveLength(2)
		expect((await generate(token, quiz.id, flags("maybe", "true"))).status).toBe(422)
		expect((await generate(token, quiz.id, {})).status).toBe(422)
		expect((await generate(token, quiz.id, { session_id: randomUUID() })).status).toBe(404)
	})

	it("is made once, even for simultaneous requests, and served again from storage", async () => {
		const { token, quiz, id } = await reported()
		const all = await Promise.all(Array.from({ length: 8 }, () => generate(token, quiz.id, { session_id: id })))
		expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
		for (const { bytes } of all) expect(Buffer.from(bytes).equals(Buffer.from(all[0]?.bytes ?? []))).toBe(true)
		const [stored, ...more] = await reportsOf(id)
		expect(more).toEqual([])
		// The answer is whatever storage holds: the report is not rendered again.
		const other = Buffer.alloc(stored?.sizeBytes ?? 0, "x")
		await storage().putBytes(stored?.fileKey ?? "", other, "application/pdf")
		const again = await generate(token, quiz.id, { session_id: id })
		expect(Buffer.from(again.bytes).equals(other)).toBe(true)
	})

	it("is made again if storage has lost it, or if the person's name has changed", async () => {
		const { token, quiz, id } = await reported()
		await generate(token, quiz.id, { session_id: id })
		const [stored] = await reportsOf(id)
		// Storage has no object under this key.
		await db().quizReport.update({ where: { id: stored?.id ?? "" }, data: { fileKey: `reports/${unique()}.pdf` } })
		expect((await generate(token, quiz.id, { session_id: id })).status).toBe(200)
		await db().quizSession.update({ where: { id }, data: { userName: "Grace" } })
		const renamed = await generate(token, quiz.id, { session_id: id })
		expect(await textOf(renamed.bytes)).toContain("Grace")
	})

	it("carries the logo, whatever its format, and is made again when the logo or the color changes", async () => {
		const { tenant, token, quiz, id } = await reported()
		const pictures = async () => {
			const { status, bytes } = await generate(token, quiz.id, { session_id: id })
			expect(status).toBe(200)
			return Buffer.from(bytes).toString("latin1").split("/Subtype /Image").length - 1
		}
		expect(await pictures()).toBe(0)
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#c00"/></svg>`
		const formats = { svg: Buffer.from(svg), webp: await sharp(Buffer.from(svg)).webp().toBuffer() }
		for (const [extension, bytes] of Object.entries(formats)) {
			const logoKey = `assets/${tenant.id}/logo-${unique()}.${extension}`
			await storage().putBytes(logoKey, bytes, "application/octet-stream")
			await db().tenant.update({ where: { id: tenant.id }, data: { logoKey } })
			expect(await pictures()).toBeGreaterThan(0)
		}
		await db().tenant.update({ where: { id: tenant.id }, data: { brandColor: "#146c43" } })
		expect(await pictures()).toBeGreaterThan(0)
		expect(await reportsOf(id)).toHaveLength(4)
	})

	it("leads to the business's website, anew once the business names another one", async () => {
		const { token, tenant, quiz, id } = await reported()
		const report = async (websiteUrl: string | null) => {
			await db().tenant.update({ where: { id: tenant.id }, data: { websiteUrl } })
			return textOf((await generate(token, quiz.id, { session_id: id })).bytes)
		}
		expect(await report(null)).not.toContain("Visit ")
		for (const site of ["https://first.example/", "https://second.example/"]) {
			expect(await report(site)).toContain(`Visit ${tenant.name} ${site}`)
			const { text } = await preview(token, quiz.id, id)
			expect(text).toContain(`href="${site}"`)
		}
		expect(await reportsOf(id)).toHaveLength(3)
	})

	it("does without a logo that storage has lost or that cannot be drawn", async () => {
		const { tenant, token, quiz, id } = await reported()
		const key = () => `assets/${tenant.id}/logo-${unique()}.png`
		const [lost, broken] = [key(), key()]
		await storage().putBytes(broken, Buffer.from("no picture"), "image/png")
		for (const logoKey of [lost, broken]) {
			await db().tenant.update({ where: { id: tenant.id }, data: { logoKey } })
			const { status, bytes } = await generate(token, quiz.id, { session_id: id })
			expect(status).toBe(200)
			expect(await textOf(bytes)).toContain(tenant.name)
		}
	})

	it("keeps eight per session, and deletes the objects of the oldest ones", async () => {
		const { token, quiz, id } = await reported()
		for (let name = 0; name < 10; name += 1) {
			await db().quizSession.update({ where: { id }, data: { userName: `Ada ${name}` } })
			expect((await generate(token, quiz.id, { session_id: id })).status).toBe(200)
		}
		expect(await reportsOf(id)).toHaveLength(8)
	})

	it("is deleted with its session when the person is erased", async () => {
		const { tenant, token, quiz, id } = await reported()
		await generate(token, quiz.id, { session_id: id })
		const { scope } = await resolveVisit(tenant.slug, "chatbot", false)
		const { objects } = await transaction((tx) => erasePerson(tx, scope, "ada@example.com"))
		expect(objects).toHaveLength(1)
		expect(await reportsOf(id)).toEqual([])
		expect((await generate(token, quiz.id, { session_id: id })).status).toBe(404)
	})
})

describe("the visitor's report", () => {
	it("is available once the quiz is completed, and equals the administrator's", async () => {
		const { params, quiz } = await visitQuiz()
		const taken = await beginQuiz(params)
		await taken.answer(ANSWERS)
		const at = { params: { ...params, id: taken.id }, token: taken.token }
		const early = await send(url, `GET ${QUIZ_SESSION}/report`, at)
		expect(early.status).toBe(409)
		expect(early.refusal.detail).toBe("Finish the quiz to get your report.")
		await taken.complete()
		const answer = await send(url, `GET ${QUIZ_SESSION}/report`, at)
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-disposition")).toContain(`quiz-report-${taken.id.slice(0, 8)}.pdf`)
		expect(await db().quizReport.count({ where: { session: { quizId: quiz.id } } })).toBe(1)
	})
})

describe("hostile quizzes", () => {
	/** 100 questions and answers of one word each, more than any form accepts. */
	async function hugeQuiz(word: string) {
		const questions: Question[] = Array.from({ length: 100 }, (_, index) =>
			question(`q${index}`, { type: "text", question: word, options: [], points: {} }),
		)
		const made = await oneQuiz({ questions })
		const answers = Object.fromEntries(questions.map(({ id }) => [id, word]))
		const { session } = await makeQuizSession(made.quiz as MadeQuiz, { answers })
		return { ...made, id: session.id }
	}

	it("finishes or refuses words of 20,000 characters within its time, while the server answers other requests", async () => {
		const { token, quiz, id } = await hugeQuiz("w".repeat(20_000))
		let done = false
		const report = generate(token, quiz.id, { session_id: id }).finally(() => {
			done = true
		})
		// Ten round trips: none of them waits for the end of the report.
		for (let round = 0; round < 10; round += 1) expect((await fetch(`${url}/api/health`)).status).toBe(200)
		expect(done).toBe(false)
		expect([200, 503]).toContain((await report).status)
	})

	it("keeps working afterwards, and draws scripts as text", async () => {
		const evil = `"><script>alert(1)</script>\u202e \u0007 日本 ไทย 😀 ${"x".repeat(300)}`
		const { token, quiz, id } = await reported({ name: evil, questions: FOUR_TYPES }, { ...ANSWERS, text: evil })
		const { status, bytes } = await generate(token, quiz.id, { session_id: id })
		expect(status).toBe(200)
		expect(Buffer.from(bytes).includes("/JavaScript")).toBe(false)
		const text = await textOf(bytes)
		expect(text).toContain("<script>alert(1)</script>")
		expect(text).toContain("□ marks a character this file can't show.")
	})
})
