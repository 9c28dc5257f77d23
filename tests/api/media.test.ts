import { createHash } from "node:crypto"
import { readdir, readlink } from "node:fs/promises"
import { afterEach, describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { serveObject } from "@/lib/http/serve-object"
import { storage } from "@/lib/storage/storage"
import { makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { expectNothingLeft } from "../support/leftovers"
import { send } from "../support/send"
import { eventually } from "../support/worker-process"

const product = inject("product")
const { url } = product
const onS3 = product.storage === "s3"

const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
const get = (at: string, headers: Record<string, string> = {}, method = "GET") =>
	fetch(at.startsWith("http") ? at : url + at, { headers, method, redirect: "manual" })

/** With a bucket the address redirects the browser there, and the bucket itself handles ranges. */
async function follow(at: string, headers: Record<string, string> = {}) {
	const answer = await get(at, headers)
	if (!onS3) return answer
	expect(answer.status).toBe(302)
	expect(answer.headers.get("cache-control")).toBe("no-store")
	const { href, searchParams } = new URL(answer.headers.get("location") ?? "")
	// The address cannot be revoked, whatever happens to the testimonial.
	expect(Number(searchParams.get("X-Amz-Expires"))).toBeLessThanOrEqual(300)
	return get(href, headers)
}

async function published() {
	const cast = await makeTenantWithAdmin()
	const sha256 = createHash("sha256").update(bytes).digest("hex")
	const submission = await makeSubmission({ tenantId: cast.tenant.id, bytes, sha256, status: "approved" })
	return { ...cast, submission, path: `/media/submissions/${submission.id}/video` }
}

describe("a video's address", () => {
	it("serves the bytes unchanged, with their type, and forbids sniffing", async () => {
		const { path } = await published()
		const answer = await follow(path)
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-type")).toBe("video/webm")
		expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
		if (onS3) return
		expect(answer.headers.get("accept-ranges")).toBe("bytes")
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
		expect(answer.headers.get("content-length")).toBe(String(bytes.length))
	})

	it.each([
		["bytes=0-99", 0, 99],
		["bytes=199999-", 199_999, 199_999],
		["bytes=-500", 199_500, 199_999],
		["bytes=1000-9999999", 1000, 199_999],
	])("answers %s with that part", async (range, start, end) => {
		// The tests' bucket server reads a suffix range as one from the start. With a bucket, the bucket handles
		// ranges.
		if (onS3 && range.startsWith("bytes=-")) return
		const { path } = await published()
		const answer = await follow(path, { range })
		expect(answer.status).toBe(206)
		expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/${bytes.length}`)
		expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true)
	})

	it("answers HEAD itself, wherever the bytes are stored", async () => {
		const { path, submission } = await published()
		const answer = await get(path, {}, "HEAD")
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-length")).toBe(String(bytes.length))
		expect(answer.headers.get("etag")).toBe(`"${submission.sha256}"`)
		expect(await answer.text()).toBe("")
		// RFC 9110, 14.2: a range applies only to GET.
		for (const range of ["bytes=0-9", "bytes=999999999-"]) {
			const ranged = await get(path, { range }, "HEAD")
			expect(ranged.status).toBe(200)
			expect(ranged.headers.get("content-length")).toBe(String(bytes.length))
			expect(ranged.headers.get("content-range")).toBeNull()
		}
	})

	it("answers an unchanged video with 304", async () => {
		const { path, submission } = await published()
		const answer = await get(path, { "if-none-match": `W/"other", "${submission.sha256}"` })
		expect(answer.status).toBe(304)
	})

	describe.skipIf(onS3)("on local disk", () => {
		it.each(["bytes=200000-", "bytes=500000-600000", "bytes=-0"])("refuses %s with 416", async (range) => {
			const { path } = await published()
			const answer = await get(path, { range })
			expect(answer.status).toBe(416)
			expect(answer.headers.get("content-range")).toBe(`bytes */${bytes.length}`)
			expect(await answer.json()).toEqual({ detail: expect.any(String) })
		})

		it.each(["bytes=5-2", "bytes=a-b", "bytes=0-1,5-6", "items=0-1", "bytes"])("ignores %s", async (range) => {
			const { path } = await published()
			const answer = await get(path, { range })
			expect(answer.status).toBe(200)
			expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length)
		})

		it("honors If-Range for this version only", async () => {
			const { path, submission } = await published()
			const range = "bytes=0-9"
			expect((await get(path, { range, "if-range": `"${submission.sha256}"` })).status).toBe(206)
			expect((await get(path, { range, "if-range": '"another"' })).status).toBe(200)
			expect((await get(path, { range, "if-range": "Wed, 21 Oct 2015 07:28:00 GMT" })).status).toBe(200)
		})
	})
})

/** This process's open files, as Linux lists them. */
const openFiles = async (name: string) => {
	const open = await readdir("/proc/self/fd")
	const targets = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")))
	return targets.filter((target) => target.endsWith(name)).length
}

describe.skipIf(onS3 || process.platform !== "linux")("a viewer who leaves before the answer is ready", () => {
	const key = Symbol.for("testimonials.requests")
	afterEach(() => void Reflect.deleteProperty(globalThis, key))

	it.each([true, false])("leaves no file open, with a server to hand it to: %s", async (handsOver) => {
		const { submission } = await published()
		const requests = new Map(handsOver ? [["1", {}]] : [])
		Object.assign(globalThis, { [key]: requests })
		const request = new Request(url, { signal: AbortSignal.abort(), headers: { "x-request-id": "1" } })
		const served = { key: submission.videoKey, contentType: "video/webm", etag: "x" }
		const answer = await serveObject(request, served)
		expect(answer.body).toBeNull()
		expect(await openFiles(submission.videoKey)).toBe(0)
		const watched = await serveObject(new Request(url), served)
		expect(await openFiles(submission.videoKey)).toBe(1)
		await watched.body?.cancel()
	})
})

describe("access to a video", () => {
	it("is public while it is pending or approved, and needs a signature once it is rejected", async () => {
		const { path, submission, token } = await published()
		const listed = await send(url, "GET /api/admin/dashboard", { token })
		const signedBefore = listed.body.submissions[0]?.video_url ?? ""
		expect((await follow(signedBefore)).status).toBe(200)

		const body = { status: "rejected" as const }
		await send(url, "PATCH /api/admin/submission/{id}", { params: { id: submission.id }, body, token })
		expect((await get(path)).status).toBe(404)
		expect((await get(signedBefore)).status).toBe(404)

		const again = await send(url, "GET /api/admin/dashboard", { token })
		const signedAfter = again.body.submissions[0]?.video_url ?? ""
		expect((await follow(signedAfter)).status).toBe(200)
	})

	it("is refused with a signature that is expired, altered or another video's", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const [one, two] = await Promise.all([
			makeSubmission({ tenantId: tenant.id, bytes, status: "rejected" }),
			makeSubmission({ tenantId: tenant.id, bytes, status: "rejected" }),
		])
		const listed = await send(url, "GET /api/admin/dashboard", { token })
		const address = listed.body.submissions.find(({ id }) => id === one.id)?.video_url ?? ""
		expect((await follow(address)).status).toBe(200)
		const query = address.slice(address.indexOf("?"))
		expect((await get(`/media/submissions/${two.id}/video${query}`)).status).toBe(404)
		expect((await get(`/media/submissions/${one.id}/poster${query}`)).status).toBe(404)
		expect((await get(address.replace(/expires=\d+/, "expires=9999999999"))).status).toBe(404)
		expect((await get(`${address}x`)).status).toBe(404)
		expect((await get(address.replace(/expires=\d+/, "expires=1"))).status).toBe(404)
	})

	it("is limited to shared videos if the tenant wants that", async () => {
		const tenant = await makeTenant({ publicSharedOnly: true })
		const { token } = await makeAdmin({ tenantId: tenant.id })
		const { id } = await makeSubmission({ tenantId: tenant.id, bytes, status: "approved" })
		const params = { submissionId: id }
		expect((await send(url, "GET /api/testimonial/{submissionId}", { params })).status).toBe(404)
		expect((await get(`/media/submissions/${id}/video`)).status).toBe(404)
		await send(url, "POST /api/admin/submission/{id}/share", { params: { id }, token })
		expect((await send(url, "GET /api/testimonial/{submissionId}", { params })).status).toBe(200)
		expect((await follow(`/media/submissions/${id}/video`)).status).toBe(200)
	})

	it("is closed while the tenant is inactive", async () => {
		const { tenant, path, submission } = await published()
		await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
		const params = { submissionId: submission.id }
		const answer = await send(url, "GET /api/testimonial/{submissionId}", { params })
		expect(answer).toMatchObject({
			status: 404,
			refusal: { detail: "Testimonial not found or no longer available." },
		})
		expect((await get(path)).status).toBe(404)
	})
})

describe.skipIf(!onS3)("an address of the bucket that was handed out", () => {
	const handedOut = async (path: string) => {
		const at = (await get(path)).headers.get("location") ?? ""
		expect((await get(at)).status).toBe(200)
		return at
	}
	const dies = (at: string) => eventually("its death", async () => (await get(at)).status === 404)

	it("dies with each rejection, and an approved video plays again", async () => {
		const { token, submission, path } = await published()
		const setStatus = (status: "approved" | "rejected") =>
			send(url, "PATCH /api/admin/submission/{id}", { params: { id: submission.id }, body: { status }, token })
		for (const _ of ["once", "again"]) {
			const at = await handedOut(path)
			await setStatus("rejected")
			await dies(at)
			expect((await get(path)).status).toBe(404)
			await setStatus("approved")
			const again = await follow(path)
			expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
		}
		await expectNothingLeft(submission.tenantId)
	})

	it("dies with the testimonial", async () => {
		const { token, submission, path } = await published()
		const at = await handedOut(path)
		await send(url, "DELETE /api/admin/submission/{id}", { params: { id: submission.id }, token })
		await dies(at)
	})
})

describe("an asset's address", () => {
	it("serves the uploaded file sandboxed, only below assets/", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
		await storage().putBytes(`assets/${tenant.id}/logo-1.svg`, svg, "image/svg+xml")
		const answer = await get(`/media/assets/${tenant.id}/logo-1.svg`)
		expect(answer.status).toBe(200)
		expect(answer.headers.get("content-type")).toBe("image/svg+xml")
		expect(answer.headers.get("content-security-policy")).toContain("sandbox")
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff")

		const { submission } = await published()
		const hidden = [
			`/media/assets/../submissions/${submission.tenantId}/${submission.id}/original.webm`,
			`/media/assets/..%2Fsubmissions%2F${submission.tenantId}%2F${submission.id}%2Foriginal.webm`,
			`/media/${submission.videoKey}`,
			`/media/assets/${tenant.id}/nothing.png`,
			`/media/assets/${tenant.id}/logo-1.html`,
			"/media/assets/platform/..",
		]
		for (const at of hidden) expect([308, 400, 404], at).toContain((await get(at)).status)

		await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
		expect((await get(`/media/assets/${tenant.id}/logo-1.svg`)).status).toBe(404)
	})
})
