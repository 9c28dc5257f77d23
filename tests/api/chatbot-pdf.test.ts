import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { makeTenantWithAdmin } from "../support/factories"
import { expectGone } from "../support/leftovers"
import { bomb, makePdf } from "../support/make-pdf"
import { SVG_LOGO, uploadBody } from "../support/samples/asset-files"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const { url } = inject("product")

const upload = (token: string, bytes: Uint8Array | string, fields = {}) =>
	send(url, "POST /api/admin/chatbot/knowledge-pdf", { token, raw: uploadBody(bytes, fields) })
const find = (token: string, id: string) =>
	send(url, "GET /api/admin/chatbot/knowledge/{id}", { token, params: { id } })
const change = (token: string, id: string, body: unknown) =>
	send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params: { id }, body })

async function whenRead(token: string, id: string) {
	await eventually("the PDF to be read", async () => {
		const { status } = await db().knowledgeSource.findUniqueOrThrow({ where: { id }, select: { status: true } })
		return status !== "processing"
	})
	return (await find(token, id)).body
}
const uploadAndRead = async (token: string, bytes: Uint8Array, fields = {}) => {
	const { status, body } = await upload(token, bytes, fields)
	expect(status).toBe(200)
	return whenRead(token, body.id)
}

// The tests run side by side: the queue polls about once a second, but takes its next job as soon as the last one ends.
describe.concurrent("a PDF", () => {
	it("is accepted at once and read by a job: text, title, pieces", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const pdf = makePdf([["Delivery takes", "three days."], ["Returns are free."]], { title: "Terms  of sale" })
		const { status, body } = await upload(token, pdf)
		expect(status).toBe(200)
		expect(body).toMatchObject({ kind: "pdf", status: "processing", content: "", error: null })
		expect(body.file_size_bytes).toBe(pdf.length)
		const read = await whenRead(token, body.id)
		const content = "Delivery takes\nthree days.\n\nReturns are free."
		expect(read).toMatchObject({ status: "ready", title: "Terms of sale", content, error: null })
		const chunks = await db().knowledgeChunk.findMany({ where: { sourceId: body.id } })
		expect(chunks).toMatchObject([{ tenantId: tenant.id, title: "Terms of sale", content }])
		expect(await db().auditEntry.findMany({ where: { tenantId: tenant.id } })).toMatchObject([
			{ action: "knowledge.added", actorEmail: user.email, targetId: body.id },
		])
	})

	it("keeps a typed title, and gets one if none is named", async () => {
		const { token } = await makeTenantWithAdmin()
		const named = await uploadAndRead(token, makePdf([["Text of it"]], { title: "Own" }), { title: " My  title " })
		expect(named.title).toBe("My title")
		expect((await uploadAndRead(token, makePdf([["Text of it"]]))).title).toBe("PDF document")
		expect((await upload(token, makePdf([["Text"]]), { title: "x".repeat(301) })).refusal.detail).toBe(
			"title can have up to 300 characters",
		)
	})

	it("is never served, and is deleted with its source", async () => {
		const { token } = await makeTenantWithAdmin()
		const { body } = await upload(token, makePdf([["Private text"]]))
		const { fileKey } = await db().knowledgeSource.findUniqueOrThrow({ where: { id: body.id } })
		expect(await storage().head(fileKey ?? "")).not.toBeNull()
		for (const address of [`/media/${fileKey}`, `/media/assets/${fileKey}`]) {
			expect((await fetch(url + address)).status).toBe(404)
		}
		await whenRead(token, body.id)
		await send(url, "DELETE /api/admin/chatbot/knowledge/{id}", { token, params: { id: body.id } })
		await expectGone(fileKey ?? "")
	})

	it("can be deleted while it waits to be read", async () => {
		const { token } = await makeTenantWithAdmin()
		const { body } = await upload(token, makePdf([["Text"]]))
		const { status } = await send(url, "DELETE /api/admin/chatbot/knowledge/{id}", { token, params: { id: body.id } })
		expect(status).toBe(204)
		expect((await find(token, body.id)).status).toBe(404)
	})
})

describe.concurrent("a PDF that cannot be read", () => {
	const encryption = `<< /Filter /Standard /V 1 /R 2 /O (${"x".repeat(32)}) /U (${"y".repeat(32)}) /P -4 >>`
	const locked = makePdf([["Secret"]], { objects: [encryption], trailer: "/Encrypt 1 0 R /ID [(a) (a)]" })
	const many = (count: number) => makePdf(Array.from({ length: count }, (_, at) => [`Page ${at}`]))
	const long = makePdf(Array.from({ length: 60 }, () => Array.from({ length: 50 }, () => "word ".repeat(15))))

	it.each([
		["with a password", locked, "This PDF is password-protected. Save it without a password and upload it again."],
		[
			"of pictures alone",
			makePdf([[], []]),
			"We couldn't find any text in this PDF. It may be a scan, so enter what it says as text instead.",
		],
		[
			"of page numbers alone",
			makePdf([["1"], ["2"]]),
			"We couldn't find any text in this PDF. It may be a scan, so enter what it says as text instead.",
		],
		["with 501 pages", many(501), "This PDF has more than 500 pages. Upload just the part you need."],
		["with too much text", long, "This PDF holds more than 200,000 characters. Upload just the part you need."],
		[
			"that unpacks to a gigabyte",
			makePdf([], { streams: [bomb(1024 * 1024 * 1024)] }),
			expect.stringMatching(/^(This PDF (is too complex to read|holds more than)|We couldn't read this PDF)/),
		],
	])("%s fails with a plain reason", async (_, pdf, reason) => {
		const { token } = await makeTenantWithAdmin()
		const read = await uploadAndRead(token, pdf)
		expect(read).toMatchObject({ status: "failed", content: "", error: reason })
		expect(await db().knowledgeChunk.count({ where: { sourceId: read.id } })).toBe(0)
		// An admin can type the text in its place.
		const typed = await change(token, read.id, { content: "What it says." })
		expect(typed.body).toMatchObject({ status: "ready", error: null, content: "What it says." })
	})

	it("may have 500 pages at most", async () => {
		const { token } = await makeTenantWithAdmin()
		expect(await uploadAndRead(token, many(500))).toMatchObject({ status: "ready" })
	})

	it("cannot be changed while it is being read", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await db().knowledgeSource.create({
			data: { tenantId: tenant.id, kind: "pdf", title: "In hand", content: "", status: "processing" },
		})
		const answer = await change(token, id, { content: "Typed" })
		expect([answer.status, answer.refusal.detail]).toEqual([
			409,
			"We're still reading this PDF. Please try again in a moment.",
		])
	})

	it("fails if the tenant's room is used up by then", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await db().knowledgeSource.create({
			data: { tenantId: tenant.id, kind: "text", title: "Full", content: "x".repeat(2_097_152) },
		})
		expect(await uploadAndRead(token, makePdf([["One more sentence."]]))).toMatchObject({
			status: "failed",
			error: "Your chatbot's knowledge can hold up to 2 MB of text in total. Shorten or delete something first.",
		})
	})
})

describe("an upload", () => {
	it.each([
		["nothing", "", 422, "Please choose a file."],
		["an SVG", SVG_LOGO, 415, "This file isn't a PDF. Please choose another file: PDF, max 10MB."],
		["a page", "<html></html>", 415, "This file isn't a PDF. Please choose another file: PDF, max 10MB."],
		["a program", "MZ\x90\x00", 415, "This file isn't a PDF. Please choose another file: PDF, max 10MB."],
		[
			"half a PDF",
			makePdf([["Text"]]).subarray(0, 100),
			422,
			"We can't use this PDF because it is damaged or incomplete.",
		],
	])("of %s is refused", async (_, content, status, detail) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answer = await upload(token, content)
		expect([answer.status, answer.refusal.detail]).toEqual([status, detail])
		expect(await db().knowledgeSource.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("may have exactly ten megabytes, and not one byte more", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const pdf = makePdf([["Small text"]])
		const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, "\n")])
		expect((await upload(token, padded(10_485_760))).status).toBe(200)
		const larger = await upload(token, padded(10_485_761))
		expect([larger.status, larger.refusal.detail]).toEqual([413, "The file is too large: PDF, max 10MB."])
		expect(await db().knowledgeSource.count({ where: { tenantId: tenant.id } })).toBe(1)
	})

	it("is refused without room, and leaves no object", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await db().knowledgeSource.createMany({
			data: Array.from({ length: 200 }, (_, at) => ({
				tenantId: tenant.id,
				kind: "text" as const,
				title: `T${at}`,
				content: "x",
			})),
		})
		const answer = await upload(token, makePdf([["Text"]]))
		expect(answer.status).toBe(422)
		expect(await db().reclaimableObject.count({ where: { key: { startsWith: `knowledge/${tenant.id}/` } } })).toBe(0)
	})
})
