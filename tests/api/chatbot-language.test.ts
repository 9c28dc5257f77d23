import { expect, inject, it } from "vitest"
import { answerBuiltIn } from "@/lib/chatbot/answer/answer-built-in"
import { gatherMaterial } from "@/lib/chatbot/answer/gather-material"
import { CHATBOT_DEFAULTS } from "@/lib/chatbot/settings/schema"
import { db } from "@/lib/db/client"
import { inLanguage } from "@/lib/languages/current-language"
import { t } from "@/lib/languages/t"
import type { TenantScope } from "@/lib/tenants/scope"
import { newSession } from "../support/chat"
import { makeSource, makeWebsite } from "../support/chatbot-rows"
import { makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import { settingsForm } from "../support/settings-form"

const { url } = inject("product")
const { read, save } = settingsForm(url)
const idle = new AbortController().signal
const guessOf = async (token: string) => (await read(token)).body.language_guess

/** Asks the built-in responder, because the product has a key for every model. */
function responderOf(
	tenant: { id: string; slug: string; name: string; languages?: string[] },
	language: string | null = null,
) {
	const scope = { kind: "tenant", tenantId: tenant.id } as TenantScope
	const about = { scope, tenant, language, visitor: null, leadCard: false, quizzes: async () => [], signal: idle }
	return async (message: string): Promise<string> => {
		const question = { ...about, sessionId: newSession(), message }
		return (await answerBuiltIn(question, await gatherMaterial(question), () => {})).text
	}
}

it("is guessed from the business's texts, or from its web pages if their language is one that we don't speak", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	expect(await guessOf(token)).toBeNull()
	await makeSource(tenant.id, { title: "Öffnungszeiten", content: "Wir haben von neun bis fünf auf." })
	expect(await guessOf(token)).toBe("de")
	const website = await makeWebsite(tenant.id, { pages: [{ isTaken: true }] })
	await db().websitePage.updateMany({ where: { websiteId: website.id }, data: { language: "sv" } })
	expect(await guessOf(token)).toBe("sv")
})

it("is what the built-in responder says “I don't know” in, unless the business knows the question's words", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSource(tenant.id, {
		title: "Öffnungszeiten",
		content: "Wir haben von neun bis fünf auf. Pizza gibt es auch.",
	})
	const answer = responderOf(tenant)
	expect(await answer("Croissants?")).toContain("Das weiß ich leider nicht.")
	expect(await answer("Où est la piscine couverte ?")).toContain("Das weiß ich leider nicht.")
	expect(await answer("Est-ce que la pizza végétarienne est chaude ?")).toContain("Désolé, je ne le sais pas.")
	await save(token, { language: "es-MX" })
	expect(await answer("Croissants?")).toContain("Lo siento, eso no lo sé.")
	const params = { tenantSlug: tenant.slug }
	expect((await send(url, "GET /api/chatbot/{tenantSlug}", { params })).body.language).toBe("es-MX")
	await save(token, { language: "" })
	expect(await answer("Croissants?")).toContain("Das weiß ich leider nicht.")
	const changes = await db().auditEntry.findMany({
		where: { tenantId: tenant.id, action: "chatbot.settings_changed" },
		orderBy: { createdAt: "desc" },
	})
	expect(changes[0]).toMatchObject({ before: { language: "es-MX" }, after: { language: null } })
})

it.each([
	["nl", "Goedemorgen", "Zwemmen?", "Sorry, dat weet ik niet."],
	["pl", "Dzień dobry", "Basen?", "Niestety tego nie wiem."],
	["ja", "Hello", "Pool?", "申し訳ありません、それはわかりません。"],
])("is the page's in %s, with the product's own greeting", async (language, hello, question, unknown) => {
	const { tenant } = await makeTenantWithAdmin()
	await makeSource(tenant.id, { title: "Hours", content: "We are open from nine to five, and the coffee is good." })
	const answer = responderOf(tenant, language)
	expect(await answer(hello)).toContain(inLanguage(language, () => t(CHATBOT_DEFAULTS.greeting)))
	expect(await answer(question)).toContain(unknown)
	expect(await answer("Wer bist du denn eigentlich?")).toContain("Ich bin")
})

it.each([
	["How much does it cost?", "Membership is $6 a month.", "Our members bake together.", "$6"],
	["What are your prices?", "Für Mitglieder: 6 € im Monat.", "Our members bake together.", "6 €"],
	["Wann habt ihr auf?", "Montag bis Freitag 9:00–17:00.", "Wir backen seit 1987 Brot.", "9:00"],
	["Где вы находитесь?", "Кафе «Чайка», ул. Ленина, 5.", "Мы печём хлеб с 1987 года.", "Ленина"],
	["电话是多少？", "请拨打 010-12345678。", "我们烤面包。", "010-12345678"],
	["営業時間を教えてください", "平日は9時から17時まで。", "パンを焼いています。", "9時"],
])("finds what %j asks for in a text that shares no word with it", async (question, content, other, told) => {
	const { tenant } = await makeTenantWithAdmin()
	const answer = responderOf(tenant)
	await makeSource(tenant.id, { title: "1", content: other })
	expect(await answer(question)).not.toContain(other)
	await makeSource(tenant.id, { title: "2", content })
	expect(await answer(question)).toContain(told)
})

it("belongs to a business, not to the platform's defaults", async () => {
	const { token } = await makeAdmin({ tenantId: null })
	const refused = await save(token, { language: "de" })
	expect(refused.status).toBe(422)
	const detail = "Every business has a language of its own"
	expect(refused.refusal).toEqual({ detail, errors: [{ field: "language", detail }] })
	expect((await read(token)).body).toMatchObject({ chatbot_settings: { language: null }, language_guess: null })
})

it("greets as the business translated its greeting", async () => {
	const { tenant } = await makeTenantWithAdmin({ languages: ["en", "de"] })
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, chatGreeting: "Ask away!" } })
	const texts = { "Ask away!": "Nur zu!" }
	const id = { tenantId: tenant.id, subject: "chatbot", language: "de" }
	await db().translation.create({ data: { ...id, texts, updatedAt: new Date() } })
	expect(await responderOf(tenant, "de")("Hallo")).toContain("Nur zu!")
	expect(await responderOf(tenant, "en")("Hello")).toContain("Ask away!")
})
