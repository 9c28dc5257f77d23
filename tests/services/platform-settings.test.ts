import sharp from "sharp"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { LoginContent } from "@/lib/client/contract"
import { closeDb, db } from "@/lib/db/client"
import { DEFAULT_LOGIN_CONTENT } from "@/lib/platform/default-content"
import { makeAdmin } from "../support/factories"
import { expectGone } from "../support/leftovers"
import { type RunningProduct, startProduct } from "../support/product"
import { picture, pictureOfSize, SVG_LOGO, uploadBody } from "../support/samples/asset-files"
import { send } from "../support/send"

/** A product has only one platform, so these tests start their own product. */
let product: RunningProduct
let url: string
let token: string

beforeAll(async () => {
	product = await startProduct("local")
	Object.assign(process.env, product.provided.environment)
	url = product.provided.url
	token = (await makeAdmin({ tenantId: null })).token
})
afterAll(async () => {
	await closeDb()
	await product.stop()
})
beforeEach(async () => {
	await db().carouselImage.deleteMany()
	await db().platformConfig.deleteMany()
	await db().auditEntry.deleteMany({ where: { tenantId: null } })
})

const MB = 1_048_576
const config = async () => (await send(url, "GET /api/platform/config")).body
const get = (address: string) => fetch(url + address)
const audit = () =>
	db().auditEntry.findMany({
		where: { action: { startsWith: "platform." } },
		orderBy: { createdAt: "asc" },
		select: { action: true, targetId: true, before: true, after: true, tenantId: true },
	})

const saveContent = (fields: Record<string, string>) =>
	send(url, "PUT /api/admin/platform/login-content", { token, raw: new URLSearchParams(fields) })
const saveSpeed = (carousel_speed: string) =>
	send(url, "PUT /api/admin/platform/carousel-speed", { token, raw: new URLSearchParams({ carousel_speed }) })
const addImage = async (fields: Record<string, string>, bytes?: Uint8Array | string) =>
	send(url, "POST /api/admin/platform/upload-carousel-image", {
		token,
		raw: uploadBody(bytes ?? (await picture().png().toBuffer()), fields),
	})
const order = (ids: unknown) => send(url, "PUT /api/admin/platform/carousel-order", { token, body: { ids } })
const shown = async () => (await config()).carousel_images.map(({ caption }) => caption)

describe("login content", () => {
	it("has its defaults", async () => {
		expect((await config()).login_content).toMatchObject({
			platform_admin_login_title: "Platform Administrator",
			platform_admin_login_subtitle: "Access the platform management dashboard",
			tenant_admin_login_title: "Tenant Administrator",
			tenant_admin_login_subtitle: "Access your business dashboard",
		})
		expect((await config()).login_content).toEqual(DEFAULT_LOGIN_CONTENT)
	})

	it.each([
		["page_title", 300],
		["welcome_heading", 300],
		["welcome_description", 2000],
		["login_button_text", 300],
		["platform_admin_login_title", 300],
		["platform_admin_login_subtitle", 300],
		["tenant_admin_login_title", 300],
		["tenant_admin_login_subtitle", 300],
		["footer_text", 2000],
	] as [keyof LoginContent, number][])(
		"%s can be saved alone, trimmed, at most %i characters long",
		async (field, cap) => {
			const saved = await saveContent({ [field]: `  ${"x".repeat(cap)}  ` })
			const expected = { ...DEFAULT_LOGIN_CONTENT, [field]: "x".repeat(cap) }
			expect(saved).toMatchObject({ status: 200, body: expected })
			expect((await config()).login_content).toEqual(expected)
			const over = await saveContent({ [field]: "x".repeat(cap + 1) })
			const detail = `${field} can have up to ${cap} characters`
			expect(over).toMatchObject({ status: 422, refusal: { detail, errors: [{ field, detail }] } })
			expect((await config()).login_content).toEqual(expected)

			const emptied = await saveContent({ [field]: "  " })
			expect(emptied.body).toEqual(DEFAULT_LOGIN_CONTENT)
			expect((await audit()).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
				{
					action: "platform.login_content_changed",
					before: { [field]: DEFAULT_LOGIN_CONTENT[field] },
					after: { [field]: "x".repeat(cap) },
				},
				{
					action: "platform.login_content_changed",
					before: { [field]: "x".repeat(cap) },
					after: { [field]: DEFAULT_LOGIN_CONTENT[field] },
				},
			])
		},
	)

	it("accepts all nine at once, also as a multipart form, leaves absent ones and ignores unknown ones", async () => {
		const all = Object.fromEntries(Object.keys(DEFAULT_LOGIN_CONTENT).map((field) => [field, `new ${field}`]))
		const raw = new FormData()
		for (const [field, value] of Object.entries({ ...all, id: "2", carousel_speed: "99" })) raw.set(field, value)
		const saved = await send(url, "PUT /api/admin/platform/login-content", { token, raw })
		expect(saved.body).toEqual(all)
		expect((await saveContent({ footer_text: "only this" })).body).toEqual({ ...all, footer_text: "only this" })
		expect((await config()).carousel_speed).toBe(30)
		await saveContent({})
		expect(await audit()).toHaveLength(2)
	})
})

describe("carousel speed", () => {
	it("is 30 seconds by default, and from 10 to 120", async () => {
		expect((await config()).carousel_speed).toBe(30)
		for (const speed of ["10", "120", "45"]) {
			expect(await saveSpeed(speed)).toMatchObject({ status: 200, body: { carousel_speed: Number(speed) } })
			expect((await config()).carousel_speed).toBe(Number(speed))
		}
	})

	it.each(["9", "121", "0", "-30", "30.5", "1e2", "0x20", "", "fast", "９９", "1000000000000"])(
		"cannot be %j",
		async (speed) => {
			const detail = "carousel_speed must be a whole number from 10 to 120"
			expect(await saveSpeed(speed)).toMatchObject({
				status: 422,
				refusal: { detail, errors: [{ field: "carousel_speed", detail }] },
			})
			expect((await config()).carousel_speed).toBe(30)
		},
	)

	it("is recorded once in the audit log, with both values", async () => {
		await saveSpeed("60")
		await saveSpeed("60")
		expect(await audit()).toEqual([
			{
				action: "platform.carousel_speed_changed",
				tenantId: null,
				targetId: null,
				before: { carousel_speed: 30 },
				after: { carousel_speed: 60 },
			},
		])
	})
})

describe("the platform logo", () => {
	const upload = async (bytes: Uint8Array | string) =>
		send(url, "POST /api/admin/platform/upload-logo", { token, raw: uploadBody(bytes) })

	it("is uploaded, replaced and removed, and its old object is deleted", async () => {
		expect((await config()).platform_logo_url).toBeNull()
		const first = await upload(SVG_LOGO)
		expect(first.body.logo_url).toMatch(/^\/media\/assets\/platform\/logo-[0-9a-f-]{36}\.svg$/)
		expect((await get(first.body.logo_url)).headers.get("content-security-policy")).toContain("sandbox")
		const second = await upload(await picture(3000, 3000).png().toBuffer())
		expect((await config()).platform_logo_url).toBe(second.body.logo_url)
		expect((await get(first.body.logo_url)).status).toBe(404)
		const bytes = Buffer.from(await (await get(second.body.logo_url)).arrayBuffer())
		expect((await sharp(bytes).metadata()).width).toBe(1024)

		expect((await send(url, "DELETE /api/admin/platform/logo", { token })).status).toBe(204)
		expect((await config()).platform_logo_url).toBeNull()
		expect((await get(second.body.logo_url)).status).toBe(404)
		expect((await send(url, "DELETE /api/admin/platform/logo", { token })).status).toBe(204)
		expect((await audit()).map(({ action }) => action)).toEqual([
			"platform.logo_uploaded",
			"platform.logo_uploaded",
			"platform.logo_removed",
		])
	})

	it("is accepted at exactly 5 MB and no more, and must be a picture", async () => {
		expect((await upload(await pictureOfSize(5 * MB))).status).toBe(200)
		expect(await upload(await pictureOfSize(5 * MB + 1))).toMatchObject({
			status: 413,
			refusal: { detail: "The file is too large: JPG, PNG, SVG or WebP, max 5MB." },
		})
		expect((await upload("%PDF-1.4")).status).toBe(415)
	})
})

describe("the carousel", () => {
	it("accepts an image with its caption, by default in the last place", async () => {
		const answer = await addImage({ caption: "  Ada, baker  " })
		expect(answer.status).toBe(200)
		expect(answer.body).toEqual({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			image_url: expect.stringMatching(/^\/media\/assets\/platform\/carousel_image-[0-9a-f-]{36}\.png$/),
			caption: "Ada, baker",
			order_index: 0,
		})
		expect((await get(answer.body.image_url)).status).toBe(200)
		expect((await addImage({ caption: "Second", order_index: "" })).body.order_index).toBe(1)
		expect((await config()).carousel_images[0]).toEqual(answer.body)
		expect(await shown()).toEqual(["Ada, baker", "Second"])
		expect((await audit())[0]).toEqual({
			action: "platform.carousel_image_uploaded",
			tenantId: null,
			targetId: answer.body.id,
			before: null,
			after: { image_url: answer.body.image_url, caption: "Ada, baker", order_index: 0 },
		})
	})

	it("inserts an image at the place that it names, and moves the others on", async () => {
		for (const caption of ["one", "two", "three"]) await addImage({ caption })
		expect((await addImage({ caption: "new", order_index: "1" })).body.order_index).toBe(1)
		expect(await shown()).toEqual(["one", "new", "two", "three"])
		expect((await addImage({ caption: "far", order_index: "10" })).body.order_index).toBe(10)
		expect((await addImage({ caption: "after" })).body.order_index).toBe(11)
	})

	it("requires a caption of at most 200 characters, and a whole number as a place", async () => {
		for (const fields of [{}, { caption: "" }, { caption: "   " }] as Record<string, string>[]) {
			const detail = "A caption is required"
			expect(await addImage(fields)).toMatchObject({
				status: 422,
				refusal: { detail, errors: [{ field: "caption", detail }] },
			})
		}
		expect((await addImage({ caption: "x".repeat(200) })).status).toBe(200)
		expect(await addImage({ caption: "x".repeat(201) })).toMatchObject({
			status: 422,
			refusal: { detail: "caption can have up to 200 characters" },
		})
		for (const order_index of ["-1", "1.5", "first", "10001"]) {
			expect(await addImage({ caption: "x", order_index })).toMatchObject({
				status: 422,
				refusal: { detail: "order_index must be a whole number from 0 to 10000" },
			})
		}
		expect(await addImage({ caption: "x" }, "")).toMatchObject({
			status: 422,
			refusal: { detail: "Please choose a file." },
		})
	})

	it("accepts JPG, PNG and WebP of exactly 5 MB, no SVG, and nothing larger", async () => {
		for (const format of ["jpeg", "png", "webp"] as const) {
			const { body, status } = await addImage({ caption: format }, await pictureOfSize(5 * MB, format))
			expect([format, status]).toEqual([format, 200])
			expect((await get(body.image_url)).headers.get("content-type")).toBe(`image/${format}`)
		}
		expect(await addImage({ caption: "x" }, await pictureOfSize(5 * MB + 1))).toMatchObject({
			status: 413,
			refusal: { detail: "The file is too large: JPG, PNG or WebP, max 5MB." },
		})
		expect(await addImage({ caption: "x" }, SVG_LOGO)).toMatchObject({
			status: 415,
			refusal: { detail: "Please choose another file: JPG, PNG or WebP, max 5MB." },
		})
	})

	it("changes a caption, and deletes an image with its object", async () => {
		const { body: image } = await addImage({ caption: "old" })
		const params = { id: image.id }
		const change = (caption: unknown, id = image.id) =>
			send(url, "PATCH /api/admin/platform/carousel-image/{id}", { token, params: { id }, body: { caption } })
		expect((await change(" new ")).body).toEqual({ ...image, caption: "new" })
		expect(await change("")).toMatchObject({ status: 422, refusal: { detail: "A caption is required" } })
		expect((await change(7)).status).toBe(422)
		expect((await change("x", crypto.randomUUID())).status).toBe(404)
		expect((await change("x", "1")).status).toBe(404)

		const remove = () => send(url, "DELETE /api/admin/platform/carousel-image/{id}", { token, params })
		expect((await remove()).status).toBe(204)
		expect(await shown()).toEqual([])
		expect((await get(image.image_url)).status).toBe(404)
		await expectGone(image.image_url.replace("/media/", ""))
		expect((await remove()).status).toBe(404)
		expect((await audit()).slice(1)).toEqual([
			{
				action: "platform.carousel_image_changed",
				tenantId: null,
				targetId: image.id,
				before: { caption: "old" },
				after: { caption: "new" },
			},
			{
				action: "platform.carousel_image_deleted",
				tenantId: null,
				targetId: image.id,
				before: { image_url: image.image_url, caption: "new", order_index: 0 },
				after: null,
			},
		])
	})

	it("is reordered by naming every image once", async () => {
		const images: string[] = []
		for (const caption of ["one", "two", "three"]) images.push((await addImage({ caption })).body.id)
		const [one = "", two = "", three = ""] = images
		const answer = await order([three, one, two])
		expect(answer.status).toBe(200)
		expect(answer.body.carousel_images.map(({ caption, order_index }) => [caption, order_index])).toEqual([
			["three", 0],
			["one", 1],
			["two", 2],
		])
		expect(await shown()).toEqual(["three", "one", "two"])
		expect((await audit()).at(-1)).toMatchObject({
			action: "platform.carousel_reordered",
			before: { ids: [one, two, three] },
			after: { ids: [three, one, two] },
		})
		const stale = [
			[],
			[one],
			[one, two],
			[one, two, two],
			[one, two, three, three],
			[one, two, crypto.randomUUID()],
			[one, two, "x"],
		]
		for (const ids of stale) {
			expect(await order(ids)).toMatchObject({
				status: 409,
				refusal: { detail: "The carousel changed while you were editing. Reload and try again." },
			})
		}
		for (const ids of [undefined, "x", { one }, [1, 2, 3]]) {
			expect(await order(ids)).toMatchObject({
				status: 422,
				refusal: { detail: "ids must be a list of the images' ids" },
			})
		}
		expect(await shown()).toEqual(["three", "one", "two"])
	})

	it("keeps a place for each of many simultaneous images", async () => {
		const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => addImage({ caption: `${index}` })))
		expect(answers.map(({ body }) => body.order_index).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
	})
})

it("leaves nothing in the ledger", async () => {
	const entries = await db().reclaimableObject.findMany({ where: { key: { startsWith: "assets/" } } })
	expect(entries).toEqual([])
})
