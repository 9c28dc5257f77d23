import sharp from "sharp"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { makeAdmin, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { pdfDocument, picture, pictureOfSize, SVG_LOGO, uploadBody } from "../support/samples/asset-files"
import { send } from "../support/send"

const { url } = inject("product")
const MB = 1_048_576

/** The three uploads of a tenant's settings. */
const KINDS = {
	logo: {
		operation: "POST /api/admin/upload-logo",
		field: "logo_url",
		column: "logoKey",
		limit: 5 * MB,
		help: "JPG, PNG, SVG or WebP, max 5MB",
		good: () => picture().png().toBuffer(),
		ofSize: (size: number) => pictureOfSize(size),
	},
	"pdf-gift": {
		operation: "POST /api/admin/upload-pdf-gift",
		field: "pdf_url",
		column: "pdfGiftKey",
		limit: 10 * MB,
		help: "PDF, max 10MB",
		good: async () => pdfDocument(),
		ofSize: async (size: number) => pdfDocument(" ".repeat(size - pdfDocument().length - 5)),
	},
	"pdf-preview": {
		operation: "POST /api/admin/upload-pdf-preview",
		field: "preview_image_url",
		column: "pdfPreviewImageKey",
		limit: 3 * MB,
		help: "JPG, PNG or WebP, max 3MB",
		good: () => picture().webp().toBuffer(),
		ofSize: (size: number) => pictureOfSize(size, "jpeg"),
	},
} as const
const jpeg = (): Promise<Uint8Array> => picture().jpeg().toBuffer()
const png = (): Promise<Uint8Array> => picture().png().toBuffer()
const webp = (): Promise<Uint8Array> => picture().webp().toBuffer()
const svg = async () => SVG_LOGO
const pdf = async () => pdfDocument()
type Asset = keyof typeof KINDS
const ASSETS = Object.keys(KINDS) as Asset[]

async function upload(asset: Asset, token: string, bytes: Uint8Array | string, fields = {}, name = "file.bin") {
	const answer = await send(url, KINDS[asset].operation, { token, raw: uploadBody(bytes, fields, { name }) })
	return { ...answer, address: (answer.body as Record<string, string>)[KINDS[asset].field] ?? "" }
}
const keyOf = (address: string) => address.replace(/^\/media\//, "")
const get = (address: string) => fetch(url + address)

/** Checks that the ledger and the storage hold the tenant's uploads in its row and no others. */
async function expectOnly(tenantId: string, keys: (string | null)[]): Promise<void> {
	const row = await db().tenant.findUniqueOrThrow({ where: { id: tenantId } })
	expect([row.logoKey, row.pdfGiftKey, row.pdfPreviewImageKey]).toEqual(keys)
	for (const key of keys) if (key) expect(await storage().head(key)).not.toBeNull()
	const ledger = await db().reclaimableObject.findMany({ where: { key: { startsWith: `assets/${tenantId}/` } } })
	expect(ledger).toEqual([])
}

describe.each(ASSETS)("%s", (asset) => {
	const { limit, help, column, good, ofSize } = KINDS[asset]

	it("is stored, shown in the settings and replaced, and is deleted when it is removed", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const first = await upload(asset, token, await good())
		expect(first.status).toBe(200)
		expect(first.address).toMatch(new RegExp(`^/media/assets/${tenant.id}/[a-z]+-[0-9a-f-]{36}\\.[a-z]{3,4}$`))
		expect((await get(first.address)).status).toBe(200)
		const second = await upload(asset, token, await good())
		expect(second.address).not.toBe(first.address)
		expect((await get(first.address)).status).toBe(404)
		expect((await get(second.address)).status).toBe(200)
		await expectOnly(
			tenant.id,
			ASSETS.map((each) => (each === asset ? keyOf(second.address) : null)),
		)

		const remove = () => send(url, "DELETE /api/admin/tenant-asset/{asset}", { params: { asset }, token })
		expect((await remove()).status).toBe(204)
		expect((await get(second.address)).status).toBe(404)
		await expectOnly(tenant.id, [null, null, null])
		expect((await remove()).status).toBe(204)

		const entries = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		const field = `${asset.replace("-", "_")}_url`
		expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
			{
				action: `tenant.${asset.replace("-", "_")}_uploaded`,
				before: { [field]: null },
				after: { [field]: first.address },
			},
			{
				action: `tenant.${asset.replace("-", "_")}_uploaded`,
				before: { [field]: first.address },
				after: { [field]: second.address },
			},
			{
				action: `tenant.${asset.replace("-", "_")}_removed`,
				before: { [field]: second.address },
				after: { [field]: null },
			},
		])
	})

	it("is accepted at exactly its limit, and refused with 413 one byte later", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		expect(UPLOAD_POLICY[asset === "pdf-gift" ? "gift" : asset === "logo" ? "logo" : "preview"].maxBytes).toBe(limit)
		const largest = await ofSize(limit)
		expect(largest.length).toBe(limit)
		const taken = await upload(asset, token, largest)
		expect(taken.status).toBe(200)
		const over = await upload(asset, token, await ofSize(limit + 1))
		expect(over).toMatchObject({ status: 413, refusal: { detail: `The file is too large: ${help}.` } })
		const far = await upload(asset, token, new Uint8Array(limit + 6 * MB))
		expect(far.status).toBe(413)
		await expectOnly(
			tenant.id,
			ASSETS.map((each) => (each === asset ? keyOf(taken.address) : null)),
		)
	})

	it("refuses wrong content under a right name with 415, damaged content with 422, and a missing file with 422", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const name = asset === "pdf-gift" ? "gift.pdf" : "picture.png"
		const refusal = `${asset === "pdf-gift" ? "This file isn't a PDF. " : ""}Please choose another file: ${help}.`
		const wrong = ["<!doctype html><script>alert(1)</script>", "GIF89a", "hello", `<html>${pdfDocument()}`]
		for (const content of [...wrong, asset === "pdf-gift" ? await picture().png().toBuffer() : pdfDocument()]) {
			const answer = await upload(asset, token, content, {}, name)
			expect(answer).toMatchObject({ status: 415, refusal: { detail: refusal } })
		}
		const half = (await good()).subarray(0, 60)
		const damaged = await upload(asset, token, half, {}, name)
		expect(damaged.status).toBe(422)
		expect(damaged.refusal.detail).toMatch(/^We can't use this (PDF|image) because it is damaged/)
		expect(damaged.refusal.errors).toMatchObject([{ field: "file", detail: damaged.refusal.detail }])
		const body = new FormData()
		body.set("file", "only text")
		for (const raw of [uploadBody(""), body, uploadBody("x", {}, { name: "" })]) {
			const answer = await send(url, KINDS[asset].operation, { token, raw })
			expect([415, 422]).toContain(answer.status)
		}
		expect(await upload(asset, token, "")).toMatchObject({
			status: 422,
			refusal: { detail: "Please choose a file.", errors: [{ field: "file", detail: "Please choose a file." }] },
		})
		const json = await send(url, KINDS[asset].operation, { token, body: { file: "x" } })
		expect(json.status).toBe(415)
		await expectOnly(tenant.id, [null, null, null])
	})

	it("does not make a form stale that is open elsewhere", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await upload(asset, token, await good())
		const after = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
		expect(after[column]).toMatch(/^assets\//)
		expect(after.settingsUpdatedAt).toEqual(tenant.settingsUpdatedAt)
	})

	it("is open to the platform for a tenant named in the form or the query, and refused without one", async () => {
		const { token } = await makeAdmin({ tenantId: null })
		const tenant = await makeTenant()
		const inForm = await upload(asset, token, await good(), { tenant_id: tenant.id })
		expect(inForm.address).toContain(tenant.id)
		const raw = uploadBody(await good())
		const inQuery = await send(url, KINDS[asset].operation, { token, raw, query: { tenant_slug: tenant.slug } })
		expect(inQuery.status).toBe(200)
		const none = await upload(asset, token, await good())
		expect(none.status).toBe(400)
		expect(none.refusal.detail).toMatch(/tenant/)
		const missing = await upload(asset, token, await good(), { tenant_id: crypto.randomUUID() })
		expect(missing.status).toBe(404)
	})

	it("refuses another tenant's id in the form, and stores nothing", async () => {
		const [own, other] = await Promise.all([makeTenantWithAdmin(), makeTenantWithAdmin()])
		const answer = await upload(asset, own.token, await good(), { tenant_id: other.tenant.id })
		expect(answer.status).toBe(403)
		await expectOnly(own.tenant.id, [null, null, null])
		await expectOnly(other.tenant.id, [null, null, null])
	})
})

describe("of two simultaneous uploads", () => {
	it("one stays, and the other leaves nothing", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const answers = await Promise.all(Array.from({ length: 6 }, () => upload("logo", token, SVG_LOGO)))
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
		const { logoKey } = await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
		await expectOnly(tenant.id, [logoKey, null, null])
		for (const { address } of answers) {
			expect((await get(address)).status).toBe(keyOf(address) === logoKey ? 200 : 404)
		}
	})
})

describe("every type that the policy names", () => {
	it.each([
		["logo", "image/jpeg", jpeg],
		["logo", "image/png", png],
		["logo", "image/webp", webp],
		["logo", "image/svg+xml", svg],
		["pdf-preview", "image/jpeg", jpeg],
		["pdf-preview", "image/png", png],
		["pdf-preview", "image/webp", webp],
		["pdf-gift", "application/pdf", pdf],
	] as const)("%s takes %s, whatever its name says, and serves it sandboxed", async (asset, type, make) => {
		const { token } = await makeTenantWithAdmin()
		const { address } = await upload(asset, token, await make(), {}, "page.html")
		const served = await get(address)
		expect(served.status).toBe(200)
		expect(served.headers.get("content-type")).toBe(type)
		expect(served.headers.get("x-content-type-options")).toBe("nosniff")
		expect(served.headers.get("content-security-policy")).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
		)
		if (asset !== "pdf-gift") expect(served.headers.get("cache-control")).toContain("immutable")
	})

	it("a preview accepts no SVG", async () => {
		const { token } = await makeTenantWithAdmin()
		expect((await upload("pdf-preview", token, SVG_LOGO)).status).toBe(415)
	})
})

describe("a stored file", () => {
	it("is upright, of a sensible size and without a location if it is a picture", async () => {
		const { token } = await makeTenantWithAdmin()
		const phone = await picture(3000, 1500)
			.withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer()
		const { address } = await upload("pdf-preview", token, phone)
		const bytes = Buffer.from(await (await get(address)).arrayBuffer())
		const { width, height, exif } = await sharp(bytes).metadata()
		expect({ width, height, exif }).toEqual({ width: 600, height: 1200, exif: undefined })
		expect(bytes.includes("somebody")).toBe(false)
	})

	it("is the original file if it is a gift, downloaded by the gift's own call", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const gift = pdfDocument("a gift")
		await upload("pdf-gift", token, gift)
		const params = { tenantSlug: tenant.slug }
		const { body } = await send(url, "GET /api/tenant/{tenantSlug}/download-gift", { params })
		const served = await get(body.download_url)
		expect(served.headers.get("content-disposition")).toMatch(/^attachment/)
		expect(served.headers.get("cache-control")).toBe("private, no-cache")
		expect(Buffer.from(await served.arrayBuffer()).equals(gift)).toBe(true)
		const page = await send(url, "GET /api/tenant/{tenantSlug}/thank-you", { params })
		expect(page.body.pdf_gift_url).toBe(body.download_url)
	})

	it("is the original file if it is an SVG", async () => {
		const { token } = await makeTenantWithAdmin()
		const { address } = await upload("logo", token, SVG_LOGO)
		expect(await (await get(address)).text()).toBe(SVG_LOGO)
	})

	it("is gone for visitors of an inactive tenant", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { address } = await upload("logo", token, SVG_LOGO)
		await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
		expect((await get(address)).status).toBe(404)
	})
})

describe("an SVG", () => {
	const around = (inside: string, attributes = "") =>
		`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
	it.each([
		["a script", around("<script>alert(1)</script>"), "it contains a script."],
		["a handler", around("", 'onload="alert(1)"'), "it contains an event handler."],
		["foreignObject", around("<foreignObject/>"), "it contains foreign content (foreignObject)."],
		["a DOCTYPE", `<!DOCTYPE svg>${around("")}`, "it contains a DOCTYPE."],
		["an address", around('<image href="https://example.com/x.png"/>'), "it refers to something outside itself."],
	])("with %s is refused by name", async (_, content, because) => {
		const { token } = await makeTenantWithAdmin()
		const answer = await upload("logo", token, content, {}, "logo.svg")
		expect(answer).toMatchObject({ status: 422, refusal: { detail: `We can't use this SVG because ${because}` } })
	})
})

it("more than 40 megapixels are refused, and 40 are accepted", async () => {
	const { token } = await makeTenantWithAdmin()
	const flood = await picture(8000, 5001).png({ compressionLevel: 1 }).toBuffer()
	expect(await upload("logo", token, flood)).toMatchObject({
		status: 422,
		refusal: { detail: "We can't use this image because it has more than 40 megapixels." },
	})
	expect((await upload("logo", token, await picture(8000, 5000).png({ compressionLevel: 1 }).toBuffer())).status).toBe(
		200,
	)
})

it("only a tenant's three uploads can be removed", async () => {
	const { token } = await makeTenantWithAdmin()
	for (const asset of ["avatar", "carousel_image", "%2e%2e", "LOGO"]) {
		const answer = await send(url, "DELETE /api/admin/tenant-asset/{asset}", { params: { asset }, token })
		expect(answer.status).toBe(404)
	}
})
