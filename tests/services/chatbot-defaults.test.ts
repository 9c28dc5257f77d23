import { randomUUID } from "node:crypto"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Viewer } from "@/lib/accounts/viewer"
import { removeAvatar, saveChatbotSettings } from "@/lib/chatbot/settings/form/mutations"
import { presentChatbotSettings } from "@/lib/chatbot/settings/form/present"
import { findSettingsForm } from "@/lib/chatbot/settings/form/queries"
import { ChatbotSettingsForm } from "@/lib/chatbot/settings/form/schema"
import { closeDb, db } from "@/lib/db/client"
import type { AccessScope, PlatformScope, TenantScope } from "@/lib/tenants/scope"
import { makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { picture } from "../support/samples/asset-files"
import { giveEnvironment } from "../support/service-environment"

// This file has its own database: the defaults apply to every tenant, so they would affect other tests.
let database: OwnDatabase
const platform = { kind: "platform" } as PlatformScope
const viewer: Viewer = {
	sessionId: "s",
	userId: randomUUID(),
	email: "p@example.com",
	role: "platform_admin",
	tenantRole: null,
	secondFactorAt: null,
	secondFactorDueAt: null,
	confirmedAt: null,
	tenant: null,
}
const actor = { viewer, address: "127.0.0.1" }

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})

const save = (scope: AccessScope, fields: Record<string, string>) =>
	saveChatbotSettings(scope, actor, ChatbotSettingsForm.parse(fields), undefined)
const read = async (scope: AccessScope) => presentChatbotSettings(await findSettingsForm(scope))
const newTenant = async () => ({ kind: "tenant", tenantId: (await makeTenant()).id }) as TenantScope

describe("the platform's defaults", () => {
	it("apply to every tenant that made no choice of its own, field by field, and to no other", async () => {
		const [fresh, chose] = [await newTenant(), await newTenant()]
		await save(chose, { chatbot_name: "Own", starter_questions: '["Own?"]' })
		await save(platform, {
			chatbot_name: "Helper",
			primary_color: "#112233",
			ai_model: "gpt-4o",
			enable_lead_capture: "false",
			starter_questions: '["Where are you?"]',
			allowed_origins: '["https://shop.example"]',
		})
		const defaults = {
			chatbot_name: "Helper",
			primary_color: "#112233",
			ai_model: "gpt-4o",
			ai_provider: "openai",
			enable_lead_capture: false,
			starter_questions: ["Where are you?"],
			allowed_origins: ["https://shop.example"],
		}
		expect((await read(platform)).chatbot_settings).toMatchObject(defaults)
		expect((await read(fresh)).chatbot_settings).toMatchObject(defaults)
		expect((await read(chose)).chatbot_settings).toMatchObject({
			...defaults,
			chatbot_name: "Own",
			starter_questions: ["Own?"],
		})
		await save(platform, { chatbot_name: "", ai_model: "", starter_questions: "[]" })
		expect((await read(fresh)).chatbot_settings).toMatchObject({
			chatbot_name: "AI Assistant",
			ai_model: "gpt-4o-mini",
			starter_questions: [],
		})
	})

	it("are one row, however many first saves are simultaneous, and a stale save overwrites nothing", async () => {
		await db().chatbotSettings.deleteMany({})
		const { updated_at } = (await read(platform)).chatbot_settings
		const saves = await Promise.allSettled(
			[1, 2, 3, 4].map((at) => save(platform, { chatbot_name: `Name ${at}`, updated_at })),
		)
		expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
		for (const failed of saves) {
			if (failed.status === "rejected") expect(failed.reason).toMatchObject({ code: "conflict" })
		}
		expect(await db().chatbotSettings.count({ where: { tenantId: null } })).toBe(1)
	})

	it("may have an avatar, which a tenant without one shows, and which never replaces a tenant's own", async () => {
		const tenant = await newTenant()
		const file = path.join(database.dataDir, "face.png")
		const bytes = await picture().png().toBuffer()
		await writeFile(file, bytes)
		const spooled = { path: file, size: bytes.length, sha256: "", head: bytes, discard: async () => undefined }
		await saveChatbotSettings(platform, actor, {}, spooled)
		const { avatar_image_url, avatar_type } = (await read(tenant)).chatbot_settings
		expect(avatar_image_url).toMatch(/^\/media\/assets\/platform\/avatar-[0-9a-f-]+\.png$/)
		expect(avatar_type).toBe("image")
		await removeAvatar(tenant, actor)
		expect((await read(tenant)).chatbot_settings.avatar_image_url).toBe(avatar_image_url)
		await removeAvatar(platform, actor)
		expect((await read(tenant)).chatbot_settings).toMatchObject({ avatar_image_url: null, avatar_type: "initials" })
	})

	it("are logged as the platform's", async () => {
		await db().auditEntry.deleteMany({})
		await save(platform, { chat_greeting: "Welcome" })
		expect(await db().auditEntry.findMany()).toMatchObject([
			{
				tenantId: null,
				action: "chatbot.settings_changed",
				actorEmail: "p@example.com",
				after: { chat_greeting: "Welcome" },
			},
		])
	})
})
