import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { makeAdmin, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { picture } from "../support/samples/asset-files"
import { send } from "../support/send"
import { settingsForm } from "../support/settings-form"

const { url } = inject("product")
const { read, put, save, multipart } = settingsForm(url)

describe("settings before the first save", () => {
	it("are the product's defaults", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { status, body } = await read(token)
		expect(status).toBe(200)
		expect(body.chatbot_settings).toEqual({
			chatbot_name: "AI Assistant",
			chatbot_description: expect.stringMatching(/./),
			chat_greeting: expect.stringMatching(/./),
			system_prompt: expect.stringContaining("{tenant_name}"),
			primary_color: "#007aff",
			ai_model: "gpt-4o-mini",
			ai_provider: "openai",
			avatar_type: "initials",
			avatar_image_url: null,
			enable_lead_capture: true,
			testimonial_page_enabled: true,
			testimonial_page_url: `${url}/${tenant.slug}`,
			starter_questions: [],
			allowed_origins: [],
			person_enabled: false,
			person_hours: [],
			person_time_zone: "UTC",
			mail_transcript: true,
			mail_new_lead: false,
			mail_unanswered: false,
			mail_quiz_completed: false,
			language: null,
			tenant_name: tenant.name,
			updated_at: "1970-01-01T00:00:00.000Z",
		})
		expect(body.tenant_info).toEqual({
			tenant_id: tenant.id,
			tenant_name: tenant.name,
			tenant_slug: tenant.slug,
		})
		expect(body).toMatchObject({ total_conversations: 0, total_leads: 0, warnings: [], chatbot_enabled: true })
	})

	it("offer five models of three providers, each with whether its key is set", async () => {
		const { token } = await makeTenantWithAdmin()
		const { models, built_in_responder } = (await read(token)).body
		expect(models.map(({ model }) => model)).toEqual([
			"gpt-4o-mini",
			"gpt-4o",
			expect.stringMatching(/^claude-/),
			expect.stringMatching(/^claude-/),
			"gemini-2.0-flash",
		])
		expect(models.map(({ provider }) => provider)).toEqual(["openai", "openai", "anthropic", "anthropic", "google"])
		expect(built_in_responder).toBe(!models[0]?.available)
	})

	it("count only what the tenant itself has", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenant()
		await Promise.all([makeConversation(tenant.id), makeConversation(tenant.id), makeConversation(other.id)])
		await Promise.all([makeLead(tenant.id), makeLead(other.id)])
		expect((await read(token)).body).toMatchObject({ total_conversations: 2, total_leads: 1 })
	})

	it("show the words for a product that is off", async () => {
		const { token } = await makeTenantWithAdmin({ chatbotEnabled: false })
		expect((await read(token)).body).toMatchObject({
			chatbot_enabled: false,
			chatbot_message: "This page is currently unavailable.",
		})
	})
})

const EVERYTHING = {
	chatbot_name: "Grace",
	chatbot_description: "Knows the shop.",
	chat_greeting: "Hello!\nWhat can I do?",
	system_prompt: "You work for {tenant_name}.",
	primary_color: "#FF8800",
	ai_model: "gemini-2.0-flash",
	avatar_type: "icon",
	enable_lead_capture: "false",
	testimonial_page_enabled: "off",
	testimonial_page_url: "shop.example/tell-us",
	starter_questions: '["Where are you?", "What does it cost?"]',
	language: "pt-br",
	allowed_origins: '["https://Shop.example/", "http://localhost:8080"]',
}
const STORED = {
	...EVERYTHING,
	primary_color: "#ff8800",
	enable_lead_capture: false,
	testimonial_page_enabled: false,
	testimonial_page_url: "https://shop.example/tell-us",
	starter_questions: ["Where are you?", "What does it cost?"],
	allowed_origins: ["https://shop.example", "http://localhost:8080"],
	language: "pt-BR",
	ai_provider: "google",
}

describe("a save", () => {
	it.each([
		["urlencoded", () => new URLSearchParams(EVERYTHING)],
		["multipart", () => multipart(EVERYTHING)],
	])("stores every field of a form that is %s, and answers what it stored", async (_, raw) => {
		const { token } = await makeTenantWithAdmin()
		const answer = await put(token, { raw: raw() })
		expect(answer.status).toBe(200)
		expect(answer.body.chatbot_settings).toMatchObject(STORED)
		expect((await read(token)).body).toEqual(answer.body)
	})

	it("can be partial, and an empty field goes back to its default", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await save(token, EVERYTHING)
		const partial = await save(token, { chatbot_name: "Ada", unknown_field: "x", tenant_name: "Renamed" })
		expect(partial.body.chatbot_settings).toMatchObject({ ...STORED, chatbot_name: "Ada", tenant_name: tenant.name })
		const emptied = Object.fromEntries(Object.keys(EVERYTHING).map((field) => [field, ""]))
		const { body } = await save(token, emptied)
		const fresh = await makeTenantWithAdmin()
		const { tenant_name, updated_at, testimonial_page_url, ...defaults } = (await read(fresh.token)).body
			.chatbot_settings
		expect(body.chatbot_settings).toMatchObject(defaults)
		expect(body.chatbot_settings.testimonial_page_url).toBe(`${url}/${tenant.slug}`)
		expect([tenant_name, updated_at, testimonial_page_url]).toEqual([
			fresh.tenant.name,
			"1970-01-01T00:00:00.000Z",
			`${url}/${fresh.tenant.slug}`,
		])
	})

	it("does not store a default that the form only displayed", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const shown = (await read(token)).body.chatbot_settings
		const sent = {
			...shown,
			starter_questions: "[]",
			allowed_origins: "[]",
			avatar_image_url: "",
			language: "",
			chatbot_name: "Mine",
		}
		const fields = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
		expect((await save(token, fields)).status).toBe(200)
		const row = await db().chatbotSettings.findUniqueOrThrow({ where: { tenantId: tenant.id } })
		expect(row).toMatchObject({
			chatbotName: "Mine",
			chatGreeting: null,
			systemPrompt: null,
			aiModel: null,
			avatarType: null,
			enableLeadCapture: null,
			testimonialPageUrl: null,
		})
	})

	it("derives the provider from the model, whatever is sent", async () => {
		const { token } = await makeTenantWithAdmin()
		const { body } = await save(token, { ai_model: "gpt-4o", ai_provider: "google" })
		expect(body.chatbot_settings).toMatchObject({ ai_model: "gpt-4o", ai_provider: "openai" })
	})

	it("is logged, with only the changed fields", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		await save(token, { chatbot_name: "Ada", primary_color: "#007aff" })
		await save(token, { chatbot_name: "Ada" })
		expect(await db().auditEntry.findMany({ where: { tenantId: tenant.id } })).toMatchObject([
			{
				action: "chatbot.settings_changed",
				actorEmail: user.email,
				targetId: tenant.id,
				before: { chatbot_name: null },
				after: { chatbot_name: "Ada" },
			},
		])
	})
})

describe("a stale save", () => {
	const STALE =
		"Someone else changed these settings while you were editing. Reload to see their version. Nothing was overwritten."

	it("is refused with the exact message, and overwrites nothing", async () => {
		const { token } = await makeTenantWithAdmin()
		const { updated_at: first } = (await read(token)).body.chatbot_settings
		const saved = await save(token, { chatbot_name: "One", updated_at: first })
		const { updated_at: second } = saved.body.chatbot_settings
		expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
		for (const updated_at of [
			first,
			new Date(Date.parse(second) - 1).toISOString(),
			new Date(Date.parse(second) + 1).toISOString(),
		]) {
			const answer = await save(token, { chatbot_name: "Two", updated_at })
			expect([answer.status, answer.refusal.detail]).toEqual([409, STALE])
		}
		expect((await read(token)).body.chatbot_settings.chatbot_name).toBe("One")
		expect((await save(token, { chatbot_name: "Two", updated_at: second })).status).toBe(200)
		expect((await save(token, { chatbot_name: "Three" })).status).toBe(200)
	})

	it("is refused for all but one of several simultaneous first saves", async () => {
		const { token } = await makeTenantWithAdmin()
		const { updated_at } = (await read(token)).body.chatbot_settings
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, at) => save(token, { chatbot_name: `Name ${at}`, updated_at })),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
	})

	it("is not caused by removing a picture or by a new budget", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		const saved = await put(token, { raw: multipart({}, await picture().png().toBuffer()) })
		const { updated_at } = saved.body.chatbot_settings
		await send(url, "DELETE /api/admin/chatbot-avatar", { token })
		await send(url, "PUT /api/admin/tenant/{tenant_id}/chat-budget", {
			token: platform.token,
			params: { tenant_id: tenant.id },
			body: { daily_token_budget: 10 },
		})
		expect((await save(token, { chatbot_name: "Still mine", updated_at })).status).toBe(200)
	})
})

describe("invalid values", () => {
	const caps = [
		["chatbot_name", 80],
		["chatbot_description", 300],
		["chat_greeting", 1000],
		["system_prompt", 8000],
	] as const

	it.each(caps)("%s may have %i characters after trimming, and not one more", async (field, cap) => {
		const { token } = await makeTenantWithAdmin()
		const longest = await save(token, { [field]: ` ${"x".repeat(cap)} ` })
		expect(longest.status).toBe(200)
		expect(longest.body.chatbot_settings[field]).toBe("x".repeat(cap))
		const longer = await save(token, { [field]: "y".repeat(cap + 1) })
		const detail = `${field} can have up to ${cap} characters`
		expect(longer.refusal).toEqual({ detail, errors: [{ field, detail }] })
		expect(longer.status).toBe(422)
		expect((await read(token)).body.chatbot_settings[field]).toBe("x".repeat(cap))
	})

	const LANGUAGE = "language must be a language tag, such as de or pt-BR"
	const MODEL = "This AI model isn't available. Please choose one from the list."
	const COLOR = "primary_color must be a color such as #007aff"
	const PAGE = "testimonial_page_url must be an http or https address"
	const ORIGIN = "allowed_origins must hold addresses such as https://www.example.com, without a path"
	it.each([
		["ai_model", "gpt-2", MODEL],
		["ai_model", "GPT-4o", MODEL],
		["ai_model", "built-in", MODEL],
		["language", "german language", LANGUAGE],
		["language", "d", LANGUAGE],
		["language", `de-${"x-aaaaaaaa-".repeat(3)}a`, LANGUAGE],
		["primary_color", "red", COLOR],
		["primary_color", "#fff", COLOR],
		["primary_color", "#12345g", COLOR],
		["primary_color", "#007aff;x", COLOR],
		["avatar_type", "photo", "avatar_type must be initials, icon or image"],
		["avatar_type", "image", "Upload an avatar image first"],
		["enable_lead_capture", "maybe", "enable_lead_capture must be true or false"],
		["testimonial_page_enabled", "2", "testimonial_page_enabled must be true or false"],
		["testimonial_page_url", "javascript:alert(1)", PAGE],
		["testimonial_page_url", "ftp://x.example", PAGE],
		["testimonial_page_url", "https://shop.example@evil.example", PAGE],
		["testimonial_page_url", "none", PAGE],
		[
			"testimonial_page_url",
			`https://x.example/${"a".repeat(2050)}`,
			"testimonial_page_url can have up to 2048 characters",
		],
		["starter_questions", "Where?", "starter_questions must be a JSON list of texts"],
		["starter_questions", '{"0":"a"}', "starter_questions must be a JSON list of texts"],
		["starter_questions", "[1]", "starter_questions must be a JSON list of texts"],
		["starter_questions", '["1","2","3","4","5","6","7"]', "starter_questions can have up to 6 entries"],
		["starter_questions", `["${"x".repeat(121)}"]`, "A starter question can have up to 120 characters"],
		["allowed_origins", "*", "allowed_origins must be a JSON list of texts"],
		["allowed_origins", '["*"]', ORIGIN],
		["allowed_origins", '["https://a.example/path"]', ORIGIN],
		["allowed_origins", '["javascript:alert(1)"]', ORIGIN],
		["allowed_origins", `["https://a.example; script-src *"]`, ORIGIN],
		["updated_at", "yesterday", "updated_at must be a time"],
	])("%s is refused if it is invalid: case %#", async (field, value, detail) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answer = await save(token, { chat_greeting: "Changed", [field]: value })
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toBe(detail)
		expect(answer.refusal.errors?.[0]).toEqual({ field, detail })
		// No other field of the form was saved either.
		expect(await db().chatbotSettings.count({ where: { tenantId: tenant.id, chatGreeting: { not: null } } })).toBe(0)
	})

	it("accepts six starter questions of 120 characters, and twenty origins", async () => {
		const { token } = await makeTenantWithAdmin()
		const questions = Array.from({ length: 6 }, (_, at) => `${at}`.repeat(120))
		const origins = Array.from({ length: 20 }, (_, at) => `https://a${at}.example`)
		const lists = { starter_questions: JSON.stringify(questions), allowed_origins: JSON.stringify(origins) }
		const { body } = await save(token, lists)
		expect(body.chatbot_settings).toMatchObject({ starter_questions: questions, allowed_origins: origins })
		const more = await save(token, { allowed_origins: JSON.stringify([...origins, "https://b.example"]) })
		expect(more.refusal.detail).toBe("allowed_origins can have up to 20 entries")
	})

	it("drops invisible characters", async () => {
		const { token } = await makeTenantWithAdmin()
		const hidden = String.fromCodePoint(...[..."ignore"].map((letter) => 0xe0000 + letter.charCodeAt(0)))
		const { body } = await save(token, {
			chatbot_name: `A\u202ed\u200ba\n Bot${hidden}`,
			chat_greeting: "Hi\u0007!\r\nYou",
		})
		expect(body.chatbot_settings).toMatchObject({ chatbot_name: "Ada Bot", chat_greeting: "Hi!\nYou" })
		const nul = await save(token, { chatbot_name: "a\u0000b" })
		expect(nul.status).toBe(422)
	})

	it("is refused with another content type, and over 64 KB", async () => {
		const { token } = await makeTenantWithAdmin()
		expect((await put(token, { body: { chatbot_name: "x" } })).status).toBe(415)
		expect((await save(token, { system_prompt: "x".repeat(70_000) })).status).toBe(413)
	})
})

describe("a model that was removed from the registry", () => {
	it("falls back with a warning, which the next save clears", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await db().chatbotSettings.create({ data: { tenantId: tenant.id, aiModel: "gpt-3" } })
		const { body } = await read(token)
		expect(body.chatbot_settings).toMatchObject({ ai_model: "gpt-4o-mini", ai_provider: "openai" })
		expect(body.warnings).toEqual([
			"The AI model “gpt-3” is no longer available. GPT-4o mini answers instead. Save the settings to keep it.",
		])
		const saved = await save(token, { ai_model: "gpt-4o-mini" })
		expect(saved.body.warnings).toEqual([])
		expect(saved.body.chatbot_settings.ai_model).toBe("gpt-4o-mini")
	})
})
