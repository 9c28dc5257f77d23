import { randomBytes } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { unseal } from "@/lib/crypto/secret-box"
import { db } from "@/lib/db/client"
import { EMAIL_PROVIDERS } from "@/lib/mail/providers"
import { dumpDatabase } from "../support/dump"
import { giveMailbox, makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

const read = async (token: string) => (await send(url, "GET /api/admin/tenant-settings", { token })).body
const save = (token: string, body: object) => send(url, "PUT /api/admin/tenant-settings", { token, body })
const letters = (count: number) =>
	Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 26))).join("")

/** Every value differs from its default and has its maximum length. */
const FULL = {
	tenant_name: "N".repeat(120),
	notify_email: `${"n".repeat(242)}@example.com`,
	page_headline: "H".repeat(200),
	page_subheadline: "S".repeat(500),
	thank_you_headline: "T".repeat(200),
	thank_you_subheadline: "U".repeat(500),
	max_duration_seconds: 600,
	public_shared_only: true,
	show_transcript: true,
	show_more_testimonials: true,
	languages: ["de", "en"],
	visitor_language: true,
	language_switch: true,
	show_verify: true,
	funnel_enabled: true,
	wall_enabled: true,
	show_figures: true,
	wall_contact_sheet: false,
	thank_you_wall_link: true,
	show_in_search: true,
	website_url: `https://example.com/${"w".repeat(2028)}`,
	brand_color: "#0b5fa5",
	email_subject_template: "J".repeat(200),
	email_provider: "fastmail",
	email_address: `${"e".repeat(242)}@example.com`,
	email_from_name: "F".repeat(120),
	email_enabled: false,
}

describe("the settings of a tenant whose video testimonials are off", () => {
	const OFF = { videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in June." }

	it.each([
		{ page_headline: "H" },
		{ page_subheadline: null },
		{ thank_you_headline: "T" },
		{ thank_you_subheadline: "" },
		{ max_duration_seconds: 60 },
		{ wall_contact_sheet: false },
		{ wall_widget_id: null },
		...[
			"public_shared_only",
			"show_transcript",
			"show_more_testimonials",
			"show_verify",
			"funnel_enabled",
			"wall_enabled",
			"show_figures",
			"thank_you_wall_link",
			"show_in_search",
		].map((flag) => ({ [flag]: true })),
	])("refuse %j, and everything sent with it", async (field) => {
		const { token } = await makeTenantWithAdmin(OFF)
		const before = await read(token)
		const answer = await save(token, { tenant_name: "Renamed", ...field })
		expect(answer).toMatchObject({ status: 403, refusal: { detail: "Back in June." } })
		expect(await read(token)).toEqual(before)
	})

	it("accept everything that concerns no product", async () => {
		const { token } = await makeTenantWithAdmin(OFF)
		const rest = {
			tenant_name: "Renamed",
			notify_email: "new@example.com",
			brand_color: "#0b5fa5",
			email_subject_template: "New one",
			email_provider: "fastmail",
			email_address: "mail@example.com",
			email_from_name: "Us",
			email_enabled: false,
		}
		expect(await save(token, { ...rest, email_app_password: "secret" })).toMatchObject({ status: 200, body: rest })
	})

	it("accept everything from a platform admin", async () => {
		const { tenant } = await makeTenantWithAdmin(OFF)
		const { token } = await makeAdmin({ tenantId: null })
		expect((await save(token, { tenant_id: tenant.id, page_headline: "Ours" })).body.page_headline).toBe("Ours")
	})

	it("allow removing the logo, but neither the gift nor its picture", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ ...OFF, pdfGiftKey: "assets/x/gift-1.pdf" })
		const remove = (asset: string) => send(url, "DELETE /api/admin/tenant-asset/{asset}", { token, params: { asset } })
		expect((await remove("logo")).status).toBe(204)
		for (const asset of ["pdf-gift", "pdf-preview"]) {
			expect(await remove(asset)).toMatchObject({ status: 403, refusal: { detail: "Back in June." } })
		}
		const { pdfGiftKey } = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
		expect(pdfGiftKey).toBe("assets/x/gift-1.pdf")
	})
})

describe("saving the settings", () => {
	it("accepts every field at exactly its limit, and answers the resulting tenant", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answer = await save(token, FULL)
		expect(answer.status).toBe(200)
		expect(answer.body).toMatchObject(FULL)
		expect(await read(token)).toEqual(answer.body)
		const page = await send(url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug: tenant.slug } })
		expect(page.body).toMatchObject({
			tenant_name: FULL.tenant_name,
			page_headline: FULL.page_headline,
			page_subheadline: FULL.page_subheadline,
			max_duration_seconds: 600,
			brand_color: "#0b5fa5",
		})
		const thanks = await send(url, "GET /api/tenant/{tenantSlug}/thank-you", { params: { tenantSlug: tenant.slug } })
		expect(thanks.body).toMatchObject({
			thank_you_headline: FULL.thank_you_headline,
			thank_you_subheadline: FULL.thank_you_subheadline,
			business_url: FULL.website_url,
		})
	})

	it.each([
		["tenant_name", 120],
		["notify_email", 254],
		["page_headline", 200],
		["page_subheadline", 500],
		["thank_you_headline", 200],
		["thank_you_subheadline", 500],
		["email_subject_template", 200],
		["email_address", 254],
		["website_url", 2048],
		["email_from_name", 120],
	])("refuses one character more than %s may have (%i)", async (field, cap) => {
		const { token } = await makeTenantWithAdmin()
		const long =
			field.endsWith("email") || field === "email_address" ? `${"x".repeat(cap - 11)}@example.com` : "x".repeat(cap + 1)
		const answer = await save(token, { [field]: long })
		const detail = `${field} can have up to ${cap} characters`
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toBe(detail)
		expect(answer.refusal.errors?.[0]).toEqual({ field, detail })
	})

	it.each(["tenant_name", "email_from_name", "email_subject_template", "notify_email", "email_address"])(
		"lets no value start its own mail header in %s",
		async (field) => {
			const { token } = await makeTenantWithAdmin()
			for (const brk of ["\r\n", "\n", "\r", "\u2028", "\u0085", "\v"]) {
				const value =
					field.includes("email") && !/name|template/.test(field) ? `a@b.co${brk}bcc:c@d.co` : `A${brk}Bcc: c@d.co`
				const answer = await save(token, { [field]: value })
				expect(answer.status).toBe(422)
				expect(answer.refusal.errors?.[0]?.field).toBe(field)
				expect(answer.refusal.detail).toMatch(/can't contain line breaks|Please enter a valid email address/)
			}
		},
	)

	it.each([
		[{ max_duration_seconds: 9 }, "max_duration_seconds must be a whole number from 10 to 600"],
		[{ max_duration_seconds: 601 }, "max_duration_seconds must be a whole number from 10 to 600"],
		[{ max_duration_seconds: 60.5 }, "max_duration_seconds must be a whole number from 10 to 600"],
		[{ max_duration_seconds: "60" }, "max_duration_seconds must be a whole number from 10 to 600"],
		[{ max_duration_seconds: null }, "max_duration_seconds must be a whole number from 10 to 600"],
		[{ brand_color: "red" }, "brand_color must be a color such as #0b5fa5"],
		[{ brand_color: "#fff" }, "brand_color must be a color such as #0b5fa5"],
		[{ brand_color: "#0b5fa5; x" }, "brand_color must be a color such as #0b5fa5"],
		[{ public_shared_only: "true" }, "public_shared_only must be true or false"],
		[{ email_enabled: 1 }, "email_enabled must be true or false"],
		[{ tenant_name: " " }, "Please fill in all required fields"],
		[{ tenant_name: null }, "Please fill in all required fields"],
		[{ notify_email: "" }, "Please fill in all required fields"],
		[{ notify_email: "nobody" }, "Please enter a valid email address"],
		[{ notify_email: "a@b.co, c@d.co" }, "Please enter a valid email address"],
		[{ email_address: "x<a@b.co>" }, "Please enter a valid email address"],
		[{ email_address: 5 }, "Please enter a valid email address"],
		[{ page_headline: ["x"] }, "page_headline must be text"],
		[{ email_app_password: "x".repeat(201) }, "email_app_password can have up to 200 characters"],
		[{ updated_at: "yesterday" }, "updated_at must be a time"],
	])("refuses %j", async (body, detail) => {
		const { token } = await makeTenantWithAdmin()
		const before = await read(token)
		expect(await save(token, { page_subheadline: "Not this either", ...body })).toMatchObject({
			status: 422,
			refusal: { detail, errors: [{ field: Object.keys(body)[0] }] },
		})
		expect(await read(token)).toEqual(before)
	})

	it("accepts the shortest take and each known provider, but no host", async () => {
		const { token } = await makeTenantWithAdmin()
		expect((await save(token, { max_duration_seconds: 10 })).body.max_duration_seconds).toBe(10)
		for (const email_provider of Object.keys(EMAIL_PROVIDERS)) {
			expect((await save(token, { email_provider })).body.email_provider).toBe(email_provider)
		}
		for (const email_provider of ["smtp.evil.example", "127.0.0.1:25", "Gmail", "constructor", "__proto__"]) {
			const answer = await save(token, { email_provider })
			expect(answer.status).toBe(422)
			expect(answer.refusal.detail).toContain("email_provider must be one of gmail, ")
		}
	})

	it("changes only what is sent, and goes back to a default for null and for an empty value", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await save(token, FULL)
		const { body } = await save(token, {
			page_headline: null,
			email_subject_template: "",
			email_from_name: "",
			brand_color: "",
		})
		expect(body).toMatchObject({
			...FULL,
			page_headline: "Share your experience",
			email_subject_template: "New Video Testimonial Received - {tenant_name}",
			email_from_name: FULL.tenant_name,
			brand_color: null,
		})
		const row = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
		expect(row).toMatchObject({ pageHeadline: null, emailSubjectTemplate: null, emailFromName: null, brandColor: null })
	})

	it("ignores everything that a tenant admin may not change", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const before = await read(token)
		const { status, body } = await save(token, {
			tenant_id: tenant.id,
			tenant_slug: tenant.slug,
			is_active: false,
			video_testimonials_enabled: false,
			chatbot_message: "mine",
			created_at: "2000-01-01T00:00:00Z",
			logo_url: "https://evil.example/x.png",
			email_error: "x",
			unknown: { nested: true },
		})
		expect({ status, body }).toEqual({ status: 200, body: before })
		expect((await save(token, { tenant_slug: "another-slug" })).status).toBe(403)
	})
})

describe("a stale save", () => {
	it("answers 409 in plain words and overwrites nothing", async () => {
		const { token } = await makeTenantWithAdmin()
		const first = await read(token)
		const second = await save(token, { updated_at: first.updated_at, page_headline: "One" })
		expect(second.status).toBe(200)
		expect(second.body.updated_at > first.updated_at).toBe(true)
		const stale = await save(token, { updated_at: first.updated_at, page_headline: "Two", max_duration_seconds: 30 })
		expect(stale.status).toBe(409)
		expect(stale.refusal.detail).toBe(
			"Someone else changed these settings while you were editing. Reload to see their version. Nothing was overwritten.",
		)
		expect(await read(token)).toEqual(second.body)
		expect((await save(token, { updated_at: second.body.updated_at, page_headline: "Three" })).status).toBe(200)
		expect((await save(token, { page_headline: "Four" })).status).toBe(200)
	})

	it("lets exactly one of many simultaneous saves through", async () => {
		const { token } = await makeTenantWithAdmin()
		const { updated_at } = await read(token)
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, at) => save(token, { updated_at, page_headline: `Headline ${at}` })),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
		expect(await read(token)).toEqual(answers.find(({ status }) => status === 200)?.body)
	})

	it("is also detected within the millisecond of the previous save", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const ahead = new Date(Date.now() + 60_000)
		await db().tenant.update({ where: { id: tenant.id }, data: { settingsUpdatedAt: ahead } })
		const { body } = await save(token, { page_headline: "Later" })
		expect(new Date(body.updated_at).getTime()).toBe(ahead.getTime() + 1)
	})
})

describe("the app password", () => {
	it("is encrypted, and appears in no answer and nowhere in the database", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const platform = (await makeAdmin({ tenantId: null })).token
		const groups = Array.from({ length: 4 }, () => letters(4))
		const [shown, password] = [groups.join(" "), groups.join("")]
		const saved = await save(token, { email_address: "Box@Gmail.example", email_app_password: shown })
		expect(saved.body).toMatchObject({ email_address: "box@gmail.example", has_email_app_password: true })
		const { emailAppPassword } = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
		expect(unseal(emailAppPassword ?? "", "tenants.email_app_password", tenant.id)).toBe(password)
		const query = { tenant_id: tenant.id }
		const answers = await Promise.all([
			saved,
			send(url, "GET /api/admin/tenant-settings", { token }),
			send(url, "GET /api/admin/dashboard", { token }),
			send(url, "GET /api/admin/dashboard", { token: platform }),
			send(url, "GET /api/admin/tenants", { token: platform, query: { q: tenant.slug } }),
			send(url, "GET /api/admin/audit", { token }),
			send(url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug: tenant.slug } }),
			send(url, "PUT /api/admin/tenant/{tenant_id}/product-access", {
				token: platform,
				params: query,
				raw: new URLSearchParams(),
			}),
		])
		for (const { status, text } of answers) {
			expect(status).toBe(200)
			for (const secret of [shown, password, emailAppPassword ?? ""]) expect(text).not.toContain(secret)
			expect(text).not.toContain('"email_app_password":"v1')
		}
		const dump = await dumpDatabase()
		expect(dump).toContain(emailAppPassword)
		for (const dress of [shown, password, Buffer.from(password).toString("base64")]) expect(dump).not.toContain(dress)
	})

	it("stays if nothing is sent for it, and is removed with the address", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id)
		for (const body of [{ email_app_password: "" }, { email_app_password: null }, { email_from_name: "Us" }]) {
			expect((await save(token, body)).body.has_email_app_password).toBe(true)
		}
		expect((await save(token, { email_address: "" })).body).toMatchObject({
			email_address: null,
			has_email_app_password: false,
		})
	})

	it.each([
		{ email_provider: "gmx" },
		{ email_address: "new@gmail.example" },
		{ email_app_password: "anotherpassword" },
	])("clears the mailbox's last error with %j", async (body) => {
		const { tenant, token } = await makeTenantWithAdmin({ emailError: "Refused." })
		await giveMailbox(tenant.id)
		expect((await save(token, { email_from_name: "Us" })).body.email_error).toBe("Refused.")
		expect((await save(token, body)).body.email_error).toBeNull()
	})
})
