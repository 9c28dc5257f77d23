import { describe, expect, inject, it } from "vitest"
import type { Question, SentAnswers } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { describeSubject } from "@/lib/services/webhooks/describe-subject"
import { makeTenantWithAdmin, unique } from "../support/factories"
import fc from "../support/fast-check"
import { makeQuiz, outcome, question } from "../support/quizzes"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { QUIZ, QUIZ_SESSION } from "../support/take-quiz"

const { url } = inject("product")

const OFFERED = { languages: ["en", "de", "ar"], visitorLanguage: true }

async function business(given: Partial<Parameters<typeof makeQuiz>[0]> = {}, offered: object = OFFERED) {
	const { tenant, token } = await makeTenantWithAdmin(offered)
	const quiz = await makeQuiz({ tenantId: tenant.id, ...given })
	const params = { tenantSlug: tenant.slug, quizId: quiz.id }
	const at = (language: string, rest: object = {}) => ({ params, headers: { "accept-language": language }, ...rest })
	return {
		tenant,
		token,
		quiz,
		params,
		translate: async (language: string, texts: Record<string, string>) => {
			const saved = await send(url, "PUT /api/admin/translations/{subject}", {
				token,
				params: { subject: quiz.id },
				body: { language, texts },
			})
			expect(saved.status).toBe(200)
		},
		load: (language: string) => send(url, `GET ${QUIZ}`, at(language)),
		page: (language: string, path = `/quiz/${tenant.slug}/${quiz.id}`) =>
			readScreen(url + path, { "accept-language": language }),
		/** A visitor whose pages can be in another language each time. */
		begin: async (language: string, contact: object = {}) => {
			const { body } = await send(url, `POST ${QUIZ}/sessions`, at(language, { body: contact }))
			const { session_id: id, session_secret: secret } = body
			const open = (its: string, rest: object = {}) => ({ ...at(its, rest), params: { ...params, id }, token: secret })
			return {
				id,
				answer: async (its: string, answers: SentAnswers) => {
					const saved = await send(url, `PUT ${QUIZ_SESSION}`, open(its, { body: { answers } }))
					expect(saved.status).toBe(200)
				},
				read: (its: string) => send(url, `GET ${QUIZ_SESSION}`, open(its)),
				complete: (its: string) => send(url, `POST ${QUIZ_SESSION}/complete`, open(its)),
			}
		},
	}
}

const COLOR = question("color", { question: "Which color?", options: ["Red", "Blue"], points: { Red: 10, Blue: 0 } })
const TASTE = {
	name: "What suits you?",
	description: "A minute.",
	questions: [{ ...COLOR, category: "Taste" }, question("sure", { type: "yes_no", options: [], points: {} })],
	scoringConfig: { categories: [{ name: "Taste", weight: 1, description: "" }] },
	outcomes: [outcome("end", { title: "You are bold", description: "Few are." })],
}
const GERMAN = {
	"What suits you?": "Was passt zu Ihnen?",
	"A minute.": "Eine Minute.",
	"Which color?": "Welche Farbe?",
	Red: "Rot",
	Taste: "Geschmack",
	"You are bold": "Sie sind mutig",
}

describe("a quiz in several languages", () => {
	it("is shown on its pages and offered in the chat in the visitor's, marked where it is not translated", async () => {
		const { translate, page, tenant, quiz } = await business(TASTE)
		const embedded = `/embed/quiz/${quiz.id}?lang=de`
		await translate("de", GERMAN)
		const german = await page("de")
		expect(german.title).toBe("Was passt zu Ihnen?")
		expect(german.texts).toContain("Eine Minute.")
		expect(german.document.title).toBe(`Was passt zu Ihnen? · ${tenant.name}`)
		expect(german.document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Eine Minute.")
		expect((await page("de", embedded)).title).toBe("Was passt zu Ihnen?")
		expect((await page("de", `/chat/${tenant.slug}`)).html).toContain("Was passt zu Ihnen?")
		const arabic = await page("ar")
		expect(arabic.document.querySelector("h1")?.outerHTML).toMatch(/<h1.* lang="en" dir="auto".*>What suits you\?/)
		// A browser gets neither the other language nor, before the end, the outcome.
		expect(german.html).not.toMatch(/Sie sind mutig|You are bold/)
		expect(arabic.html).not.toMatch(/Was passt|Rot/)
		const english = await page("en")
		expect(english.html).not.toMatch(/Was passt|lang="en" dir/)
	})

	it("answers calls with what the business wrote, and beside it what a page shows of that", async () => {
		const { translate, load, begin } = await business(TASTE)
		await translate("de", GERMAN)
		const { body } = await load("de")
		expect(body.quiz).toMatchObject({ quiz_name: "What suits you?", questions: [{ options: ["Red", "Blue"] }, {}] })
		expect(body.translations).toEqual({
			"What suits you?": "Was passt zu Ihnen?",
			"A minute.": "Eine Minute.",
			"Which color?": "Welche Farbe?",
			Red: "Rot",
		})
		expect((await load("en")).body).not.toHaveProperty("translations")
		const session = await begin("de")
		await session.answer("de", { color: "Red", sure: "No" })
		const { body: arabic } = await session.read("ar")
		expect(arabic).toMatchObject({ answers: { color: "Red", sure: "No" }, translations: {} })
		const { body: ended } = await session.complete("de")
		expect(ended).toMatchObject({
			outcome: { title: "You are bold" },
			categories: [{ name: "Taste" }, { name: "General" }],
			translations: { "You are bold": "Sie sind mutig", Taste: "Geschmack" },
			recommendations: [
				{ title: expect.stringContaining("„Allgemein“") },
				{ title: expect.stringContaining("Geschmack") },
			],
			breakdown: [
				{ question: "Welche Farbe?", category: "Geschmack", answer: "Rot" },
				{ question: "What about sure?", category: "Allgemein", answer: "Nein", untranslated: ["question"] },
			],
		})
		expect(ended.breakdown?.[0]).not.toHaveProperty("untranslated")
		const { body: english } = await session.read("en")
		expect(english.result).toMatchObject({ breakdown: [{ question: "Which color?", answer: "Red" }, { answer: "No" }] })
		expect(english).not.toHaveProperty("translations")
	})

	it("is as ever for a business that offers one language", async () => {
		const { translate, load, page } = await business(TASTE, {})
		await translate("de", GERMAN)
		expect((await load("de")).body).not.toHaveProperty("translations")
		expect((await page("de")).html).not.toMatch(/Was passt|dir="auto"/)
	})
})

const word = fc.constantFrom("Red", "Rot", "أحمر", "🔴 {score}", "{user_name}", "Yes", "General", "constructor", "=1+1")
const scenario = fc.record({
	questions: fc.array(
		fc.record({
			type: fc.constantFrom<Question["type"][]>("multiple_choice", "yes_no", "rating", "text"),
			question: word,
			category: word,
			options: fc.uniqueArray(word, { minLength: 2, maxLength: 4 }),
			at: fc.nat(100),
		}),
		{ minLength: 2, maxLength: 4 },
	),
	german: fc.dictionary(word, word),
	arabic: fc.dictionary(word, word),
	later: fc.dictionary(word, word),
})
const POSSIBLE = { yes_no: ["Yes", "No"], rating: ["1", "2", "3", "4", "5"], text: ["Red", "  ", "{score}"] }

it("has one set of results, whatever the languages of its visitors and whenever the business changes its words", async () => {
	await fc.assert(
		fc.asyncProperty(scenario, async ({ questions: asked, german, arabic, later }) => {
			const questions = asked.map(({ at, options, type, ...given }, index) =>
				type === "multiple_choice"
					? question(`q${index}`, { ...given, options, points: Object.fromEntries(options.map((o, p) => [o, p * 3])) })
					: question(`q${index}`, { ...given, type, required: type !== "text", options: [], points: {} }),
			)
			const { token, quiz, begin } = await business({ questions })
			/** The answer at a place among those shown: a page sends the one as written. */
			const answer = (index: number): SentAnswers => {
				const { type, options, at } = asked[index] ?? expect.fail()
				const possible = type === "yes_no" || type === "rating" || type === "text" ? POSSIBLE[type] : options
				return { [`q${index}`]: possible[at % possible.length] ?? "" }
			}
			const email = `both-${unique()}@example.com`
			const english = await begin("en", { user_name: "Ada", user_email: `en-${email}` })
			await english.answer("en", Object.assign({}, ...asked.map((_, index) => answer(index))))
			await english.complete("en")

			// Also of texts that the quiz no longer has.
			const store = async (language: string, texts: Record<string, string>) => {
				const id = { tenantId: quiz.tenantId, subject: quiz.id, language }
				const data = { texts, updatedAt: new Date() }
				await db().translation.upsert({
					where: { tenantId_subject_language: id },
					create: { ...id, ...data },
					update: data,
				})
			}
			await store("de", german)
			await store("ar", arabic)
			const both = await begin("de", { user_name: "Ada", user_email: `de-${email}` })
			await both.answer("de", answer(0))
			await store("ar", later)
			await both.answer("ar", Object.assign({}, ...asked.slice(1).map((_, index) => answer(index + 1))))
			expect((await both.read("ar")).body.answers).toEqual((await english.read("en")).body.answers)
			await both.complete("ar")
			await store("de", {})

			await db().quizSession.updateMany({ where: { quizId: quiz.id }, data: { timeTakenSeconds: 60 } })
			const rows = await Promise.all(
				[english, both].map(({ id }) => db().quizSession.findUniqueOrThrow({ where: { id } })),
			)
			const known = ({
				answers,
				result,
				percentage,
				totalScore,
				maxPossibleScore,
				leadLevel,
				versionId,
			}: (typeof rows)[0]) => ({
				...{ answers, result, percentage, totalScore, maxPossibleScore, leadLevel, versionId },
			})
			const [plain, mixed] = rows.map(known)
			expect(mixed).toEqual(plain)

			/** All that differs by itself, in the order in which it is told. */
			const alike = (text: string, { id }: { id: string }) =>
				text
					.replaceAll(id, "ID")
					.replaceAll(/"?\d{4}-\d\d-\d\d[T ][\d:.]+Z?"?/g, "AT")
					.replaceAll(/(en|de)-both/g, "both")
			const told = await Promise.all(
				rows.map(async (row) => {
					const described = await describeSubject({
						tenantId: quiz.tenantId,
						type: "quiz.completed",
						subjectId: row.id,
					})
					const { language, ...data } = (described ?? expect.fail()).data as Record<string, unknown>
					return alike(JSON.stringify(data), row)
				}),
			)
			expect(told[1]).toBe(told[0])
			const csv = await send(url, "GET /api/admin/quiz-sessions/export", { token, query: { quiz_id: quiz.id } })
			const lines = csv.text.trim().split("\n").slice(1)
			const shown = rows.map((row) => alike(lines.find((line) => line.includes(row.id)) ?? "", row))
			expect(shown[1]).toBe(shown[0])
			expect(shown[0]).toContain("ID")
			const leads = await db().lead.findMany({
				where: { tenantId: quiz.tenantId },
				select: { score: true, quizName: true },
			})
			expect(leads[1]).toEqual(leads[0])
		}),
		{ numRuns: 4 },
	)
}, 120_000)
