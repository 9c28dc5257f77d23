import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, makeTenantWithAdmin, unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { controlModelServer } from "../support/model-server"
import { makeQuiz, question } from "../support/quizzes"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url, modelServer, mailFolder } = inject("product")
const model = controlModelServer(modelServer)

async function business() {
	const { tenant, token } = await makeTenantWithAdmin({
		pageHeadline: "Tell us about your bread",
		languages: ["en", "de", "ar"],
		visitorLanguage: true,
	})
	return {
		save: (body: object, subject = "page") =>
			send(url, "PUT /api/admin/translations/{subject}", { token, params: { subject }, body }),
		load: () => send(url, "GET /api/admin/translations/{subject}", { token, params: { subject: "page" } }),
		/** The page's headline, and the language that it says it is in. */
		headline: async (language: string) => {
			const { document } = await readScreen(`${url}/${tenant.slug}`, { "accept-language": language })
			const heading = document.querySelector("h1")
			return [heading?.textContent, heading?.getAttribute("lang") ?? null]
		},
	}
}

describe("a business's own texts", () => {
	it("stay as written, marked with their language, until the business translates them", async () => {
		const { save, headline } = await business()
		expect(await headline("de")).toEqual(["Tell us about your bread", "en"])
		expect(await headline("en")).toEqual(["Tell us about your bread", null])
		const saved = await save({ language: "de", texts: { "Tell us about your bread": "Wie war Ihr Brot?" } })
		expect(saved.status).toBe(200)
		expect(await headline("de")).toEqual(["Wie war Ihr Brot?", null])
		expect(await headline("ar")).toEqual(["Tell us about your bread", "en"])
		expect(await headline("en")).toEqual(["Tell us about your bread", null])
	})

	it("are refused where somebody saved meanwhile, and taken back when they are emptied", async () => {
		const { save, load } = await business()
		const texts = { "Tell us about your bread": "Wie war Ihr Brot?" }
		const first = await save({ language: "de", texts, updated_at: null })
		expect(first.status).toBe(200)
		expect((await save({ language: "de", texts: {}, updated_at: null })).status).toBe(409)
		expect((await load()).body).toMatchObject({ translations: [{ language: "de", texts }] })
		const updated_at = first.body.translations[0]?.updated_at
		expect((await save({ language: "de", texts: { "Tell us about your bread": " " }, updated_at })).status).toBe(200)
		expect((await load()).body).toMatchObject({ translations: [] })
	})

	it.each([
		["a language without pages", { language: "xx", texts: {} }, "page"],
		["a language that is a folder's path", { language: "../de", texts: {} }, "page"],
		["no texts", { language: "de" }, "page"],
		["a text that cannot be stored", { language: "de", texts: { a: "\u0000" } }, "page"],
		["a text that is too long", { language: "de", texts: { a: "a".repeat(2_001) } }, "page"],
		["one that breaks its text's rules", { language: "de", texts: { "Tell us about your bread": "a\nb" } }, "page"],
		["a text that the business lacks", { language: "de", texts: { "Share your experience": "." } }, "page"],
	])("are refused with %s", async (_, body, subject) => {
		const { save } = await business()
		expect((await save(body, subject)).status).toBe(422)
	})

	it("belong to one of the business's subjects", async () => {
		const { save } = await business()
		expect((await save({ language: "de", texts: {} }, "elsewhere")).status).toBe(404)
		const strangers = await makeQuiz({ tenantId: (await makeTenantWithAdmin()).tenant.id })
		for (const id of [randomUUID(), strangers.id]) {
			expect((await save({ language: "de", texts: { Hello: "Hallo" } }, id)).status).toBe(404)
			expect(await db().translation.count({ where: { subject: id } })).toBe(0)
		}
	})

	it("are closed while their product is off", async () => {
		const { token } = await makeTenantWithAdmin({ videoTestimonialsEnabled: false, languages: ["en", "de"] })
		const statuses = ["page", "chatbot"].map(async (subject) => {
			const named = { token, params: { subject } }
			const saved = await send(url, "PUT /api/admin/translations/{subject}", {
				...named,
				body: { language: "de", texts: {} },
			})
			const drafted = await send(url, "POST /api/admin/translations/{subject}/draft", {
				...named,
				body: { language: "de", texts: [] },
			})
			return [saved.status, drafted.status]
		})
		expect(await Promise.all(statuses)).toEqual([
			[403, 403],
			[200, 200],
		])
	})

	it("are listed with the places in which they stand", async () => {
		const { load } = await business()
		expect((await load()).body).toMatchObject({
			written: "en",
			languages: ["de", "ar"],
			texts: [{ text: "Tell us about your bread", place: "Headline", characters_max: 200 }],
			can_draft: true,
		})
	})

	it("of a quiz are its questions and options", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ languages: ["en", "de"] })
		const quiz = await makeQuiz({
			tenantId: tenant.id,
			name: "Coffee",
			questions: [question("q", { options: ["A", "B"] })],
		})
		const params = { subject: quiz.id }
		const { body } = await send(url, "GET /api/admin/translations/{subject}", { token, params })
		expect(body.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["Coffee", "A", "B"]))
	})

	it("are not the product's sentences, which are in the page's language already", async () => {
		const { tenant } = await makeTenantWithAdmin({ languages: ["de", "en"], visitorLanguage: true })
		const { document } = await readScreen(`${url}/${tenant.slug}`, { "accept-language": "en" })
		const heading = document.querySelector("h1")
		expect([heading?.textContent, heading?.getAttribute("lang") ?? null]).toEqual(["Share your experience", null])
	})
})

describe("a business's own consent sentence", () => {
	let video: Buffer
	beforeAll(async () => {
		video = await fixture("chrome-vp9-opus.webm")
	})
	const OWN = "I agree that the bakery may show my video."
	const IN_GERMAN = "Ich bin einverstanden, dass die Bäckerei mein Video zeigt."

	async function withSentence() {
		const { tenant, token } = await makeTenantWithAdmin({ languages: ["en", "de"], visitorLanguage: true })
		const named = { token, query: {}, body: { kind: "video" as const, text: OWN } }
		expect((await send(url, "PUT /api/admin/consent-text", named)).status).toBe(200)
		const translate = (said: string) =>
			send(url, "PUT /api/admin/translations/{subject}", {
				token,
				params: { subject: "page" },
				body: { language: "de", texts: { [OWN]: said } },
			})
		const read = async () => {
			const { html } = await readScreen(`${url}/${tenant.slug}`, { "accept-language": "de" })
			return { html, version: /2\d{3}-\d\d-\d\d\.\d+\.de\.[a-z0-9]+/.exec(html)?.[0] }
		}
		return { tenant, translate, read }
	}

	it("is a version of its own in each language, which the receipt repeats", async () => {
		const { tenant, translate, read } = await withSentence()
		expect((await read()).version).toBe(undefined)
		await translate(IN_GERMAN)
		const { html, version = expect.fail("no version on the page") } = await read()
		expect(html).toContain(IN_GERMAN)
		const email = `grace-${unique()}@example.com`
		const sent = await submit(url, tenant.slug, { video, form: { ...GOOD_FORM, email, consent_version: version } })
		expect(sent.status).toBe(200)
		expect(
			await db().consentRecord.findFirstOrThrow({
				where: { submission: { tenantId: tenant.id, email } },
				select: { text: true, textVersion: true },
			}),
		).toEqual({ text: IN_GERMAN, textVersion: version })
		const mail = await firstMailTo(mailFolder, email)
		expect(mail.text).toContain(IN_GERMAN)
		expect(mail.subject).not.toMatch(/agreed to/)
	})

	it("is receipted in the page's language where no one has translated it", async () => {
		const { tenant } = await withSentence()
		const email = `grace-${unique()}@example.com`
		const headers = { "accept-language": "de" }
		expect((await submit(url, tenant.slug, { video, headers, form: { ...GOOD_FORM, email } })).status).toBe(200)
		const mail = await firstMailTo(mailFolder, email)
		expect(mail.text).toContain(OWN)
		expect(mail.subject).not.toMatch(/agreed to/)
	})

	it("is asked for again once it has been translated anew", async () => {
		const { tenant, translate, read } = await withSentence()
		await translate(IN_GERMAN)
		const { version } = await read()
		await translate("Ich bin damit einverstanden, dass die Bäckerei mein Video zeigt.")
		const sent = await submit(url, tenant.slug, { video, form: { ...GOOD_FORM, consent_version: version ?? "" } })
		expect(sent.status).toBe(422)
	})
})

describe("a draft by the model", () => {
	async function drafting(bread: string) {
		const { tenant, token } = await makeTenantWithAdmin({
			pageHeadline: `Tell us about ${bread}`,
			thankYouHeadline: "Thanks, {user_name}",
			languages: ["en", "de"],
		})
		const draft = (body: { language: string; texts: string[] }) =>
			send(url, "POST /api/admin/translations/{subject}/draft", { token, params: { subject: "page" }, body })
		const both = { language: "de", texts: [`Tell us about ${bread}`, "Thanks, {user_name}", "Not ours"] }
		return { tenant, draft, both }
	}

	it("is checked, counted, and stored nowhere", async () => {
		const bread = unique()
		const { tenant, draft, both } = await drafting(bread)
		const answer = JSON.stringify({ 1: `Erzählen Sie von ${bread}`, 2: "Danke, {name}", 3: "Fremd" })
		await model.script(bread, { pieces: [answer], usage: { prompt: 200, completion: 30 } })
		const { status, body } = await draft(both)
		expect([status, body]).toEqual([200, { texts: { [`Tell us about ${bread}`]: `Erzählen Sie von ${bread}` } }])
		const [request] = await model.requests(bread)
		expect(request?.body.response_format).toEqual({ type: "json_object" })
		expect(request?.question).not.toContain("Not ours")
		expect(await db().translation.count({ where: { tenantId: tenant.id } })).toBe(0)
		expect(
			await db().chatTokenUsage.findFirstOrThrow({
				where: { tenantId: tenant.id },
				select: { promptTokens: true, completionTokens: true, chargedTokens: true, answers: true },
			}),
		).toEqual({ promptTokens: 200, completionTokens: 30, chargedTokens: 230, answers: 0 })
	})

	it.each([
		["sends no translation", { pieces: ["I can't do that."] }, 502],
		["refuses the key", { refuse: { status: 401 } }, 502],
	])("fails in words if the model %s", async (_, script, status) => {
		const bread = unique()
		const { draft, both } = await drafting(bread)
		await model.script(bread, script)
		const answer = await draft(both)
		expect([answer.status, answer.body]).toMatchObject([status, { detail: expect.stringMatching(/translate by hand/) }])
	})

	it("is within the chatbot's daily limit", async () => {
		const bread = unique()
		const { tenant, draft, both } = await drafting(bread)
		await db().chatbotSettings.create({ data: { tenantId: tenant.id, dailyTokenBudget: 100 } })
		expect((await draft(both)).status).toBe(429)
		expect(await model.requests(bread)).toEqual([])
	})

	it("is not made into the language that the business writes in", async () => {
		const { draft, both } = await drafting(unique())
		expect((await draft({ ...both, language: "en" })).status).toBe(422)
	})
})
