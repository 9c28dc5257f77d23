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
import { createTenant } from "@/lib/tenants/mutations"
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

describe("the business's color", () => {
	const made = async () => {
		const name = `b-${randomUUID().slice(0, 8)}`
		const input = { tenant_name: name, tenant_slug: name, notify_email: `${name}@example.com` }
		const admin = { admin_email: `a-${name}@example.com`, admin_password: "long enough" }
		const { id } = await createTenant(platform, actor, { ...input, ...admin })
		return { kind: "tenant", tenantId: id } as TenantScope
	}
	const paint = ({ tenantId }: TenantScope, brandColor: string | null) =>
		db().tenant.update({ where: { id: tenantId }, data: { brandColor } })
	const shown = async (scope: TenantScope) => {
		const { chatbot_settings, offered_color } = await read(scope)
		return [chatbot_settings.primary_color, offered_color]
	}

	it("is the chat's in a new business, until the chat gets another", async () => {
		const tenant = await made()
		expect(await shown(tenant)).toEqual(["#007aff", null])
		await paint(tenant, "#aa1144")
		expect(await shown(tenant)).toEqual(["#aa1144", null])
		// The form sends back what it showed.
		await save(tenant, { primary_color: "#aa1144", chatbot_name: "Ada" })
		await paint(tenant, "#0b5fa5")
		expect(await shown(tenant)).toEqual(["#0b5fa5", null])
		await save(tenant, { primary_color: "#222222" })
		expect(await shown(tenant)).toEqual(["#222222", null])
		await save(tenant, { primary_color: "" })
		expect(await shown(tenant)).toEqual(["#007aff", "#0b5fa5"])
	})

	it("is offered to a chat from before that never chose, changes nothing by itself, and is followed once taken", async () => {
		const [old, chose] = [await newTenant(), await newTenant()]
		await save(chose, { primary_color: "#222222" })
		for (const tenant of [old, chose]) await paint(tenant, "#aa1144")
		expect(await shown(old)).toEqual(["#007aff", "#aa1144"])
		expect(await shown(chose)).toEqual(["#222222", null])
		await save(old, { primary_color: "brand" })
		expect(await shown(old)).toEqual(["#aa1144", null])
		await paint(old, "#0b5fa5")
		expect(await shown(old)).toEqual(["#0b5fa5", null])
	})

	it("is none of the platform's defaults", async () => {
		await expect(save(platform, { primary_color: "brand" })).rejects.toMatchObject({ code: "invalid" })
	})

	it("comes with mail about leads in a new business only", async () => {
		const mails = async (scope: TenantScope) => (await read(scope)).chatbot_settings.mail_new_lead
		expect([await mails(await made()), await mails(await newTenant())]).toEqual([true, false])
	})
})

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
