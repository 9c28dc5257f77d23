import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { eachField, FIELD_NAMES, fieldOf } from "@/lib/submissions/form-fields"
import { fixture, makeTenant } from "../support/factories"
import { expectNothingLeft } from "../support/leftovers"
import { GOOD_FORM, submit } from "../support/submit"
import { submitUpload, uploadWhole } from "../support/uploads"

const { url } = inject("product")

let video: Buffer
beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
})

describe("Idempotency-Key", () => {
	const withKey = (key: string) => ({ "idempotency-key": key })

	it("answers a repeated submission with the first one's id, stored once and mailed once", async () => {
		const tenant = await makeTenant()
		const headers = withKey(randomUUID())
		const first = await submit(url, tenant.slug, { video, headers })
		const second = await submit(url, tenant.slug, { video, headers })
		expect(second.body).toEqual(first.body)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		const mails = await db().mailDelivery.findMany({ where: { tenantId: tenant.id } })
		expect(mails.map(({ kind }) => kind).sort()).toEqual(["consent.receipt", "submission.received"])
		await expectNothingLeft(tenant.id)
	})

	it("refuses another body under the same key, and lets another tenant use it", async () => {
		const [tenant, other] = await Promise.all([makeTenant(), makeTenant()])
		const headers = withKey(randomUUID())
		expect((await submit(url, tenant.slug, { video, headers })).status).toBe(200)
		const changed = await submit(url, tenant.slug, { video, headers, form: { ...GOOD_FORM, name: "Someone Else" } })
		expect(changed.status).toBe(422)
		expect((await submit(url, other.slug, { video, headers })).status).toBe(200)
	})

	it("may be used again after a refusal", async () => {
		const tenant = await makeTenant()
		const headers = withKey(randomUUID())
		expect((await submit(url, tenant.slug, { video: null, headers })).status).toBe(422)
		expect((await submit(url, tenant.slug, { video, headers })).status).toBe(200)
	})

	it("answers 409 while the first is still running", async () => {
		const tenant = await makeTenant()
		const key = randomUUID()
		await db().idempotencyKey.create({
			data: { tenantId: tenant.id, key, holder: randomUUID(), leaseUntil: new Date(Date.now() + 60_000) },
		})
		const answer = await submit(url, tenant.slug, { video, headers: withKey(key) })
		expect(answer.status).toBe(409)
		expect(answer.headers.get("retry-after")).toMatch(/^\d+$/)
	})

	it("is taken over from a server that was killed", async () => {
		const tenant = await makeTenant()
		const key = randomUUID()
		await db().idempotencyKey.create({
			data: { tenantId: tenant.id, key, holder: randomUUID(), leaseUntil: new Date(Date.now() - 1) },
		})
		expect((await submit(url, tenant.slug, { video, headers: withKey(key) })).status).toBe(200)
	})

	it("lets exactly one of many simultaneous requests store something", async () => {
		const tenant = await makeTenant()
		const headers = withKey(randomUUID())
		const answers = await Promise.all(Array.from({ length: 8 }, () => submit(url, tenant.slug, { video, headers })))
		expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
		expect(answers.some(({ status }) => status === 200)).toBe(true)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		await expectNothingLeft(tenant.id)
	})

	// Each row of the form's table is in it, so a field that someone adds is as well.
	it("is not needed for a retry of an upload whose answer was lost: every field of the form is compared", async () => {
		const tenant = await makeTenant({ askStars: true, askRelation: true })
		const at = { tenantSlug: tenant.slug, uploadId: await uploadWhole(url, tenant.slug, video) }
		const typed = { line: "Grace Hopper", email: "Grace@Example.com ", link: "example.com", stars: "5", choice: "paid" }
		const form = { ...eachField((name) => typed[fieldOf(name).kind]), consent: "true" }
		const first = await submitUpload(url, at, { key: randomUUID(), form })
		expect(first.status).toBe(200)
		expect(await submitUpload(url, at, { form })).toMatchObject({ status: 200, body: first.body })
		const other = {
			line: "Someone Else",
			email: "else@example.com",
			link: "else.example",
			stars: "4",
			choice: "family",
		}
		for (const name of FIELD_NAMES) {
			const { status } = await submitUpload(url, at, { form: { ...form, [name]: other[fieldOf(name).kind] } })
			expect([name, status]).toEqual([name, 404])
		}
	})

	it.each(["", "a b", "ü", "x".repeat(256)])("refuses a malformed key: %j", async (key) => {
		const tenant = await makeTenant()
		const headers = key === "ü" ? { "idempotency-key": Buffer.from(key).toString("latin1") } : withKey(key)
		expect((await submit(url, tenant.slug, { video, headers })).status).toBe(400)
	})
})
