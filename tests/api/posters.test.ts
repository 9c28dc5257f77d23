import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { makeSubmission, makeTenantWithAdmin, makeText } from "../support/factories"
import { expectGone } from "../support/leftovers"
import { picture, uploadBody } from "../support/samples/asset-files"
import { send } from "../support/send"
import { GOOD_FORM, submit } from "../support/submit"

const { url } = inject("product")

const posterOf = (id: string) => fetch(`${url}/media/submissions/${id}/poster`)
const digest = async (answer: Response) =>
	createHash("sha256")
		.update(Buffer.from(await answer.arrayBuffer()))
		.digest("hex")
/** A striped picture, since one of a single color counts as no poster when a browser sends it. */
const stripes = (color: string) =>
	sharp({ create: { width: 160, height: 90, channels: 3, background: "#ffffff" } })
		.composite([{ input: { create: { width: 80, height: 90, channels: 3, background: color } }, left: 0, top: 0 }])
		.jpeg()
		.toBuffer()

const put = (id: string, token: string, raw: FormData) =>
	send(url, "PUT /api/admin/submission/{id}/poster", { params: { id }, token, raw })
const form = (bytes: Uint8Array) => uploadBody(bytes, {}, { field: "poster", name: "poster.jpg" })

it("a chosen poster replaces the former one everywhere, and the activity says so", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const first = await stripes("#aa0000")
	const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved" })
	const answer = await put(id, token, form(first))
	expect(answer.status).toBe(200)
	const { posterKey } = await db().submission.findUniqueOrThrow({ where: { id } })
	const shown = await posterOf(id)
	expect(shown.headers.get("content-type")).toBe("image/jpeg")
	const was = await digest(shown)

	const second = await put(id, token, form(await stripes("#0000aa")))
	expect(second.body.poster_url).not.toBe(answer.body.poster_url)
	expect(await digest(await fetch(url + second.body.poster_url))).toBe(await digest(await posterOf(id)))
	expect(await digest(await posterOf(id))).not.toBe(was)
	await expectGone(posterKey ?? "")
	expect(await db().auditEntry.findMany({ where: { targetId: id } })).toMatchObject([
		{ action: "submission.poster_changed" },
		{ action: "submission.poster_changed" },
	])
	expect(await db().reclaimableObject.count({ where: { key: { contains: id } } })).toBe(0)
})

it("is drawn on a contact sheet for links, as long as it is public, and once for all that ask", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { id } = await makeSubmission({ tenantId: tenant.id, status: "approved" })
	await put(id, token, form(await stripes("#aa0000")))
	const card = (headers: Record<string, string> = {}) =>
		fetch(`${url}/media/submissions/${id}/poster?format=card`, { headers })
	const first = await card()
	expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/jpeg"])
	const bytes = Buffer.from(await first.arrayBuffer())
	expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
	const etag = first.headers.get("etag") ?? ""
	expect(etag).not.toBe((await posterOf(id)).headers.get("etag"))
	expect((await card({ "if-none-match": etag })).status).toBe(304)
	await put(id, token, form(await stripes("#0000aa")))
	expect(Buffer.from(await (await card()).arrayBuffer()).equals(bytes)).toBe(false)
	const body = { status: "rejected" } as const
	await send(url, "PATCH /api/admin/submission/{id}", { token, params: { id }, body })
	expect((await card()).status).toBe(404)
})

it("refuses what is no poster, and testimonials that have none", async () => {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	const { id } = await makeSubmission({ tenantId })
	const good = form(await stripes("#00aa00"))
	expect((await put(id, token, new FormData())).status).toBe(422)
	for (const bytes of [Buffer.from("<svg/>"), Buffer.from("GIF89a"), await picture(3000, 3000).png().toBuffer()]) {
		expect((await put(id, token, form(bytes))).status).toBe(415)
	}
	const withdrawn = await makeSubmission({ tenantId, status: "rejected", withdrawnAt: new Date() })
	const { submission: written } = await makeText({ tenantId })
	for (const row of [withdrawn, written]) expect((await put(row.id, token, good)).status).toBe(409)
	expect(await db().auditEntry.count({ where: { tenantId, action: "submission.poster_changed" } })).toBe(0)
})

it("a black poster that a browser sent counts as none, and a picture stays", async () => {
	const { tenant } = await makeTenantWithAdmin()
	const black = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#000000" } })
		.jpeg()
		.toBuffer()
	const video = await readFile("tests/fixtures/world/video/black-start.webm")
	for (const [poster, status] of [
		[black, 404],
		[await stripes("#00aa00"), 200],
	] as const) {
		const form = { ...GOOD_FORM, email: `${status}@example.com` }
		const { body } = await submit(url, tenant.slug, { video, poster, form })
		expect((await posterOf(body.submission_id)).status).toBe(status)
	}
})
