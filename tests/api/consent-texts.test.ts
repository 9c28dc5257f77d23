import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { CONSENT_TEXT, CONSENT_TEXT_VERSION } from "@/lib/submissions/consent-text"
import { fixture, makeTenantWithAdmin, unique } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url, mailFolder } = inject("product")
const FIRST = "I agree that Bakery may show my video on its website."
const SECOND = "I agree that Bakery may show my video on its website and in its store."

let video: Buffer
beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
})

async function business() {
	const { tenant, token, user } = await makeTenantWithAdmin()
	const save = (text: unknown, version?: string) =>
		send(url, "PUT /api/admin/consent-text", { token, body: { text, version } })
	return {
		tenant,
		token,
		user,
		save,
		page: async () => (await send(url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug: tenant.slug } })).body,
		read: () => readScreen(`${url}/${tenant.slug}`),
		give: (consent_version?: string, email = `grace-${unique()}@example.com`) =>
			submit(url, tenant.slug, { video, form: { ...GOOD_FORM, email, consent_version } }),
	}
}

const recordOf = (submissionId: string) =>
	db().consentRecord.findUniqueOrThrow({ where: { submissionId }, select: { text: true, textVersion: true } })

describe("a business's own consent sentence", () => {
	it("is shown at once, tidied, until the business returns to the product's", async () => {
		const { save, page, read } = await business()
		expect(await page()).not.toHaveProperty("consent")
		expect((await read()).texts).toContain(CONSENT_TEXT)
		const saved = await save(`  ${FIRST.replaceAll(" ", "\n ")} `)
		const { version } = saved.body
		expect(saved.body).toMatchObject({ text: FIRST, is_own: true })
		expect(version).toMatch(/^\d{4}-\d\d-\d\d\.1$/)
		expect((await page()).consent).toEqual({ text: FIRST, version })
		const own = (await read()).texts
		expect([own.includes(FIRST), own.includes(CONSENT_TEXT)]).toEqual([true, false])
		expect((await save("")).body).toMatchObject({ text: CONSENT_TEXT, version: CONSENT_TEXT_VERSION, is_own: false })
		expect(await page()).not.toHaveProperty("consent")
		expect((await read()).texts).toContain(CONSENT_TEXT)
	})

	it("has 20 to 1,000 characters", async () => {
		const { save } = await business()
		for (const text of ["x".repeat(19), "x".repeat(1001), `${"x".repeat(30)}\u0007`, 5]) {
			expect((await save(text)).status).toBe(422)
		}
		for (const text of ["x".repeat(20), "x".repeat(1000)]) expect((await save(text)).status).toBe(200)
	})

	it("keeps each version with its author, and is not overwritten by a save that has not seen it", async () => {
		const { save, token, user, tenant } = await business()
		const first = await save(FIRST, CONSENT_TEXT_VERSION)
		expect((await save(SECOND, CONSENT_TEXT_VERSION)).status).toBe(409)
		await save(SECOND, first.body.version)
		await save(SECOND)
		await save(null)
		const { body } = await send(url, "GET /api/admin/consent-text", { token })
		expect(body.versions.map(({ text, created_by }) => [text, created_by])).toEqual([
			[CONSENT_TEXT, user.email],
			[SECOND, user.email],
			[FIRST, user.email],
			[CONSENT_TEXT, null],
		])
		const changes = await db().auditEntry.findMany({
			where: { tenantId: tenant.id, action: "consent_text.changed" },
			orderBy: { createdAt: "asc" },
		})
		expect(changes.map(({ before, after }) => [before, after])).toEqual([
			[{ text: CONSENT_TEXT }, { text: FIRST }],
			[{ text: FIRST }, { text: SECOND }],
			[{ text: SECOND }, { text: CONSENT_TEXT }],
		])
	})

	it("gets a version of its own from each of two saves at once", async () => {
		const { save } = await business()
		const statuses = await Promise.all([FIRST, SECOND].map((text) => save(text)))
		expect(statuses.map(({ status }) => status)).toEqual([200, 200])
		const { versions } = (await save(null)).body
		expect(versions).toHaveLength(4)
	})
})

describe("what a customer agreed to", () => {
	it("is the sentence that the page showed, also where it changed meanwhile", async () => {
		const { save, give } = await business()
		const early = await give(CONSENT_TEXT_VERSION)
		const { version } = (await save(FIRST)).body
		const first = await give(version)
		// A page that was opened before the change.
		const before = await give(CONSENT_TEXT_VERSION)
		const second = (await save(SECOND)).body
		const open = await give(version)
		await save(null)
		const late = await give(second.version)
		const standard = { text: CONSENT_TEXT, textVersion: CONSENT_TEXT_VERSION }
		const own = { text: FIRST, textVersion: version }
		expect(
			await Promise.all([early, first, before, open, late].map(({ body }) => recordOf(body.submission_id))),
		).toEqual([standard, own, standard, own, { text: SECOND, textVersion: second.version }])
	})

	it("is the present sentence for a client that does not say what it showed", async () => {
		const { save, give } = await business()
		const { version } = (await save(FIRST)).body
		expect(await recordOf((await give()).body.submission_id)).toEqual({ text: FIRST, textVersion: version })
	})

	it("is refused if the business never had that sentence, and stored once it has been read", async () => {
		const { save, give, tenant } = await business()
		const other = await business()
		const foreign = (await other.save(SECOND)).body.version.replace(/\d+$/, "9")
		const { version } = (await save(FIRST)).body
		for (const unknown of ["2020-01-01", foreign]) {
			const refused = await give(unknown)
			expect(refused.status).toBe(422)
			expect(refused.refusal.errors).toEqual([
				{ field: "consent", detail: expect.stringContaining("This sentence has changed."), code: "consent_changed" },
			])
		}
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
		expect((await give(version)).status).toBe(200)
	})

	it("is on the receipt, in the mail, in the table, and in the export of the person", async () => {
		const { save, give, token } = await business()
		const { version } = (await save(FIRST)).body
		const email = `grace-${unique()}@example.com`
		await give(version, email)
		await save(SECOND)
		const mail = await firstMailTo(mailFolder, email)
		expect(mail.text).toContain(FIRST)
		expect(mail.text).toContain(`(version ${version})`)
		const link = /\/consent\/([\w-]{43})\b/.exec(mail.text ?? "")?.[1] ?? ""
		const receipt = await send(url, "GET /api/consent/{token}", { params: { token: link } })
		expect(receipt.body).toMatchObject({ text: FIRST, text_version: version })
		expect((await readScreen(`${url}/consent/${link}`)).html).toContain(FIRST)
		const exported = await send(url, "POST /api/admin/people/export", { token, body: { email } })
		expect(JSON.parse(exported.text).testimonials[0].consent).toMatchObject({ text: FIRST, text_version: version })
		expect((await send(url, "GET /api/admin/submissions/export", { token })).text).toContain(`,${version},`)
	})
})
