import { createHash, randomBytes, randomUUID } from "node:crypto"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { deleteExpiredUploads } from "@/lib/submissions/uploads/mutations"
import { fixture, makeTenant } from "../support/factories"
import { expectNothingLeft } from "../support/leftovers"
import { type Answer, send } from "../support/send"
import { GOOD_FORM } from "../support/submit"
import {
	type At,
	askOffset,
	beginUpload,
	OFFSET_STREAM,
	sendBytes,
	submitUpload,
	TUS,
	uploadWhole,
} from "../support/uploads"

const { url } = inject("product")
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
const GONE = "This upload is no longer available. Please send the video again."

let video: Buffer
beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
})

/** The case, its headers and the status. */
type Refused = [string, Record<string, string | undefined>, number]

async function begin(length = 100): Promise<At> {
	const { slug } = await makeTenant()
	return { tenantSlug: slug, uploadId: await beginUpload(url, { tenantSlug: slug, length }) }
}
const create = (headers: Record<string, string>, tenantSlug: string) =>
	send(url, "POST /api/tenant/{tenantSlug}/uploads", { params: { tenantSlug }, headers })
const terminate = (at: At) =>
	send(url, "DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}", { params: { ...at }, headers: TUS })
const offsetOf = async (at: At) => Number((await askOffset(url, at)).headers.get("upload-offset"))

function expectRefusal(answer: Answer<unknown>, status: number) {
	expect(answer.status).toBe(status)
	expect(answer.headers.get("tus-resumable")).toBe("1.0.0")
	expect(answer.refusal).toEqual(expect.objectContaining({ detail: expect.stringMatching(/\w\.$/) }))
}

describe("the protocol", () => {
	it("says what it supports", async () => {
		const { tenantSlug, uploadId } = await begin()
		for (const path of ["uploads", `uploads/${uploadId}`]) {
			const answer = await fetch(`${url}/api/tenant/${tenantSlug}/${path}`, { method: "OPTIONS" })
			expect(answer.status).toBe(204)
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				"tus-resumable": "1.0.0",
				"tus-version": "1.0.0",
				"tus-extension": "creation,creation-with-upload,termination,expiration",
				"tus-max-size": String(250 * 1024 * 1024),
			})
		}
	})

	it("creates, resumes, and reports offset, lifetime and metadata", async () => {
		const { slug } = await makeTenant()
		const metadata = "filename d2VibS53ZWJt,empty"
		const begun = await create({ ...TUS, "upload-length": "10", "upload-metadata": metadata }, slug)
		expect(begun).toMatchObject({ status: 201, text: "" })
		const expires = Date.parse(begun.headers.get("upload-expires") ?? "")
		expect(expires - Date.now()).toBeGreaterThan(23.9 * 3600 * 1000)
		expect(begun.headers.get("access-control-allow-origin")).toBeNull()
		const at = { tenantSlug: slug, uploadId: begun.headers.get("location")?.split("/").at(-1) ?? "" }

		const first = await sendBytes(url, at, 0, Buffer.from("0123"))
		expect(first.status).toBe(204)
		expect(first.headers.get("upload-offset")).toBe("4")
		expect(Date.parse(first.headers.get("upload-expires") ?? "")).toBeGreaterThanOrEqual(expires)
		const head = await askOffset(url, at)
		expect(head.status).toBe(200)
		expect(Object.fromEntries(head.headers)).toMatchObject({
			"upload-offset": "4",
			"upload-length": "10",
			"upload-metadata": metadata,
			"cache-control": "no-store",
			"tus-resumable": "1.0.0",
		})
		expect((await sendBytes(url, at, 4, Buffer.from(""))).headers.get("upload-offset")).toBe("4")
		expect((await sendBytes(url, at, 4, Buffer.from("456789"))).headers.get("upload-offset")).toBe("10")
	})

	it("remembers what a proxy refused, as a part that passes says it, and nothing absurd", async () => {
		const { slug } = await makeTenant()
		const uploadId = await beginUpload(url, { tenantSlug: slug, length: 4 })
		const at = { tenantSlug: slug, uploadId }
		const noted = async () => (await db().platformConfig.findUnique({ where: { id: 1 } }))?.refusedUploadBytes ?? null
		const before = await noted()
		for (const [offset, bytes] of ["x", "-5", "1", "99999999999"].entries()) {
			await sendBytes(url, at, offset === 0 ? 0 : 1, Buffer.from(offset === 0 ? "0" : ""), {
				"upload-refused-bytes": bytes,
			})
		}
		expect(await noted()).toBe(before)
		await sendBytes(url, at, 1, Buffer.from("123"), { "upload-refused-bytes": "1048576" })
		expect(await noted()).toBe(1_048_576)
	})

	it("accepts the first bytes with the creation", async () => {
		const { slug: tenantSlug } = await makeTenant()
		const answer = await send(url, "POST /api/tenant/{tenantSlug}/uploads", {
			params: { tenantSlug },
			headers: { ...TUS, "upload-length": "10", "content-type": OFFSET_STREAM },
			raw: "0123",
		})
		expect(answer.status).toBe(201)
		expect(answer.headers.get("upload-offset")).toBe("4")
	})

	it("resumes only at its own offset", async () => {
		const at = await begin(10)
		for (const offset of [1, 10, 11]) expectRefusal(await sendBytes(url, at, offset, Buffer.from("ab")), 409)
		expect((await sendBytes(url, at, 0, Buffer.from("ab"))).status).toBe(204)
		expectRefusal(await sendBytes(url, at, 0, Buffer.from("ab")), 409)
		expect(await offsetOf(at)).toBe(2)
	})

	it("accepts nothing beyond the announced end", async () => {
		const at = await begin(10)
		expectRefusal(await sendBytes(url, at, 0, randomBytes(11)), 413)
		const response = await fetch(`${url}/api/tenant/${at.tenantSlug}/uploads/${at.uploadId}`, {
			method: "PATCH",
			headers: { ...TUS, "content-type": OFFSET_STREAM, "upload-offset": "0" },
			body: new ReadableStream({
				pull(controller) {
					controller.enqueue(randomBytes(11))
					controller.close()
				},
			}),
			duplex: "half",
		} as RequestInit)
		expect(response.status).toBe(413)
		expect(await offsetOf(at)).toBe(0)
	})

	it.each<Refused>([
		["no version", { "tus-resumable": "" }, 412],
		["another version", { "tus-resumable": "0.2.2" }, 412],
		["no length", {}, 400],
		["a deferred length", { "upload-defer-length": "1" }, 400],
		["a length and a deferred one", { "upload-length": "5", "upload-defer-length": "1" }, 400],
		["too long", { "upload-length": String(250 * 1024 * 1024 + 1) }, 413],
		["a concatenation", { "upload-length": "5", "upload-concat": "partial" }, 400],
		["endless metadata", { "upload-length": "5", "upload-metadata": `a ${"YWFh".repeat(600)}` }, 400],
		["metadata twice", { "upload-length": "5", "upload-metadata": "a YQ==,a YQ==" }, 400],
		["metadata of Object's", { "upload-length": "5", "upload-metadata": "__proto__ YQ==" }, 400],
		...["-1", "1.5", "1e3", "0x10", "NaN", "99999999999999999999999", " ", "01", "1,2", "٣"].map(
			(length): Refused => [`a length of ${length}`, { "upload-length": length }, 400],
		),
	])("refuses to create an upload with %s", async (_, headers, status) => {
		const { slug } = await makeTenant()
		const sent = Object.fromEntries(
			Object.entries(headers).map(([name, value = ""]) => [name, Buffer.from(value).toString("latin1")]),
		)
		const answer = await create({ ...TUS, ...sent }, slug)
		expectRefusal(answer, status)
		if (status === 412) expect(answer.headers.get("tus-version")).toBe("1.0.0")
		expect(await db().upload.count({ where: { tenant: { slug } } })).toBe(0)
	})

	it("accepts exactly 250 MB", async () => {
		await begin(250 * 1024 * 1024)
	})

	it.each<Refused>([
		["no offset", { "upload-offset": undefined }, 400],
		["a wrong type", { "content-type": "video/webm" }, 415],
		["compressed bytes", { "content-encoding": "gzip" }, 415],
		["a length", { "upload-length": "10" }, 400],
		["another version", { "tus-resumable": "2.0.0" }, 412],
		...["-1", "1.5", "", "abc", "1e2"].map(
			(offset): Refused => [`an offset of ${offset}`, { "upload-offset": offset }, 400],
		),
	])("refuses to resume with %s", async (_, headers, status) => {
		const at = await begin(10)
		const sent = { ...TUS, "content-type": OFFSET_STREAM, "upload-offset": "0", ...headers }
		const given = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined)
		const answer = await send(url, "PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}", {
			params: { ...at },
			headers: Object.fromEntries(given),
			raw: "ab",
		})
		expectRefusal(answer, status)
		expect(await offsetOf(at)).toBe(0)
	})
})

describe("a missing upload", () => {
	it("is one that never existed, is another tenant's, was terminated or has expired", async () => {
		const [never, foreign, ended, expired] = await Promise.all([begin(), begin(), begin(), begin()])
		never.uploadId = randomUUID()
		foreign.tenantSlug = (await makeTenant()).slug
		const malformed = { ...never, uploadId: "x%00y" }
		await sendBytes(url, ended, 0, Buffer.from("ab"))
		expect(await terminate(ended)).toMatchObject({ status: 204, text: "" })
		await db().upload.update({ where: { id: expired.uploadId }, data: { expiresAt: new Date() } })
		for (const at of [never, foreign, malformed, ended, expired]) {
			expect((await askOffset(url, at)).status).toBe(404)
			for (const answer of [await sendBytes(url, at, 0, Buffer.from("ab")), await terminate(at)]) {
				expectRefusal(answer, 404)
				expect(answer.refusal.detail).toBe(GONE)
			}
			expect(await submitUpload(url, at)).toMatchObject({ status: 404, refusal: { detail: GONE } })
		}
	})
})

describe("a submitted upload", () => {
	it("becomes the submission that the form with its file would have made, and leaves nothing", async () => {
		const tenant = await makeTenant()
		const bytes = Buffer.concat([video, randomBytes(3_000_000)])
		const uploadId = await uploadWhole(url, tenant.slug, bytes, 1_000_000)
		const parts = await db().uploadPart.findMany({ where: { uploadId } })
		expect(parts.length).toBeGreaterThanOrEqual(Math.ceil(bytes.length / 1_000_000))
		const answer = await submitUpload(url, { tenantSlug: tenant.slug, uploadId })
		expect(answer).toMatchObject({ status: 200, body: { submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
		const row = await db().submission.findUniqueOrThrow({
			where: { id: answer.body.submission_id },
			include: { consent: true },
		})
		expect(row).toMatchObject({
			email: "grace@example.com",
			sha256: sha256(bytes),
			fileSizeBytes: BigInt(bytes.length),
			contentType: "video/webm",
			consent: { videoSha256: sha256(bytes) },
		})
		const hash = createHash("sha256")
		for await (const chunk of await storage().read(row.videoKey ?? "")) hash.update(chunk)
		expect(hash.digest("hex")).toBe(sha256(bytes))
		// The mail to the business, and the receipt.
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(2)
		await expectNothingLeft(tenant.id)
		expect(await db().uploadPart.count({ where: { uploadId } })).toBe(0)
		await expect
			.poll(() => db().reclaimableObject.count({ where: { key: { startsWith: `uploads/${tenant.id}/` } } }))
			.toBe(0)
		for (const { objectKey } of parts) expect(await storage().head(objectKey)).toBeNull()
	})

	it("answers a retry with the first submission, with its key, with another and without one", async () => {
		const tenant = await makeTenant()
		const at = { tenantSlug: tenant.slug, uploadId: await uploadWhole(url, tenant.slug, video) }
		const key = randomUUID()
		const first = await submitUpload(url, at, { key })
		for (const again of [{ key }, { key: randomUUID() }, {}, { key }]) {
			expect(await submitUpload(url, at, again)).toMatchObject({ status: 200, body: first.body })
		}
		const other = { ...GOOD_FORM, name: "Someone Else" }
		expect((await submitUpload(url, at, { key, form: other })).status).toBe(422)
		expect(await submitUpload(url, at, { form: other })).toMatchObject({ status: 404, refusal: { detail: GONE } })
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(2)
	})

	it("becomes one submission, however many requests submit it at once under different keys", async () => {
		const tenant = await makeTenant()
		const at = { tenantSlug: tenant.slug, uploadId: await uploadWhole(url, tenant.slug, video) }
		const keys = [undefined, undefined, randomUUID(), randomUUID(), randomUUID()]
		const answers = await Promise.all(keys.map((key) => submitUpload(url, at, { key })))
		const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.submission_id))
		expect(ids.size).toBe(1)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		await expectNothingLeft(tenant.id)
	})

	it("follows the form's rules in their order before the upload is checked", async () => {
		const at = await begin()
		const ask = async (form: Record<string, string>) => {
			const { status, refusal } = await submitUpload(url, at, { form })
			return [status, refusal.detail]
		}
		expect(await ask({ ...GOOD_FORM, name: "" })).toEqual([422, "Name is required"])
		expect(await ask({ ...GOOD_FORM, consent: "false" })).toEqual([
			422,
			"Consent is required to submit your testimonial",
		])
		expect((await ask(GOOD_FORM))[0]).toBe(409)
		const empty = { ...at, uploadId: await beginUpload(url, { tenantSlug: at.tenantSlug, length: 0 }) }
		expect(await submitUpload(url, empty)).toMatchObject({
			status: 422,
			refusal: { detail: "Please record a video testimonial" },
		})
		const noVideo = { ...at, uploadId: await uploadWhole(url, at.tenantSlug, Buffer.from("<!doctype html>")) }
		expect((await submitUpload(url, noVideo)).status).toBe(415)
	})

	it("may be submitted again after a refusal", async () => {
		const tenant = await makeTenant()
		const at = { tenantSlug: tenant.slug, uploadId: await uploadWhole(url, tenant.slug, video) }
		const key = randomUUID()
		expect((await submitUpload(url, at, { key, form: { ...GOOD_FORM, email: "" } })).status).toBe(422)
		expect((await submitUpload(url, at, { key })).status).toBe(200)
	})
})

describe("the open uploads of one address", () => {
	it("may have ten gigabytes, until they are submitted or terminated", async () => {
		const { slug } = await makeTenant()
		const length = 250 * 1024 * 1024
		const from = (address: string) =>
			create({ ...TUS, "upload-length": String(length), "x-forwarded-for": address }, slug)
		const begun: Awaited<ReturnType<typeof from>>[] = []
		for (let count = 0; count < 40; count++) begun.push(await from("203.0.113.7"))
		expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]))
		const refused = await from("203.0.113.7")
		expectRefusal(refused, 429)
		expect(refused.headers.get("retry-after")).toBe("3600")
		expect((await from("203.0.113.8")).status).toBe(201)
		const uploadId = begun[0]?.headers.get("location")?.split("/").at(-1) ?? ""
		expect((await terminate({ tenantSlug: slug, uploadId })).status).toBe(204)
		expect((await from("203.0.113.7")).status).toBe(201)
	})
})

describe("the cleanup", () => {
	it("removes uploads without a part for a day, and leaves the rest", async () => {
		const old = await begin(10)
		const young = await begin(10)
		for (const at of [old, young]) await sendBytes(url, at, 0, Buffer.from("01234"))
		const [part] = await db().uploadPart.findMany({ where: { uploadId: old.uploadId } })
		await db().upload.update({ where: { id: old.uploadId }, data: { expiresAt: new Date(Date.now() - 1) } })
		expect(await deleteExpiredUploads(new Date())).toBeGreaterThanOrEqual(1)
		expect(await db().upload.count({ where: { id: old.uploadId } })).toBe(0)
		expect(await db().reclaimableObject.count({ where: { key: part?.objectKey } })).toBe(1)
		expect(await offsetOf(young)).toBe(5)
	})
})
