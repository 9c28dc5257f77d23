import sharp from "sharp"
import { describe, expect, inject, it } from "vitest"
import type { ChatbotSettingsAnswer } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { makeTenantWithAdmin } from "../support/factories"
import { expectGone } from "../support/leftovers"
import { picture, pictureOfSize, SVG_LOGO } from "../support/samples/asset-files"
import { send } from "../support/send"
import { settingsForm } from "../support/settings-form"

const { url } = inject("product")
const { put, save, multipart } = settingsForm(url)

describe("the avatar", () => {
	const objectOf = ({ chatbot_settings }: ChatbotSettingsAnswer) =>
		(chatbot_settings.avatar_image_url ?? "").replace("/media/", "")

	it("is re-encoded without metadata at 512 pixels at most, and is served and shown at once", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const photo = await picture(900, 600)
			.jpeg()
			.withExif({ IFD0: { Copyright: "secret place" } })
			.toBuffer()
		const { status, body } = await put(token, { raw: multipart({ chatbot_name: "Face" }, photo) })
		expect(status).toBe(200)
		expect(body.chatbot_settings).toMatchObject({
			chatbot_name: "Face",
			avatar_type: "image",
			avatar_image_url: expect.stringMatching(new RegExp(`^/media/assets/${tenant.id}/avatar-[0-9a-f-]+\\.jpg$`)),
		})
		const served = await fetch(url + body.chatbot_settings.avatar_image_url)
		const bytes = Buffer.from(await served.arrayBuffer())
		expect(served.headers.get("content-type")).toBe("image/jpeg")
		expect(bytes.includes("secret place")).toBe(false)
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 341 })
	})

	it("replaces the previous one, whose object is deleted, and is removed together with its type", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const image = await picture().png().toBuffer()
		const first = objectOf((await put(token, { raw: multipart({}, image) })).body)
		const second = objectOf((await put(token, { raw: multipart({}, image) })).body)
		expect(second).not.toBe(first)
		await expectGone(first)
		expect(await storage().head(second)).not.toBeNull()
		const removed = await send(url, "DELETE /api/admin/chatbot-avatar", { token })
		expect(removed.status).toBe(200)
		expect(removed.body.chatbot_settings).toMatchObject({ avatar_image_url: null, avatar_type: "initials" })
		await expectGone(second)
		expect((await send(url, "DELETE /api/admin/chatbot-avatar", { token })).status).toBe(200)
		const actions = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(actions.map(({ action }) => action)).toEqual([
			"chatbot.settings_changed",
			"chatbot.settings_changed",
			"chatbot.avatar_removed",
		])
	})

	it("keeps the type that is sent with it", async () => {
		const { token } = await makeTenantWithAdmin()
		const image = await picture().webp().toBuffer()
		const { body } = await put(token, { raw: multipart({ avatar_type: "initials" }, image) })
		expect(body.chatbot_settings.avatar_type).toBe("initials")
		expect((await save(token, { avatar_type: "image" })).body.chatbot_settings.avatar_type).toBe("image")
	})

	it("may have exactly three megabytes, and not one byte more", async () => {
		const { token } = await makeTenantWithAdmin()
		const largest = await pictureOfSize(3_145_728)
		expect((await put(token, { raw: multipart({}, largest) })).status).toBe(200)
		const larger = await put(token, { raw: multipart({}, await pictureOfSize(3_145_729)) })
		expect([larger.status, larger.refusal.detail]).toEqual([413, "The file is too large: JPG, PNG or WebP, max 3MB."])
	})

	it.each([
		["an SVG", SVG_LOGO, 415],
		["a page", "<html><script>alert(1)</script></html>", 415],
		["text", "hello", 415],
		["a cut PNG", "\x89PNG\r\n\x1a\n\x00\x00", 415],
	])("is refused as %s, and nothing else is saved", async (_, content, status) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answer = await put(token, { raw: multipart({ chatbot_name: "No" }, Buffer.from(content, "latin1")) })
		expect([415, 422]).toContain(answer.status)
		expect(answer.status).toBe(status)
		expect(await db().chatbotSettings.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("leaves no object if the settings are stale", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await save(token, { chatbot_name: "One" })
		const old = new Date(0).toISOString()
		const answer = await put(token, { raw: multipart({ updated_at: old }, await picture().png().toBuffer()) })
		expect(answer.status).toBe(409)
		expect(await db().reclaimableObject.count({ where: { key: { startsWith: `assets/${tenant.id}/` } } })).toBe(0)
	})
})
