import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

let token: string
beforeAll(async () => {
	token = (await makeAdmin({ tenantId: null })).token
})

const list = (query: Record<string, string>) => send(url, "GET /api/admin/tenants", { token, query })

describe("the list of tenants", () => {
	it("pages by key, newest first, without gaps or repeats, also through rows from the same moment", async () => {
		const word = unique()
		const moment = new Date(Date.now() - 60_000)
		const made = await Promise.all(
			Array.from({ length: 7 }, (_, at) =>
				makeTenant({ name: `Page ${word} ${at}`, createdAt: at < 4 ? moment : new Date(Date.now() - at * 1000) }),
			),
		)
		const seen: string[] = []
		let cursor = ""
		do {
			const { body } = await list({ q: word, limit: "2", cursor })
			expect(body.total).toBe(7)
			expect(body.tenants.length).toBeLessThanOrEqual(2)
			seen.push(...body.tenants.map(({ tenant_id }) => tenant_id))
			cursor = body.next_cursor ?? ""
		} while (cursor)
		const expected = [...made].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
		expect(seen).toEqual(expected.map(({ id }) => id))
	})

	it("is searched by any part of name, slug and notification e-mail, with LIKE's wildcards taken literally", async () => {
		const word = unique()
		const tenant = await makeTenant({
			name: `Bäckerei ÖZIL 100% ${word}`,
			slug: `shop-${word}`,
			notifyEmail: `Chef@${word}.example`,
		})
		const find = async (q: string) => (await list({ q })).body.tenants.map(({ tenant_id }) => tenant_id)
		for (const q of [`özil 100% ${word}`, `SHOP-${word}`, `chef@${word}`, ` ${word.slice(2)} `]) {
			expect(await find(q)).toEqual([tenant.id])
		}
		for (const q of [`özil%${word}`, `shop_${word}`, `${word}\\`, `${word}' OR 1=1 --`])
			expect(await find(q)).toEqual([])
	})

	it("finds a tenant under its new name", async () => {
		const [before, after] = [unique(), unique()]
		const tenant = await makeTenant({ name: before })
		const body = { tenant_name: `Now ${after}`, notify_email: `to-${after}@example.com` }
		await send(url, "PUT /api/admin/tenant-settings", { token, query: { tenant_id: tenant.id }, body })
		for (const q of [`now ${after}`, `to-${after}`]) expect((await list({ q })).body.total).toBe(1)
		expect((await list({ q: before })).body.total).toBe(0)
	})

	it("shows each tenant's counts", async () => {
		const { tenant } = await makeTenantWithAdmin({ name: `Figures ${unique()}` })
		await makeAdmin({ tenantId: tenant.id })
		await makeAdmin({ tenantId: tenant.id, isActive: false })
		await makeSubmission({ tenantId: tenant.id, fileSizeBytes: 1_000 })
		await makeSubmission({ tenantId: tenant.id, fileSizeBytes: 20, status: "approved" })
		await makeSubmission({ tenantId: tenant.id, fileSizeBytes: 3, status: "rejected" })
		const { body } = await list({ q: tenant.name })
		expect(body.tenants).toEqual([
			expect.objectContaining({
				tenant_id: tenant.id,
				tenant_slug: tenant.slug,
				is_active: true,
				video_testimonials_enabled: true,
				chatbot_enabled: true,
				testimonial_count: 3,
				pending_count: 1,
				file_size_bytes: 1_023,
				admin_count: 2,
			}),
		])
		const empty = await makeTenant()
		expect((await list({ q: empty.slug })).body.tenants[0]).toMatchObject({
			testimonial_count: 0,
			pending_count: 0,
			file_size_bytes: 0,
			admin_count: 0,
		})
	})

	it.each([{ limit: "0" }, { limit: "101" }, { limit: "many" }, { cursor: "nonsense" }, { q: "x".repeat(201) }])(
		"refuses %j with 422",
		async (query) => {
			const answer = await list(query as unknown as Record<string, string>)
			expect(answer.status).toBe(422)
			expect(answer.refusal.detail).toContain(Object.keys(query)[0])
		},
	)
})

describe("creating a tenant", () => {
	const request = (changes: object = {}) => {
		const id = unique()
		return {
			tenant_name: `  Blue & White,  Ltd. ${id}  `,
			notify_email: `N-${id}@Example.com `,
			admin_email: `A-${id}@Example.com`,
			admin_password: "secret",
			...changes,
		}
	}
	const create = (body: object) => send(url, "POST /api/admin/create-tenant", { token, body })

	it("derives the slug, normalizes the addresses, and starts with every default", async () => {
		const body = request()
		const answer = await create(body)
		expect(answer.status).toBe(200)
		const id = body.tenant_name.trim().split(" ").at(-1)
		expect(answer.body).toEqual({
			tenant_id: expect.any(String),
			tenant_slug: `blue-white-ltd-${id}`,
			admin_login_url: `${url}/admin/blue-white-ltd-${id}`,
		})
		const settings = await send(url, "GET /api/admin/tenant-settings", {
			token,
			query: { tenant_id: answer.body.tenant_id },
		})
		expect(settings.body).toEqual({
			tenant_id: answer.body.tenant_id,
			tenant_name: body.tenant_name.trim(),
			tenant_slug: answer.body.tenant_slug,
			page_url: `${url}/${answer.body.tenant_slug}`,
			notify_email: `n-${id}@example.com`,
			is_active: true,
			created_at: expect.stringMatching(/^\d{4}-.*Z$/),
			updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
			logo_url: null,
			pdf_gift_url: null,
			pdf_preview_image_url: null,
			page_headline: "Share your experience",
			page_subheadline: expect.stringContaining("Record a short video"),
			thank_you_headline: "Thank you very much for your video testimonial",
			thank_you_subheadline: expect.stringContaining("special report"),
			max_duration_seconds: 120,
			public_shared_only: false,
			show_transcript: false,
			show_more_testimonials: false,
			languages: [],
			visitor_language: false,
			language_switch: false,
			show_verify: false,
			recording_prompts: [],
			gift_disclosure: "The customer was offered a gift for this testimonial",
			funnel_enabled: false,
			wall_url: `${url}/wall/${answer.body.tenant_slug}`,
			wall_enabled: false,
			show_figures: false,
			wall_contact_sheet: true,
			thank_you_wall_link: false,
			wall_widget_id: null,
			show_in_search: false,
			accept_written: false,
			ask_stars: false,
			ask_relation: false,
			hidden_fields: [],
			website_url: null,
			brand_color: null,
			email_subject_template: "New Video Testimonial Received - {tenant_name}",
			email_provider: "gmail",
			email_address: null,
			has_email_app_password: false,
			email_from_name: body.tenant_name.trim(),
			email_enabled: true,
			email_error: null,
			video_testimonials_enabled: true,
			chatbot_enabled: true,
			video_testimonials_message: "",
			chatbot_message: "",
		})
	})

	it.each(["tenant_name", "admin_email", "admin_password"])("requires %s", async (field) => {
		for (const nothing of ["", undefined, null, ...(field === "admin_password" ? [] : ["   "])]) {
			const answer = await create(request({ [field]: nothing }))
			expect(answer).toMatchObject({ status: 422, refusal: { detail: "Please fill in all required fields" } })
			expect(answer.refusal.errors?.[0]?.field).toBe(field)
		}
	})

	it.each([
		[{ admin_password: "12345" }, "Password must be at least 6 characters long"],
		[{ admin_password: "x".repeat(129) }, "admin_password can have up to 128 characters"],
		[{ admin_email: "nobody" }, "Please enter a valid email address"],
		[{ notify_email: "a@b.co,c@d.co" }, "Please enter a valid email address"],
		[{ notify_email: "a@b.co\r\nBcc: c@d.co" }, "Please enter a valid email address"],
		[{ tenant_name: "x".repeat(121) }, "tenant_name can have up to 120 characters"],
		[{ tenant_name: "Eve\r\nBcc: x@y.z" }, "tenant_name can't contain line breaks"],
		[
			{ tenant_slug: "Not_A_Slug" },
			"Use 2 to 63 lowercase letters, digits, and single hyphens, starting and ending with a letter or digit",
		],
		[
			{ tenant_name: "日本" },
			"Use 2 to 63 lowercase letters, digits, and single hyphens, starting and ending with a letter or digit",
		],
		[{ tenant_slug: "admin" }, "This slug is reserved. Please choose a different one."],
	])("refuses %j", async (changes, detail) => {
		expect(await create(request(changes))).toMatchObject({ status: 422, refusal: { detail } })
	})

	it("accepts a slug and an admin's address once, also for simultaneous requests", async () => {
		const slug = `race-${unique()}`
		const bodies = Array.from({ length: 5 }, () => request({ tenant_slug: slug }))
		const answers = await Promise.all(bodies.map(create))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
		const lost = answers.find(({ status }) => status === 409)
		expect(lost?.refusal.detail).toBe("This slug is already taken. Please choose a different one.")
		const winner = bodies[answers.findIndex(({ status }) => status === 200)]
		const again = await create(request({ admin_email: winner?.admin_email }))
		expect(again).toMatchObject({ status: 409, refusal: { detail: "This admin email already has an account." } })
		expect(await db().tenant.count({ where: { slug } })).toBe(1)
	})
})

describe("a slug's availability", () => {
	const ask = (slug: string) => send(url, "GET /api/admin/slug-availability", { token, query: { slug } })

	it("is told before creating, in the words of the refusal", async () => {
		const { slug } = await makeTenant()
		const free = `free-${unique()}`
		expect((await ask(free)).body).toEqual({ slug: free, available: true, message: null })
		expect((await ask(slug)).body).toEqual({
			slug,
			available: false,
			message: "This slug is already taken. Please choose a different one.",
		})
		for (const reserved of [
			"admin",
			"api",
			"chat",
			"testimonial",
			"quiz",
			"platform",
			"chatbot",
			"embed",
			"thank-you",
		]) {
			expect((await ask(reserved)).body).toEqual({
				slug: reserved,
				available: false,
				message: "This slug is reserved. Please choose a different one.",
			})
		}
		for (const malformed of ["x", "Upper", "a--b", "-a", "a-", "a b", "x".repeat(64), "ä", ""]) {
			const { status, body } = await ask(malformed)
			expect(status).toBe(200)
			expect(body).toMatchObject({ available: false, message: expect.stringContaining("2 to 63") })
		}
	})
})

describe("switching a tenant and its products", () => {
	const access = (tenant_id: string, fields: Record<string, string>, multipart = false) => {
		const form = multipart ? new FormData() : new URLSearchParams()
		for (const [name, value] of Object.entries(fields)) form.set(name, value)
		return send(url, "PUT /api/admin/tenant/{tenant_id}/product-access", { token, params: { tenant_id }, raw: form })
	}

	it("accepts part of the form, in both encodings, and leaves the rest unchanged", async () => {
		const { id } = await makeTenant()
		const first = await access(id, {
			video_testimonials_enabled: "false",
			video_testimonials_message: " Back in June. ",
		})
		expect(first.status).toBe(200)
		expect(first.body).toMatchObject({
			tenant_id: id,
			video_testimonials_enabled: false,
			video_testimonials_message: "Back in June.",
			chatbot_enabled: true,
			chatbot_message: "",
		})
		const second = await access(id, { chatbot_enabled: "false", chatbot_message: "Asleep." }, true)
		expect(second.body).toMatchObject({
			video_testimonials_enabled: false,
			video_testimonials_message: "Back in June.",
			chatbot_enabled: false,
			chatbot_message: "Asleep.",
		})
		expect((await access(id, { video_testimonials_message: "" })).body.video_testimonials_message).toBe("")
		expect((await access(id, {})).status).toBe(200)
	})

	it.each([
		["true", true],
		["on", true],
		["1", true],
		["false", false],
		["off", false],
		["0", false],
	])("reads %j as a form sends it", async (sent, meant) => {
		const { id } = await makeTenant({ chatbotEnabled: !meant })
		expect((await access(id, { chatbot_enabled: sent })).body.chatbot_enabled).toBe(meant)
	})

	it.each([
		[{ chatbot_enabled: "maybe" }, "chatbot_enabled must be true or false"],
		[{ video_testimonials_enabled: "" }, "video_testimonials_enabled must be true or false"],
		[{ chatbot_enabled: "constructor" }, "chatbot_enabled must be true or false"],
		[{ chatbot_message: "x".repeat(1001) }, "chatbot_message can have up to 1000 characters"],
		[{ video_testimonials_message: "x".repeat(1001) }, "video_testimonials_message can have up to 1000 characters"],
	])("refuses %j", async (fields, detail) => {
		const { id } = await makeTenant()
		const answer = await access(id, fields as unknown as Record<string, string>)
		expect(answer).toMatchObject({ status: 422, refusal: { detail } })
		expect((await access(id, { chatbot_message: "x".repeat(1000) })).status).toBe(200)
	})

	it.each([{}, { is_active: "true" }, { is_active: null }, { is_active: 1 }])(
		"is_active is a boolean, not %j",
		async (body) => {
			const { id } = await makeTenant()
			const answer = await send(url, "PATCH /api/admin/tenant/{tenant_id}", { token, params: { tenant_id: id }, body })
			expect(answer).toMatchObject({ status: 422, refusal: { detail: "is_active must be true or false" } })
		},
	)

	it("does not make an open settings form stale", async () => {
		const { id } = await makeTenant()
		const query = { tenant_id: id }
		const { body: read } = await send(url, "GET /api/admin/tenant-settings", { token, query })
		await access(id, { chatbot_enabled: "false" })
		await send(url, "PATCH /api/admin/tenant/{tenant_id}", { token, params: query, body: { is_active: false } })
		const body = { updated_at: read.updated_at, page_headline: "Saved" }
		expect(await send(url, "PUT /api/admin/tenant-settings", { token, query, body })).toMatchObject({
			status: 200,
			body: { page_headline: "Saved", chatbot_enabled: false, is_active: false },
		})
	})

	it.each(["not-a-uuid", "00000000-0000-4000-8000-000000000000"])(
		"answers 404 for the tenant %s",
		async (tenant_id) => {
			const missing = { status: 404, refusal: { detail: "Tenant not found." } }
			expect(await access(tenant_id, { chatbot_enabled: "true" })).toMatchObject(missing)
			const patch = { token, params: { tenant_id }, body: { is_active: true } }
			expect(await send(url, "PATCH /api/admin/tenant/{tenant_id}", patch)).toMatchObject(missing)
		},
	)
})
