import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { importRefusals } from "@/lib/submissions/imports/words"
import { consentCalls, publishedWithConsent } from "../support/consent"
import { sha256 } from "../support/downloads"
import { makeTenantWithAdmin, makeText, makeWidget, unique } from "../support/factories"
import { importForm, STATEMENT, textImport } from "../support/imports"
import { expectNothingLeft } from "../support/leftovers"
import { firstMailTo } from "../support/mailbox"
import { paddedVideo } from "../support/padded-video"
import { readScreen, signedIn } from "../support/read-screen"
import { send } from "../support/send"
import { uploadWhole } from "../support/uploads"

const { url, mailFolder } = inject("product")
const { receiptOf, withdraw, get } = consentCalls(url)
const VIDEO_BYTES = 200_000
const GOOD = "They fixed my bike in an hour."

const importTexts = (token: string, body: unknown) =>
	send(url, "POST /api/admin/submissions/import-texts", { token, body })
const importVideo = (token: string, raw: FormData, headers: Record<string, string> = {}) =>
	send(url, "POST /api/admin/submissions/import-video", { token, raw, headers })
const rowsOf = (tenantId: string) => db().submission.findMany({ where: { tenantId }, include: { consent: true } })
const listOf = async (token: string, query: Record<string, string> = {}) =>
	(await send(url, "GET /api/admin/dashboard", { token, query })).body.submissions
const auditOf = async (token: string) => (await send(url, "GET /api/admin/audit", { token })).body.entries

/** What the business hands to the customer. */
async function withdrawalLink(token: string, slug: string, id: string) {
	const { html } = await readScreen(`${url}/admin/${slug}/watch/${id}`, signedIn(token))
	return /\/consent\/([\w-]{43})/.exec(html)?.[1] ?? expect.fail("no withdrawal link")
}

describe("importing a video", () => {
	const FACTS = {
		email: "ADA@Example.com",
		website: "engines.example",
		date: "2024-03-31",
		stars: "5",
		source: "https://reviews.example/1",
	}

	it("stores it as pending with the business's statement, and sends no mail", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin({ pdfGiftKey: "assets/x/gift.pdf" })
		const video = await paddedVideo(VIDEO_BYTES)
		const uploadId = await uploadWhole(url, tenant.slug, video)
		const { status, body } = await importVideo(token, importForm({ about: { ...FACTS, upload_id: uploadId } }))
		expect([status, body]).toEqual([200, { submission_id: expect.any(String), already_imported: false }])
		const [row] = await rowsOf(tenant.id)
		expect(row).toMatchObject({
			id: body.submission_id,
			kind: "video",
			status: "pending",
			giftOffered: false,
			createdAt: new Date("2024-03-31T12:00:00Z"),
			fileSizeBytes: BigInt(VIDEO_BYTES),
			consent: { text: STATEMENT, textVersion: importRefusals.statedByBusiness, ipAddress: "", userAgent: "" },
		})
		expect(await db().playback.count({ where: { submissionId: row?.id } })).toBe(1)
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(0)
		const [listed] = await listOf(token, { q: "engines" })
		expect(listed).toMatchObject({
			id: row?.id,
			email: "ada@example.com",
			website: "https://engines.example",
			stars: 5,
			source_url: "https://reviews.example/1",
			imported_at: row?.importedAt?.toISOString(),
		})
		expect((await auditOf(token))[0]).toMatchObject({
			action: "submission.imported",
			actor_email: user.email,
			target_id: row?.id,
		})
		await expectNothingLeft(tenant.id)
	})

	it("is stored once, however often and at whatever time the same file comes", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const video = await paddedVideo(VIDEO_BYTES)
		const answers = await Promise.all([1, 2, 3].map(() => importVideo(token, importForm({ video }))))
		const statuses = answers.map(({ status }) => status)
		expect(statuses).toContain(200)
		for (const status of statuses) expect([200, 409]).toContain(status)
		const uploadId = await uploadWhole(url, tenant.slug, video)
		const again = importForm({ about: { name: "Someone else", upload_id: uploadId } })
		const [row] = await rowsOf(tenant.id)
		expect((await importVideo(token, again)).body).toEqual({ submission_id: row?.id, already_imported: true })
		expect(await rowsOf(tenant.id)).toHaveLength(1)
		expect(await db().auditEntry.count({ where: { tenantId: tenant.id } })).toBe(1)
		await expectNothingLeft(tenant.id)
		// Another business has its own.
		const other = await makeTenantWithAdmin()
		expect((await importVideo(other.token, importForm({ video }))).body.already_imported).toBe(false)
	})

	it.each([
		[{ name: " " }, 422, "Name is required"],
		[{ email: "nowhere" }, 422, "Please enter a valid email address"],
		[{ date: "2999-01-01" }, 422, "Date must be a day like 2024-03-31, and not in the future"],
		[{ source: "ftp://reviews.example" }, 422, "Source link must be an http or https address"],
		[{ consent_statement: "They said yes." }, 422, importRefusals.statementNeeded],
		[{ consent_statement: "x".repeat(1001) }, 422, importRefusals.statementNeeded],
		[{ consent_statement: `${STATEMENT}\0` }, 422, "The statement contains characters that aren't allowed"],
		[{}, 422, "Choose a video"],
	])("refuses %j", async (about, status, detail) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answer = await importVideo(token, importForm({ about }))
		expect([answer.status, answer.refusal.detail]).toEqual([status, detail])
		expect(await rowsOf(tenant.id)).toEqual([])
	})

	it("has the limits of a visitor's video", async () => {
		const { tenant, token } = await makeTenantWithAdmin({ maxDurationSeconds: 10 })
		const text = importForm({ video: Buffer.from("This is no video at all.") })
		expect((await importVideo(token, text)).status).toBe(415)
		const { tenant: other } = await makeTenantWithAdmin()
		const uploadId = await uploadWhole(url, other.slug, await paddedVideo(VIDEO_BYTES))
		expect((await importVideo(token, importForm({ about: { upload_id: uploadId } }))).status).toBe(404)
		expect(await rowsOf(tenant.id)).toEqual([])
		await expectNothingLeft(tenant.id)
	})
})

describe("importing texts", () => {
	it("stores each line that it can use, names the others, and does so once", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const csv = `Name;Review;Date;Stars;Link\nAda;"${GOOD}\nTwice.";2024-03-31;5;https://reviews.example/1\n;${GOOD}\nGrace;${GOOD};;7\nCleo;${GOOD}\nCleo;${GOOD}`
		const columns = { name: 0, text: 1, date: 2, stars: 3, source: 4 }
		const list = textImport(csv, { columns, has_header: true })
		const skipped = [
			{ line: 4, name: "", detail: "Name is required" },
			{ line: 7, name: "Cleo", detail: "The same text and name are further up in this list" },
		]
		const both = await Promise.all([importTexts(token, list), importTexts(token, list)])
		expect(both.map(({ body }) => body.imported).sort()).toEqual([0, 3])
		expect(both.find(({ body }) => body.imported > 0)?.body).toEqual({ imported: 3, skipped })
		const known = "You've already imported this one"
		expect((await importTexts(token, list)).body).toEqual({
			imported: 0,
			skipped: [
				{ line: 2, name: "Ada", detail: known },
				...skipped.slice(0, 1),
				{ line: 5, name: "Grace", detail: known },
				{ line: 6, name: "Cleo", detail: known },
				...skipped.slice(1),
			],
		})
		const rows = await rowsOf(tenant.id)
		expect(rows.map(({ name }) => name).sort()).toEqual(["Ada", "Cleo", "Grace"])
		expect(rows.find(({ name }) => name === "Ada")).toMatchObject({
			kind: "written",
			status: "pending",
			email: "",
			writtenText: `${GOOD}\nTwice.`,
			stars: 5,
			sourceUrl: "https://reviews.example/1",
			consent: { text: STATEMENT, textVersion: importRefusals.statedByBusiness },
		})
		expect((await listOf(token)).map(({ created_at }) => created_at.slice(0, 16))[2]).toBe("2024-03-31T12:00")
		const [entry, ...more] = await auditOf(token)
		expect([entry?.action, entry?.after, more]).toEqual(["submissions.imported", { testimonials: 3 }, []])
		expect(await listOf(token, { q: "bike in an hour" })).toHaveLength(3)
		// A rating that can't be read comes without stars, and as it was.
		expect(rows.find(({ name }) => name === "Grace")).toMatchObject({ stars: null, sourceRating: "7" })
	})

	it("stores what a spreadsheet in another form says, in the order of dates and on the scale that it is told", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const csv = `sep=|\nOur reviews\nFirst|Last|Text|When|Stars\nAda|Lovelace|${GOOD}|03/04/2024 10:30|9\nBo||${GOOD}|05/06/2024|8/20`
		const columns = { name: 0, last_name: 1, text: 2, date: 3, stars: 4 }
		const list = textImport(csv, { columns, has_header: true, rows_above: 1, best_rating: 10 })
		const asked = await importTexts(token, list)
		expect([asked.status, asked.refusal.detail]).toEqual([
			422,
			"date_order must be dmy, mdy, or ymd: no date in the list shows which number is the day",
		])
		expect(await rowsOf(tenant.id)).toEqual([])
		expect((await importTexts(token, { ...list, date_order: "dmy" })).body).toEqual({ imported: 2, skipped: [] })
		const listed = await listOf(token)
		expect(
			listed.map(({ name, stars, source_rating, created_at }) => [name, stars, source_rating, created_at.slice(0, 10)]),
		).toEqual([
			["Bo", 2, "8/20", "2024-06-05"],
			["Ada Lovelace", 4, "9", "2024-04-03"],
		])
		const exported = (await send(url, "GET /api/admin/submissions/export", { token })).text
		expect(exported.split("\n")[1]).toMatch(/,8\/20,,$/)
	})

	it("reads a column of dates in the order that one of them proves", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const csv = `Ada,${GOOD},03/04/2024\nBo,${GOOD},25/04/2024`
		const list = textImport(csv, { columns: { name: 0, text: 1, date: 2 } })
		expect((await importTexts(token, list)).body.imported).toBe(2)
		const days = (await rowsOf(tenant.id)).map(({ name, createdAt }) => [name, createdAt.toISOString().slice(0, 10)])
		expect(days.sort()).toEqual([
			["Ada", "2024-04-03"],
			["Bo", "2024-04-25"],
		])
	})

	it.each([
		["nothing in it", { csv: " \n" }, "There's nothing to import in this list."],
		["more than 1 MB", { csv: "x".repeat(1024 * 1024 + 1) }, "The list can have up to 1 MB"],
		["no text", { columns: { name: 0 } }, expect.stringContaining("columns must name the places of name and text")],
		["no statement", { consent_statement: undefined }, importRefusals.statementNeeded],
		["rows above that are no number", { rows_above: -1 }, "rows_above must be a whole number from 0 to 2000"],
		["a best rating of 1", { best_rating: 1 }, "best_rating must be a whole number from 2 to 1000"],
	])("refuses a list with %s", async (_, about, detail) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answer = await importTexts(token, textImport(`Ada,${GOOD}`, about))
		expect([answer.status, answer.refusal.detail]).toEqual([422, detail])
		expect(await rowsOf(tenant.id)).toEqual([])
	})
})

it("has a page of its own, which only the business sees", async () => {
	const [own, other] = await Promise.all([makeTenantWithAdmin(), makeTenantWithAdmin()])
	const at = (token?: string, query = "") =>
		readScreen(`${url}/admin/${own.tenant.slug}/import${query}`, token ? signedIn(token) : {})
	expect((await at(own.token)).title).toBe("Import testimonials")
	expect((await at(own.token, "?kind=written")).texts).toContain("Testimonials as CSV")
	expect((await at()).location).toBe(`/admin/${own.tenant.slug}`)
	expect((await at(other.token)).location).toBe(`/admin/${other.tenant.slug}/dashboard`)
})

describe("an imported testimonial", () => {
	/** Approved and shared, with its id. */
	async function published(tenantFields = {}) {
		const { tenant, token } = await makeTenantWithAdmin({ wallEnabled: true, showInSearch: true, ...tenantFields })
		const email = `ada-${unique()}@example.com`
		const list = textImport(`Ada Import,${GOOD},${email},https://reviews.example/secret,9/10`, {
			columns: { name: 0, text: 1, email: 2, source: 3, stars: 4 },
		})
		expect((await importTexts(token, list)).body.imported).toBe(1)
		const [row] = await listOf(token)
		const id = row?.id ?? expect.fail("nothing is listed")
		const params = { id }
		await send(url, "PATCH /api/admin/submission/{id}", { token, params, body: { status: "approved" } })
		await send(url, "POST /api/admin/submission/{id}/share", { token, params })
		return { tenant, token, id, email }
	}

	it("is public like every other, without its source, until the customer withdraws by the link", async () => {
		const { tenant, token, id } = await published()
		const widget = await makeWidget({ tenantId: tenant.id })
		const surfaces = [
			`/testimonial/${id}`,
			`/api/testimonial/${id}`,
			`/wall/${tenant.slug}`,
			`/api/widget/${widget.id}`,
			`/embed/${id}`,
			`/api/oembed?url=${encodeURIComponent(`${url}/testimonial/${id}`)}`,
		]
		const shown = async (at: string) => (await get(at)).text()
		for (const at of surfaces.slice(0, 4)) {
			expect(await shown(at), at).toContain("Ada Import")
			expect(await shown(at), at).not.toMatch(/reviews\.example|9\/10/)
		}
		expect(await db().knowledgeSource.count({ where: { submissionId: id } })).toBe(1)

		const link = await withdrawalLink(token, tenant.slug, id)
		expect((await receiptOf(link)).body).toMatchObject({
			stated_by_business: true,
			text: STATEMENT,
			name: "Ada Import",
		})
		const page = await readScreen(`${url}/consent/${link}`)
		expect(page.title).toBe(`Your consent, as stated by ${tenant.name}`)
		expect(page.texts.join("\n")).toContain("You didn't tick a box")
		expect((await withdraw(link)).status).toBe(200)
		for (const at of surfaces) expect(await shown(at), at).not.toContain("Ada Import")
		expect(await db().knowledgeSource.count({ where: { submissionId: id } })).toBe(0)
		const mail = await firstMailTo(mailFolder, tenant.notifyEmail)
		expect(mail.text).toContain("written testimonial on")
		expect(mail.text).toContain("stated how they gave consent")
		// Not even by importing it again.
		const again = await importTexts(token, textImport(`Ada Import,${GOOD}`))
		expect(again.body).toEqual({
			imported: 0,
			skipped: [{ line: 1, name: "Ada Import", detail: importRefusals.withdrawnBefore }],
		})
		expect(await db().submission.count({ where: { tenantId: tenant.id, withdrawnAt: null } })).toBe(0)
	})

	it("is not made of one that the customer gave here and withdrew, in none of the forms that the business downloads", async () => {
		const video = await paddedVideo(VIDEO_BYTES)
		const copies = [await paddedVideo(VIDEO_BYTES + 1), await paddedVideo(VIDEO_BYTES + 2)]
		const [videoSha256, renditionSha256] = copies.map(sha256)
		const { tenant, admin: token, token: link, submission } = await publishedWithConsent()
		const { id } = submission
		await db().submission.update({ where: { id }, data: { sha256: sha256(video) } })
		const playback = { state: "ready", videoSha256, renditionSha256 } as const
		await db().playback.upsert({
			where: { submissionId: id },
			create: { submissionId: id, ...playback },
			update: playback,
		})
		const written = await makeText({ tenantId: tenant.id, name: "Ada Here", writtenText: GOOD })
		for (const each of [link, written.token]) expect((await withdraw(each)).status).toBe(200)
		for (const bytes of [video, ...copies]) {
			const { status, refusal } = await importVideo(token, importForm({ video: bytes }))
			expect([status, refusal.detail]).toEqual([422, importRefusals.withdrawnBefore])
		}
		const list = textImport(`Ada Here,${GOOD}\nSomeone else,${GOOD}`)
		expect((await importTexts(token, list)).body).toEqual({
			imported: 1,
			skipped: [{ line: 1, name: "Ada Here", detail: importRefusals.withdrawnBefore }],
		})
		expect(await rowsOf(tenant.id)).toHaveLength(3)
	})

	it("is in the CSV, in a person's export, and gone with the person", async () => {
		const { tenant, token, id, email } = await published()
		const csv = (await send(url, "GET /api/admin/submissions/export", { token })).text
		const [titles = "", line = ""] = csv.split("\n")
		expect(titles).toMatch(/,imported_at,source_url,source_rating,relation,rejection_reason$/)
		expect(line).toContain(`,${importRefusals.statedByBusiness},`)
		expect(line).toMatch(/,\d{4}-[^,]+,https:\/\/reviews\.example\/secret,9\/10,,$/)
		const body = { email }
		const exported = JSON.parse((await send(url, "POST /api/admin/people/export", { token, body })).text)
		expect(exported.testimonials[0]).toMatchObject({
			id,
			source_url: "https://reviews.example/secret",
			source_rating: "9/10",
			imported_at: expect.any(String),
			consent: { text: STATEMENT, text_version: importRefusals.statedByBusiness, stated_by_business: true },
		})
		expect((await send(url, "POST /api/admin/people/erase", { token, body })).status).toBe(200)
		expect(await rowsOf(tenant.id)).toEqual([])
	})

	it("leaves no name in the log if its customer has no address", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await importTexts(token, textImport(`Nameless Nora,${GOOD}`))
		const [row] = await listOf(token)
		await send(url, "DELETE /api/admin/submission/{id}", { token, params: { id: row?.id } })
		const entries = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
		expect(entries).toHaveLength(2)
		expect(JSON.stringify(entries)).not.toContain("Nora")
	})
})
