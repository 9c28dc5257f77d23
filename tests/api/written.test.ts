import { createHash, randomUUID } from "node:crypto"
import sharp from "sharp"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { consentCalls } from "../support/consent"
import { fixture, makeSubmission, makeTenant, makeTenantWithAdmin, makeText, unique } from "../support/factories"
import { expectGone, expectNothingLeft } from "../support/leftovers"
import { firstMailTo } from "../support/mailbox"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { GOOD_FORM, GOOD_TEXT, submit } from "../support/submit"

const { url, mailFolder } = inject("product")
const { receiptOf, withdraw } = consentCalls(url)
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const TEXT = GOOD_TEXT.text
type Fields = Record<string, unknown>

const write = (slug: string, about: Fields = {}, headers: Record<string, string> = {}) =>
	send(url, "POST /api/tenant/{tenantSlug}/submit-text", {
		params: { tenantSlug: slug },
		body: { ...GOOD_TEXT, ...about },
		headers,
	})

function formWith(photo: Uint8Array | string, about: Record<string, string> = {}) {
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...GOOD_TEXT, ...about })) form.set(name, value)
	const bytes = typeof photo === "string" ? photo : new Uint8Array(photo)
	form.set("photo", new Blob([bytes], { type: "image/jpeg" }), "me.jpg")
	return form
}
const writeWith = (slug: string, form: FormData, headers: Record<string, string> = {}) =>
	send(url, "POST /api/tenant/{tenantSlug}/submit-text", { params: { tenantSlug: slug }, raw: form, headers })

/** A phone's photo, with the place where it was taken. */
const phonePhoto = () =>
	sharp({ create: { width: 1200, height: 900, channels: 3, background: "#336699" } })
		.withExif({ IFD0: { Software: "PHONE-MARK" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
		.jpeg()
		.toBuffer()

const business = (about = {}) => makeTenantWithAdmin({ acceptWritten: true, ...about })
const listOf = async (token: string, query: Record<string, string> = {}) =>
	(await send(url, "GET /api/admin/dashboard", { token, query })).body.submissions

describe("a written testimonial", () => {
	it("is stored with its consent, its receipt, and its mail, and listed as it was written", async () => {
		const { tenant, token } = await business()
		const email = `grace-${unique()}@example.com`
		const typed = "  Line one is long enough.\r\n\r\n\r\n\r\nLine two.  \r\n"
		const stored = "Line one is long enough.\n\nLine two."
		const answer = await write(tenant.slug, { email, text: typed }, { "user-agent": "Phone/1.0" })
		expect(answer.status).toBe(200)
		const id = answer.body.submission_id
		const row = await db().submission.findUniqueOrThrow({ where: { id }, include: { consent: true, playback: true } })
		expect(row).toMatchObject({ kind: "written", writtenText: stored, sha256: sha256(stored), playback: null })
		expect(row.consent).toMatchObject({
			text: CONSENT_WORDINGS.written.text,
			textVersion: CONSENT_WORDINGS.written.version,
			videoSha256: sha256(stored),
			userAgent: "Phone/1.0",
		})
		const [listed] = await listOf(token)
		expect(listed).toMatchObject({ id, kind: "written", text: stored, photo_url: null, video_url: null })
		expect(listed).not.toHaveProperty("stars")

		const receipt = await firstMailTo(mailFolder, email)
		expect(receipt.text).toContain(CONSENT_WORDINGS.written.text)
		expect(receipt.text).toContain("Fingerprint of your text (SHA-256)")
		for (const part of [receipt.text ?? "", receipt.html ?? ""]) expect(part).not.toMatch(/Line one|video/)
		const notice = await firstMailTo(mailFolder, tenant.notifyEmail)
		expect(notice.subject).toBe(`New Written Testimonial Received - ${tenant.name}`)
		expect(notice.text).toContain("Line one is long enough.")
		await expectNothingLeft(tenant.id)
	})

	it("keeps a photo without what a phone writes into it, and only for those who may see it", async () => {
		const { tenant, token } = await business()
		const sent = await phonePhoto()
		expect(sent.includes("PHONE-MARK")).toBe(true)
		const answer = await writeWith(tenant.slug, formWith(sent))
		expect(answer.status).toBe(200)
		const id = answer.body.submission_id
		const seen = () => fetch(`${url}/media/submissions/${id}/photo`)
		const shown = await seen()
		expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"])
		const bytes = Buffer.from(await shown.arrayBuffer())
		const { width, height, exif } = await sharp(bytes).metadata()
		expect([width, height, exif]).toEqual([800, 600, undefined])
		const { photoKey, fileSizeBytes } = await db().submission.findUniqueOrThrow({ where: { id } })
		expect(Number(fileSizeBytes)).toBe(bytes.length)
		const params = { id }
		await send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status: "rejected" } })
		expect((await seen()).status).toBe(404)
		expect((await fetch(url + (await listOf(token))[0]?.photo_url)).status).toBe(200)
		await send(url, "DELETE /api/admin/submission/{id}", { token, params })
		await expectGone(photoKey ?? "")
		await expectNothingLeft(tenant.id)
	})

	it.each([
		["PDF", "%PDF-1.7", 415, "Please choose another file: JPG, PNG or WebP, max 3MB."],
		["a damaged picture", "\xff\xd8\xff\xe0 nothing more", 422, "We can't use this image because it is damaged."],
		["too much", "x".repeat(3 * 1024 * 1024 + 1), 413, "The file is too large: JPG, PNG or WebP, max 3MB."],
	])("refuses %s as a photo, and stores nothing", async (_, content, status, detail) => {
		const { tenant } = await business()
		const answer = await writeWith(tenant.slug, formWith(Buffer.from(content, "latin1")))
		expect([answer.status, answer.refusal.detail]).toEqual([status, detail])
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
		await expectNothingLeft(tenant.id)
	})

	const NOTHING = { name: " ", email: "", consent: false, text: "" }
	const ADA = { name: "Ada", email: "ada@example.com", consent: true }
	it.each<[Fields, string]>([
		[NOTHING, "Name is required"],
		[{ ...NOTHING, name: "Ada" }, "Email is required"],
		[{ ...NOTHING, name: "Ada", email: "ada@nowhere" }, "Please enter a valid email address"],
		[{ ...ADA, consent: false, text: "" }, "Consent is required to submit your testimonial"],
		[{ ...ADA, text: " \n " }, "Please write your testimonial"],
		[{ ...ADA, text: `Too${"\n".repeat(30)}short` }, "Your testimonial must have at least 20 characters"],
		[{ ...ADA, text: "x".repeat(2001) }, "Your testimonial can have up to 2000 characters"],
		[{ ...ADA, text: 7 }, "Your testimonial must have at least 20 characters"],
	])("answers %j: %s", async (fields, detail) => {
		const { tenant } = await business()
		const answer = await write(tenant.slug, fields)
		expect([answer.status, answer.refusal.detail]).toEqual([422, detail])
	})

	it.each(["x".repeat(20), "李".repeat(2000)])("takes a text at its limits", async (text) => {
		const { tenant } = await business()
		expect((await write(tenant.slug, { text })).status).toBe(200)
	})

	it("is stored once under one Idempotency-Key, and another text under it is refused", async () => {
		const { tenant } = await business()
		const headers = { "idempotency-key": randomUUID() }
		const photo = await phonePhoto()
		const first = await writeWith(tenant.slug, formWith(photo), headers)
		const again = await writeWith(tenant.slug, formWith(photo), headers)
		expect(again.body).toEqual(first.body)
		const others = [formWith(photo, { text: `${TEXT} More.` }), formWith(await sharp(photo).png().toBuffer())]
		for (const other of others) expect((await writeWith(tenant.slug, other, headers)).status).toBe(422)
		expect((await write(tenant.slug, {}, headers)).status).toBe(422)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(2)
		await expectNothingLeft(tenant.id)
	})

	it("is refused until the business takes texts, and while its product is off", async () => {
		const closed = await makeTenant()
		const refused = await write(closed.slug)
		expect([refused.status, refused.refusal.detail]).toEqual([403, "This business doesn't take written testimonials."])
		const off = await makeTenant({
			acceptWritten: true,
			videoTestimonialsEnabled: false,
			videoTestimonialsMessage: "Back in June.",
		})
		expect(await write(off.slug)).toMatchObject({ status: 403, refusal: { detail: "Back in June." } })
		expect((await write("no-such-business")).status).toBe(404)
	})

	it("is found by its words, and the list shows one kind if asked", async () => {
		const { tenant, token } = await business()
		const { submission: text } = await makeText({ tenantId: tenant.id, writtenText: "The Klempner was great." })
		const video = await makeSubmission({ tenantId: tenant.id })
		const ids = async (query: Record<string, string>) => (await listOf(token, query)).map(({ id }) => id)
		expect(await ids({ q: "klempner" })).toEqual([text.id])
		expect(await ids({ kind: "written" })).toEqual([text.id])
		expect(await ids({ kind: "video" })).toEqual([video.id])
		expect(await ids({ kind: "video", q: "klempner" })).toEqual([])
		const wrong = await send(url, "GET /api/admin/dashboard", { token, query: { kind: "song" } })
		expect([wrong.status, wrong.refusal.detail]).toEqual([422, "kind must be video or written"])
	})

	it("has no video: nothing to play, caption, transcribe, or download", async () => {
		const { tenant, token } = await business()
		const { submission } = await makeText({ tenantId: tenant.id, status: "approved" })
		const params = { id: submission.id }
		for (const kind of ["video", "poster", "captions"]) {
			expect((await fetch(`${url}/media/submissions/${submission.id}/${kind}`)).status).toBe(404)
		}
		const cues = [{ start_ms: 0, end_ms: 900, text: "Hi." }]
		const refusals = [
			await send(url, "GET /api/admin/submission/{id}/download", { token, params }),
			await send(url, "PUT /api/admin/submission/{id}/captions", { token, params, body: { cues } }),
			await send(url, "POST /api/admin/submission/{id}/captions/transcribe", { token, params }),
		]
		expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409])
		expect((await send(url, "POST /api/admin/submission/{id}/repair", { token, params })).status).toBe(200)
		const shared = await send(url, "POST /api/admin/submission/{id}/share", { token, params })
		expect(shared.body.share_text).toBe(`Read Ada Lovelace's testimonial for ${tenant.name}`)
	})

	it("teaches the chatbot while it is approved", async () => {
		const { tenant, token } = await business()
		const { submission } = await makeText({ tenantId: tenant.id })
		const known = async (status: "approved" | "pending" | "rejected") => {
			const params = { id: submission.id }
			await send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status } })
			return (await db().knowledgeSource.findUnique({ where: { submissionId: submission.id } }))?.content ?? null
		}
		expect(await known("approved")).toBe(submission.writtenText)
		expect(await known("pending")).toBeNull()
		expect(await known("approved")).toBe(submission.writtenText)
		expect(await known("rejected")).toBeNull()
	})

	it("has a shared page whose words are the page, until the customer withdraws them", async () => {
		const { tenant } = await business()
		const photoKey = `submissions/${tenant.id}/${randomUUID()}/photo.jpg`
		await storage().putBytes(photoKey, await phonePhoto(), "image/jpeg")
		const writtenText = "First line.\nSecond line, and <b>no</b> markup."
		const about = { tenantId: tenant.id, status: "approved", sharedAt: new Date(), stars: 4, photoKey } as const
		const { submission, token } = await makeText({ ...about, writtenText })
		const page = () => readScreen(`${url}/testimonial/${submission.id}`)
		const shown = await page()
		expect(shown.document.querySelector("blockquote")?.textContent).toBe(`“${writtenText}”`)
		expect(shown.document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("4 of 5 stars")
		expect(shown.document.querySelector("video")).toBeNull()
		expect(shown.document.querySelector("meta[name=description]")?.getAttribute("content")).toContain(
			"First line. Second",
		)
		const facts = await receiptOf(token)
		expect(facts.body).toMatchObject({ text_sha256: sha256(writtenText), written_text: writtenText, video_url: null })
		expect(facts.body).not.toHaveProperty("video_sha256")
		expect((await fetch(url + facts.body.photo_url)).status).toBe(200)

		expect((await withdraw(token)).status).toBe(200)
		expect((await page()).status).toBe(404)
		expect((await fetch(`${url}/media/submissions/${submission.id}/photo`)).status).toBe(404)
		expect((await receiptOf(token)).body).toMatchObject({ written_text: null, photo_url: null })
		const mail = await firstMailTo(mailFolder, tenant.notifyEmail)
		expect(mail.text).toContain("wrote a testimonial for")
	})

	it("is exported to the person who wrote it, and erased with its photo", async () => {
		const { tenant, token } = await business({ askStars: true })
		const email = `grace-${unique()}@example.com`
		const sent = await writeWith(tenant.slug, formWith(await phonePhoto(), { email, stars: "4" }))
		expect(sent.status).toBe(200)
		const id = sent.body.submission_id
		const { photoKey } = await db().submission.findUniqueOrThrow({ where: { id } })

		const answer = await send(url, "POST /api/admin/people/export", { token, body: { email } })
		const [exported] = JSON.parse(answer.text).testimonials
		expect(exported).toMatchObject({
			id,
			kind: "written",
			written_text: TEXT,
			stars: 4,
			video_url: null,
			consent: { text: CONSENT_WORDINGS.written.text, text_version: CONSENT_WORDINGS.written.version },
		})
		expect((await fetch(exported.photo_url)).headers.get("content-type")).toBe("image/jpeg")

		const erased = await send(url, "POST /api/admin/people/erase", { token, body: { email } })
		expect(erased.body.counts.testimonials).toBe(1)
		expect(await db().submission.findUnique({ where: { id } })).toBeNull()
		expect((await fetch(exported.photo_url)).status).toBe(404)
		await expectGone(photoKey ?? "")
	})

	it("is in the CSV, behind the columns that it always had", async () => {
		const { tenant, token } = await business()
		await makeText({ tenantId: tenant.id, writtenText: '=Said "so"\nin two lines.', stars: 5 })
		const { text } = await send(url, "GET /api/admin/submissions/export", { token, query: { kind: "written" } })
		const [header] = text.split("\n")
		expect(header).toMatch(
			/^\ufeff?id,tenant,name,.*,consent_text_version,kind,stars,text,tags,imported_at,source_url,source_rating,relation,rejection_reason$/,
		)
		expect(text).toContain(`written,5,"'=Said ""so""\nin two lines."`)
	})
})

describe("stars", () => {
	it("are optional for video and text alike, and change nothing of what follows", async () => {
		const { tenant, token } = await business({ askStars: true, pdfGiftKey: "assets/gift.pdf" })
		const video = await fixture("chrome-vp9-opus.webm")
		const answers: unknown[] = []
		for (const stars of ["", "1", "5"]) {
			const answer = await write(tenant.slug, { stars, email: `a${stars}@example.com` })
			answers.push([answer.status, Object.keys(answer.body)])
			const thanks = await fetch(`${url}/${tenant.slug}/thank-you`)
			answers.push([thanks.status, (await thanks.text()).includes("Download Your Gift")])
		}
		expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(2)
		await submit(url, tenant.slug, { video, form: { ...GOOD_FORM, stars: "3" } })
		const given = (await listOf(token)).map(({ stars }) => stars)
		expect(given).toEqual([3, 5, 1, undefined])
		const mails = await db().mailDelivery.findMany({ where: { tenantId: tenant.id } })
		expect(mails.filter(({ kind }) => kind === "consent.receipt")).toHaveLength(4)
	})

	it.each(["0", "6", "4.5", "five", "-1"])(
		"of %j are refused where they are asked for, and ignored elsewhere",
		async (stars) => {
			const { tenant } = await business({ askStars: true })
			const refused = await write(tenant.slug, { stars })
			expect([refused.status, refused.refusal.detail]).toEqual([422, "Stars must be a whole number from 1 to 5"])
			const silent = await makeTenant({ acceptWritten: true })
			const { body } = await write(silent.slug, { stars })
			expect(await db().submission.findUniqueOrThrow({ where: { id: body.submission_id } })).toMatchObject({
				stars: null,
			})
		},
	)
})

it("leaves every public answer as it is until the business switches something on", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const params = { tenantSlug: tenant.slug }
	const before = await send(url, "GET /api/tenant/{tenantSlug}", { params })
	expect(before.body).not.toHaveProperty("accept_written")
	expect(before.body).not.toHaveProperty("ask_stars")
	expect(before.body).not.toHaveProperty("ask_relation")
	const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved" })
	const shown = await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })
	for (const field of ["kind", "text", "stars", "relation", "photo_url"]) {
		expect(shown.body).not.toHaveProperty(field)
		expect((await listOf(token))[0]).not.toHaveProperty(field)
	}
	const body = { accept_written: true, ask_stars: true, ask_relation: true }
	expect((await send(url, "PUT /api/admin/tenant-settings", { token, body })).body).toMatchObject(body)
	expect((await send(url, "GET /api/tenant/{tenantSlug}", { params })).body).toMatchObject(body)
	const page = await readScreen(`${url}/${tenant.slug}`)
	for (const words of ["Write instead", "Your rating", "Relation to the business"])
		expect(page.texts.join("\n")).toContain(words)
})

it("promises two minutes only where a recording lasts no longer, and what the business wrote stays", async () => {
	const subheadline = async (fields: Parameters<typeof makeTenant>[0]) => {
		const { slug } = await makeTenant(fields)
		return (await send(url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug: slug } })).body.page_subheadline
	}
	expect(await subheadline({})).toContain("It takes two minutes")
	expect(await subheadline({ maxDurationSeconds: 120, acceptWritten: true })).toContain("It takes two minutes")
	expect(await subheadline({ maxDurationSeconds: 300 })).not.toContain("minutes")
	expect(await subheadline({ maxDurationSeconds: 300, acceptWritten: true })).not.toContain("minutes")
	const pageSubheadline = "It takes two minutes of mine."
	expect(await subheadline({ maxDurationSeconds: 300, pageSubheadline })).toBe(pageSubheadline)
})
