import { createHash, randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { CONSENT_TEXT, CONSENT_TEXT_VERSION } from "@/lib/submissions/consent-text"
import { FIXTURES, type FixtureName, fixture, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { expectNothingLeft } from "../support/leftovers"
import { send } from "../support/send"
import { GOOD_FORM, submissionForm, submit } from "../support/submit"

const { url } = inject("product")
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
const names = Object.keys(FIXTURES) as FixtureName[]

let video: Buffer
beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
})

describe("a submitted recording", () => {
	it.each(names)("%s comes back complete, with its consent and its mail", async (name) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const bytes = await fixture(name)
		// The recorder calls every file testimonial.webm. The bytes decide.
		const answer = await submit(url, tenant.slug, { video: bytes, headers: { "user-agent": "Phone/1.0" } })
		expect(answer).toMatchObject({ status: 200, body: { submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
		const id = answer.body.submission_id

		const { body: dashboard } = await send(url, "GET /api/admin/dashboard", { token })
		expect(dashboard.submissions).toHaveLength(1)
		expect(dashboard.submissions[0]).toMatchObject({
			id,
			name: "Grace Hopper",
			email: "grace@example.com",
			website: "https://example.com",
			file_size_bytes: bytes.length,
			status: "pending",
			content_type: FIXTURES[name],
			tenant_slug: tenant.slug,
		})
		expect(dashboard.submissions[0]?.duration_seconds).toBeGreaterThan(1)
		expect(dashboard.totals).toEqual({
			total: 1,
			pending: 1,
			approved: 0,
			rejected: 0,
			withdrawn: 0,
			file_size_bytes: bytes.length,
		})

		const download = await send(url, "GET /api/admin/submission/{id}/download", {
			params: { id },
			query: { original: "1" },
			token,
		})
		const stored = await fetch(url + download.body.download_url)
		expect(stored.headers.get("content-disposition") ?? stored.url).toContain("grace-hopper")
		expect(sha256(Buffer.from(await stored.arrayBuffer()))).toBe(sha256(bytes))

		const row = await db().submission.findUniqueOrThrow({ where: { id }, include: { consent: true } })
		expect(row.sha256).toBe(sha256(bytes))
		expect(row.consent).toMatchObject({
			text: CONSENT_TEXT,
			textVersion: CONSENT_TEXT_VERSION,
			ipAddress: expect.stringMatching(/127\.0\.0\.1$|^::1$/),
			userAgent: "Phone/1.0",
			videoSha256: sha256(bytes),
		})
		const mails = await db().mailDelivery.findMany({ where: { tenantId: tenant.id }, orderBy: { kind: "asc" } })
		expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
			["consent.receipt", "grace@example.com"],
			["submission.received", tenant.notifyEmail],
		])
		expect(mails[1]).toMatchObject({
			kind: "submission.received",
			toAddress: tenant.notifyEmail,
			subject: `New Video Testimonial Received - ${tenant.name}`,
			text: expect.stringContaining(`/admin/${tenant.slug}/watch/${row.id}`),
		})
		await expectNothingLeft(tenant.id)
	})

	it("has the measured length, whatever the form says", async () => {
		const tenant = await makeTenant()
		for (const name of names) {
			const form = { ...GOOD_FORM, duration_seconds: "77" }
			const answer = await submit(url, tenant.slug, { video: await fixture(name), form })
			const row = await db().submission.findUniqueOrThrow({ where: { id: answer.body.submission_id } })
			expect([name, row.durationMs > 1_000 && row.durationMs < 20_000]).toEqual([name, true])
		}
	})

	it("does not notify a tenant that switched that off, and still sends the customer the receipt", async () => {
		const tenant = await makeTenant({ emailEnabled: false })
		expect((await submit(url, tenant.slug, { video })).status).toBe(200)
		const mails = await db().mailDelivery.findMany({ where: { tenantId: tenant.id } })
		expect(mails.map(({ kind }) => kind)).toEqual(["consent.receipt"])
	})

	it("accepts fields in any order, also after the video", async () => {
		const tenant = await makeTenant()
		const body = new FormData()
		body.set("video", new Blob([new Uint8Array(video)]), "testimonial.webm")
		for (const [field, value] of Object.entries(GOOD_FORM)) body.set(field, value)
		const answer = await send(url, "POST /api/tenant/{tenantSlug}/submit", {
			params: { tenantSlug: tenant.slug },
			raw: body,
		})
		expect(answer.status).toBe(200)
	})

	it("is kept if it starts right and breaks off, because the customer cannot make it again", async () => {
		const tenant = await makeTenant()
		const answer = await submit(url, tenant.slug, {
			video: video.subarray(0, 20_000),
			form: { ...GOOD_FORM, duration_seconds: "12.5" },
		})
		expect(answer.status).toBe(200)
		const row = await db().submission.findUniqueOrThrow({ where: { id: answer.body.submission_id } })
		expect(row.fileSizeBytes).toBe(20_000n)
		expect(row.durationMs).toBeGreaterThan(0)
	})
})

describe("the form's rules, in order and wording", () => {
	const EMPTY = { name: " ", email: "", consent: "false" }
	it.each([
		[EMPTY, "Name is required"],
		[{ ...EMPTY, name: "Ada" }, "Email is required"],
		[{ ...EMPTY, name: "Ada", email: "ada@nowhere" }, "Please enter a valid email address"],
		[{ ...EMPTY, name: "Ada", email: "a da@x.org" }, "Please enter a valid email address"],
		[{ ...EMPTY, name: "Ada", email: "ada@x.org" }, "Consent is required to submit your testimonial"],
		[{ name: "Ada", email: "ada@x.org", consent: "true" }, "Please record a video testimonial"],
	])("%j without a video: %s", async (form, detail) => {
		const tenant = await makeTenant()
		const answer = await submit(url, tenant.slug, { form, video: null })
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toBe(detail)
		expect(answer.refusal.errors?.[0]).toMatchObject({ detail })
		await expectNothingLeft(tenant.id)
	})

	it.each([
		["name", "x".repeat(121), /name/i],
		["email", `${"x".repeat(250)}@example.org`, /email/i],
		["website", `https://example.org/${"x".repeat(2048)}`, /website/i],
		["website", "javascript:alert(1)", /website/i],
		["website", "ftp://example.org", /website/i],
		["name", "Ada\u0000Lovelace", /name/i],
	])("refuses %s of %j and names it", async (field, value, words) => {
		const tenant = await makeTenant()
		const answer = await submit(url, tenant.slug, { form: { ...GOOD_FORM, [field]: value }, video })
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toMatch(words)
		expect(answer.refusal.errors?.[0]?.field).toBe(field)
		await expectNothingLeft(tenant.id)
	})

	it("accepts names at exactly their limit, in any script", async () => {
		const tenant = await makeTenant()
		const name = "李".repeat(120)
		const answer = await submit(url, tenant.slug, { form: { ...GOOD_FORM, name, website: "" }, video })
		expect(answer.status).toBe(200)
		const row = await db().submission.findUniqueOrThrow({ where: { id: answer.body.submission_id } })
		expect(row).toMatchObject({ name, website: null })
	})

	it("treats an empty video as a missing one", async () => {
		const tenant = await makeTenant()
		const answer = await submit(url, tenant.slug, { video: new Uint8Array() })
		expect(answer).toMatchObject({ status: 422, refusal: { detail: "Please record a video testimonial" } })
	})
})

describe("a file that is not a video", () => {
	it.each([
		["HTML", "<!doctype html><script>alert(1)</script>"],
		["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
		["PNG", "\x89PNG\r\n\x1a\n0000"],
		["a sound", "ID3\x04\x00\x00\x00\x00\x00\x00"],
		["one byte", "x"],
	])("%s named .webm answers 415", async (_, content) => {
		const tenant = await makeTenant()
		const answer = await submit(url, tenant.slug, { video: Buffer.from(content, "latin1") })
		expect(answer.status).toBe(415)
		expect(answer.refusal.detail).toBe("The video must be a WebM or MP4 file.")
		await expectNothingLeft(tenant.id)
	})
})

describe("a malformed form", () => {
	const BOUNDARY = "----test"
	const part = (name: string, value: string) =>
		`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
	const post = (slug: string, body: string | Uint8Array, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
		send(url, "POST /api/tenant/{tenantSlug}/submit", {
			params: { tenantSlug: slug },
			raw: body as BodyInit,
			headers: { "content-type": type },
		})
	const head = (name: string) =>
		`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="x.webm"\r\nContent-Type: video/webm\r\n\r\n`

	it.each([
		["no closing boundary", part("name", "Ada"), undefined, 400],
		["cut inside the video", `${part("name", "Ada")}${head("video")}abc`, undefined, 400],
		["another boundary than announced", part("name", "Ada"), "multipart/form-data; boundary=other", 400],
		["no boundary", part("name", "Ada"), "multipart/form-data", 400],
		["an empty body", "", undefined, 400],
		["JSON", '{"name":"Ada"}', "application/json", 415],
		["no type at all", "hello", "", 415],
		["two videos", `${head("video")}a\r\n${head("video")}b\r\n--${BOUNDARY}--\r\n`, undefined, 400],
		["a thousand fields", `${part("a", "b").repeat(1000)}--${BOUNDARY}--\r\n`, undefined, 400],
		[
			"a header without end",
			`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${"x".repeat(200_000)}`,
			undefined,
			400,
		],
	] as const)("%s", async (_, body, type, status) => {
		const tenant = await makeTenant()
		const answer = await post(tenant.slug, body, type)
		expect(answer.status).toBe(status)
		expect(answer.refusal.detail).toMatch(/\w/)
		await expectNothingLeft(tenant.id)
	})

	it("a compressed body gets 415, and nothing of it is stored as a video", async () => {
		const tenant = await makeTenant()
		const answer = await submit(url, tenant.slug, { video, headers: { "content-encoding": "gzip" } })
		expect(answer.status).toBe(415)
		await expectNothingLeft(tenant.id)
	})

	it("ignores fields with hostile names and unexpected files", async () => {
		const tenant = await makeTenant()
		const form = {
			...GOOD_FORM,
			__proto__x: "1",
			constructor: "x",
			toString: "y",
			status: "approved",
			id: randomUUID(),
		}
		const body = submissionForm({ form: form as never, video })
		body.set("malware", new Blob([new Uint8Array(5000)]), "../../etc/passwd")
		const answer = await send(url, "POST /api/tenant/{tenantSlug}/submit", {
			params: { tenantSlug: tenant.slug },
			raw: body,
		})
		expect(answer.status).toBe(200)
		const row = await db().submission.findUniqueOrThrow({ where: { id: answer.body.submission_id } })
		expect(row.status).toBe("pending")
	})
})

describe("a file over the limit", () => {
	it("is refused one byte over 250 MB while streaming, gets a clear answer, and leaves nothing", async () => {
		const tenant = await makeTenant()
		const boundary = "----big"
		const cap = 250 * 1024 * 1024
		const intro = Buffer.from(
			`--${boundary}\r\nContent-Disposition: form-data; name="video"; filename="x.webm"\r\nContent-Type: video/webm\r\n\r\n`,
		)
		const zeros = Buffer.alloc(1024 * 1024)
		let sent = 0
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => {
				controller.enqueue(intro)
				controller.enqueue(video)
			},
			pull: (controller) => {
				if (sent > cap - video.length) return controller.close()
				sent += zeros.length
				controller.enqueue(zeros)
			},
		})
		const response = await fetch(`${url}/api/tenant/${tenant.slug}/submit`, {
			method: "POST",
			headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
			body,
			duplex: "half",
		} as RequestInit)
		expect(response.status).toBe(413)
		expect(await response.json()).toMatchObject({ detail: expect.stringContaining("250 MB") })
		await expectNothingLeft(tenant.id)
	})
})

describe("the tenant's state", () => {
	it("gets 404 for unknown, malformed and inactive tenants, 403 while the product is off", async () => {
		const inactive = await makeTenant({ isActive: false })
		const off = await makeTenant({ videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in June." })
		const silent = await makeTenant({ videoTestimonialsEnabled: false })
		const ask = async (slug: string) => {
			const { status, refusal } = await submit(url, slug, { video })
			return [status, refusal.detail]
		}
		const gone = [404, "Testimonial page not found. Please check the URL."]
		expect(await ask("no-such-tenant")).toEqual(gone)
		expect(await ask("NO_SUCH")).toEqual(gone)
		expect(await ask(inactive.slug)).toEqual(gone)
		expect(await ask(off.slug)).toEqual([403, "Back in June."])
		expect(await ask(silent.slug)).toEqual([403, "This page is currently unavailable."])
	})

	it("refuses a video that is more than ten seconds longer than the tenant allows", async () => {
		const tenant = await makeTenant({ maxDurationSeconds: 10 })
		const hinted = { ...GOOD_FORM, duration_seconds: "21" }
		// The server measures the length itself: the recording is short, whatever the form says.
		expect((await submit(url, tenant.slug, { video, form: hinted })).status).toBe(200)
		// A length that cannot be measured comes from the form.
		const cut = await submit(url, tenant.slug, { video: video.subarray(0, 600), form: hinted })
		expect(cut.status).toBe(422)
		expect(cut.refusal.detail).toContain("10 seconds")
	})
})
