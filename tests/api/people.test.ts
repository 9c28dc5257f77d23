import { createHash, randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { dumpDatabase } from "../support/dump"
import { fixture, makeAdmin, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { expectNothingLeft } from "../support/leftovers"
import { queueOne } from "../support/outgoing-mail"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"
import { eventually } from "../support/worker-process"

const { url } = inject("product")

const find = (token: string, email: unknown, query = {}) =>
	send(url, "POST /api/admin/people/find", { token, body: { email }, query })
const exportOf = (token: string, email: unknown, query = {}) =>
	send(url, "POST /api/admin/people/export", { token, body: { email }, query })
const erase = (token: string, email: unknown, query = {}) =>
	send(url, "POST /api/admin/people/erase", { token, body: { email }, query })
const receipts = async (token: string, query = {}) =>
	(await send(url, "GET /api/admin/people/receipts", { token, query })).body

const counts = (testimonials: number, mails: number, chats = 0) => ({
	testimonials,
	quiz_sessions: 0,
	chats,
	invitations: 0,
	mails,
	webhooks: 0,
})

/** Objects are deleted right after the answer, or a moment later if storage is slow. */
async function expectObjectsGone(tenantId: string): Promise<void> {
	const where = { key: { startsWith: `submissions/${tenantId}/` } }
	await eventually("the objects to go", async () => (await db().reclaimableObject.count({ where })) === 0, 20)
	await expectNothingLeft(tenantId)
}

/** A person whose name and address appear nowhere else. */
function newPerson() {
	const id = unique()
	return { name: `Person ${id}`, email: `person-${id}@example.com`, website: `https://person-${id}.example` }
}
type Person = ReturnType<typeof newPerson>

let video: Promise<Buffer> | undefined

/** A testimonial as a customer sends it: with a consent record, a notification and an Idempotency-Key. */
async function submitAs(person: Person, slug: string): Promise<string> {
	video ??= fixture("chrome-vp9-opus.webm")
	const headers = { "idempotency-key": randomUUID() }
	const answer = await submit(url, slug, { form: { ...GOOD_FORM, ...person }, video: await video, headers })
	expect(answer.status).toBe(200)
	return answer.body.submission_id
}

const logGift = (tenantSlug: string, submission_id: string) =>
	send(url, "POST /api/tenant/{tenantSlug}/log-gift-download", { params: { tenantSlug }, body: { submission_id } })

describe("finding a person", () => {
	it("counts testimonials and the mails to and about the person, however the address is written", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const person = newPerson()
		await submitAs(person, tenant.slug)
		await submitAs(person, tenant.slug)
		await queueOne({ tenantId: tenant.id, to: person.email })
		await submitAs(newPerson(), tenant.slug)
		expect((await find(token, `  ${person.email.toUpperCase()} `)).body).toEqual(counts(2, 5))
		expect((await find(token, newPerson().email)).body).toEqual(counts(0, 0))
		expect(await db().auditEntry.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it.each([
		[undefined, "Please enter an email address"],
		["  ", "Please enter an email address"],
		[{ $ne: "" }, "Please enter an email address"],
		["nobody", "Please enter a valid email address"],
		["%", "Please enter a valid email address"],
		[`${"x".repeat(250)}@example.com`, "email can have up to 254 characters"],
	])("refuses the address %.20j, as exporting and erasing do", async (email, detail) => {
		const { token } = await makeTenantWithAdmin()
		for (const ask of [find, exportOf, erase]) {
			expect(await ask(token, email)).toMatchObject({ status: 422, refusal: { detail } })
		}
	})

	it("shares its limit with exporting and erasing", async () => {
		const { token } = await makeTenantWithAdmin()
		const { email } = newPerson()
		for (let round = 0; round < 20; round++) {
			for (const ask of [find, exportOf, erase]) expect((await ask(token, email)).status).toBe(200)
		}
		for (const ask of [find, exportOf, erase]) expect((await ask(token, email)).status).toBe(429)
		expect((await receipts(token, { limit: "1" })).receipts).toHaveLength(1)
	})
})

describe("exporting a person", () => {
	it("returns everything that this tenant stores, and nothing of another's", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const elsewhere = await makeTenantWithAdmin()
		const person = newPerson()
		const id = await submitAs(person, tenant.slug)
		const foreign = await submitAs(person, elsewhere.tenant.slug)
		await logGift(tenant.slug, id)
		await queueOne({ tenantId: tenant.id, to: person.email, subject: "Your report" })
		const copy = await eventually("the copy", () =>
			db().playback.findFirst({ where: { submissionId: id, videoKey: { not: null } } }),
		)

		const answer = await exportOf(token, person.email)
		expect(answer.headers.get("content-type")).toBe("application/json")
		expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/)
		const exported = JSON.parse(answer.text)
		expect(exported).toMatchObject({
			email: person.email,
			exported_at: expect.any(String),
			testimonials: [
				{
					id,
					...person,
					status: "pending",
					sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
					consent: {
						text: expect.stringContaining("marketing"),
						text_version: expect.any(String),
						given_at: expect.any(String),
						ip_address: "127.0.0.1",
						user_agent: expect.any(String),
						video_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
						given_to: tenant.name,
						has_private_link: true,
					},
					withdrawn_at: null,
					gift_downloaded_at: expect.any(String),
				},
			],
		})
		const mails = exported.mails as { to: string; about: string; text: string }[]
		expect(mails.map(({ to, about }) => [to, about]).sort()).toEqual(
			[
				[person.email, null],
				[person.email, person.email],
				[tenant.notifyEmail, person.email],
			].sort(),
		)
		expect(mails.find(({ to }) => to === tenant.notifyEmail)?.text).toContain(person.name)
		expect(answer.text).not.toContain(foreign)
		expect(answer.text).not.toContain(elsewhere.tenant.notifyEmail)
		// The video's address works for anyone who receives the file.
		const watched = await fetch(exported.testimonials[0].video_url)
		const hash = createHash("sha256").update(Buffer.from(await watched.arrayBuffer()))
		expect(hash.digest("hex")).toBe(copy.videoSha256)

		const [entry] = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
		expect(entry).toMatchObject({ action: "person.exported", actorEmail: user.email })
		expect(JSON.stringify(entry)).not.toContain(person.email)
	})
})

describe("erasing a person", () => {
	it("leaves nothing that names the person, anywhere, and a receipt that does not", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const person = newPerson()
		const other = newPerson()
		const id = await submitAs(person, tenant.slug)
		const deleted = await submitAs(person, tenant.slug)
		const kept = await submitAs(other, tenant.slug)
		await logGift(tenant.slug, id)
		// This mail is never sent: it waits for a mailbox that no longer exists.
		const waiting = await queueOne({ tenantId: tenant.id, to: person.email, text: `Dear ${person.name}` })
		await db().job.deleteMany({ where: { data: { path: ["deliveryId"], equals: waiting } } })
		await send(url, "POST /api/admin/submission/{id}/share", { token, params: { id } })
		await send(url, "DELETE /api/admin/submission/{id}", { token, params: { id: deleted } })
		const row = await db().submission.findUniqueOrThrow({ where: { id } })
		// The row that an upload in pieces leaves behind for a day.
		const expiresAt = new Date(Date.now() + 3_600_000)
		const sent = { length: 1, offset: 1, sha256: row.sha256, submissionId: id, expiresAt }
		await db().upload.create({ data: { id: randomUUID(), tenantId: tenant.id, addressKey: "", ...sent } })
		const { body } = await send(url, "GET /api/admin/dashboard", { token, query: { q: person.name } })
		const address = url + body.submissions[0]?.video_url
		await eventually("the copy", async () => (await fetch(address)).status === 200)

		const receipt = await erase(token, ` ${person.email.toUpperCase()}`)
		expect(receipt.status).toBe(200)
		expect(receipt.body).toEqual({
			id: expect.any(String),
			erased_at: expect.any(String),
			erased_by: user.email,
			// The deleted testimonial's notification and receipt still exist, so they count.
			counts: counts(1, 5),
			email_fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
		})
		expect((await fetch(address)).status).toBe(404)
		expect((await fetch(`${url}/media/submissions/${id}/video`)).status).toBe(404)
		expect((await find(token, person.email)).body).toEqual(counts(0, 0))
		// A pending repair finds no row, and its job ends by itself.
		const job = { queue: "repair-video", data: { path: ["submissionId"], equals: id } }
		await eventually("the repair's end", async () => (await db().job.count({ where: job })) === 0)
		const dump = await dumpDatabase()
		for (const trace of [person.email, person.name, person.website, id]) {
			const found = dump.split("\n").filter((line) => line.toLowerCase().includes(trace.toLowerCase()))
			// When and by whom it was shared is the business's own record, and the id no longer identifies the person.
			expect(found.filter((line) => !line.includes("submission.shared"))).toEqual([])
		}
		expect(dump).toContain(other.email)
		expect(await db().submission.findUnique({ where: { id: kept } })).not.toBeNull()
		expect(await db().idempotencyKey.count({ where: { tenantId: tenant.id } })).toBe(2)
		await expectObjectsGone(tenant.id)
		expect(await storage().head(row.videoKey ?? "")).toBeNull()

		const log = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(log.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
			{ action: "submission.shared", before: null, after: null },
			{
				action: "submission.deleted",
				before: { name: "[erased]", email: "[erased]", status: "[erased]" },
				after: null,
			},
			{
				action: "person.erased",
				before: null,
				after: { ...counts(1, 5), fingerprint: receipt.body.email_fingerprint },
			},
		])
		expect((await receipts(token)).receipts).toEqual([receipt.body])
	})

	it("affects one tenant: another tenant keeps the same person", async () => {
		const [one, two] = [await makeTenantWithAdmin(), await makeTenantWithAdmin()]
		const person = newPerson()
		await submitAs(person, one.tenant.slug)
		await submitAs(person, two.tenant.slug)
		const first = await erase(one.token, person.email)
		expect((await find(two.token, person.email)).body).toEqual(counts(1, 2))
		expect((await receipts(two.token)).receipts).toEqual([])
		const second = await erase(two.token, person.email)
		// The fingerprint can be matched again with the same address.
		expect(second.body.email_fingerprint).toBe(first.body.email_fingerprint)
	})

	it("finds nothing for an unknown address, even one that contains the person's or is part of it", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const person = newPerson()
		await submitAs(person, tenant.slug)
		const answer = await erase(token, person.email.replace("person-", ""))
		expect(answer.body.counts).toEqual(counts(0, 0))
		expect((await erase(token, `x${person.email}`)).body.counts).toEqual(counts(0, 0))
		expect((await find(token, person.email)).body).toEqual(counts(1, 2))
	})

	it("works for a platform admin inside a tenant, and is recorded in that tenant's log and receipts", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const platform = await makeAdmin({ tenantId: null })
		const person = newPerson()
		await submitAs(person, tenant.slug)
		const bySlug = { tenant_slug: tenant.slug }
		expect((await find(platform.token, person.email, bySlug)).body).toEqual(counts(1, 2))
		expect((await exportOf(platform.token, person.email, { tenant_id: tenant.id })).text).toContain(person.name)
		const answer = await erase(platform.token, person.email, bySlug)
		expect(answer.body).toMatchObject({
			erased_by: platform.user.email,
			counts: counts(1, 2),
		})
		expect((await receipts(token)).receipts).toEqual([answer.body])
	})

	it("lists its receipts by key, newest first", async () => {
		const { token } = await makeTenantWithAdmin()
		const made: string[] = []
		for (let round = 0; round < 5; round++) made.unshift((await erase(token, newPerson().email)).body.id)
		const seen: string[] = []
		let cursor: string | undefined
		do {
			const page = await receipts(token, { limit: "2", ...(cursor ? { cursor } : {}) })
			seen.push(...page.receipts.map(({ id }) => id))
			cursor = page.next_cursor ?? undefined
		} while (cursor)
		expect(seen).toEqual(made)
		const refused: Record<string, string>[] = [{ limit: "0" }, { limit: "101" }, { cursor: "nonsense" }]
		for (const query of refused) {
			expect((await send(url, "GET /api/admin/people/receipts", { token, query })).status).toBe(422)
		}
	})
})

describe("a person who used the chat", () => {
	it("is found, exported and erased with all conversations, and only those", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { email } = newPerson()
		const lead = await makeLead(tenant.id, { email })
		const said = `Only ${unique()} knows this.`
		await makeConversation(tenant.id, { lead, questions: [said] })
		const other = await makeConversation(tenant.id)
		expect((await find(token, email)).body).toEqual(counts(0, 0, 2))
		const exported = await exportOf(token, email)
		expect(JSON.stringify(exported)).toContain(said)
		expect((await erase(token, email)).body.counts).toEqual(counts(0, 0, 2))
		const dump = await dumpDatabase()
		expect(dump).not.toContain(said)
		expect(dump).not.toContain(email)
		expect(await db().chatConversation.count({ where: { tenantId: tenant.id } })).toBe(1)
		expect(dump).toContain(other.id)
	})
})

describe("erasing while the person is still submitting", () => {
	it("keeps or removes each testimonial together with its mail, and counts what it removed", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const person = newPerson()
		const sending = Array.from({ length: 16 }, () => submitAs(person, tenant.slug))
		const erased = counts(0, 0)
		let allSent = false
		const sent = Promise.all(sending).finally(() => {
			allSent = true
		})
		let rounds = 0
		while (!allSent && rounds < 50) {
			const { status, body } = await erase(token, person.email)
			expect(status).toBe(200)
			erased.testimonials += body.counts.testimonials
			erased.mails += body.counts.mails
			rounds += 1
		}
		expect(await sent).toHaveLength(16)
		const left = (await find(token, person.email)).body
		expect(erased.testimonials + left.testimonials).toBe(16)
		// Each comes with a notification and a receipt.
		expect([erased.mails, left.mails]).toEqual([2 * erased.testimonials, 2 * left.testimonials])
		const last = await erase(token, person.email)
		expect(last.body.counts).toEqual(left)
		await expectObjectsGone(tenant.id)
	})

	it("removes every row once if it runs twice at once", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const person = newPerson()
		for (let at = 0; at < 30; at++) {
			await makeSubmission({ tenantId: tenant.id, ...person })
			await queueOne({ tenantId: tenant.id, to: "owner@example.com", aboutEmail: person.email })
		}
		const answers = await Promise.all([1, 2, 3].map(() => erase(token, person.email)))
		const total = (of: "testimonials" | "mails") => answers.reduce((sum, { body }) => sum + body.counts[of], 0)
		expect([total("testimonials"), total("mails")]).toEqual([30, 30])
	})
})
