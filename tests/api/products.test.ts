import { beforeEach, describe, expect, inject, it } from "vitest"
import type { OperationName } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { contract } from "@/lib/description/contract"
import { storage } from "@/lib/storage/storage"
import { fixture, makeAdmin, makeSubmission, makeTenant, unique } from "../support/factories"
import { send } from "../support/send"
import { VISITOR_OPERATIONS, type VisitorOperation, visitRequest } from "../support/visit"

const { url } = inject("product")

/** A tenant with data at every one of its public addresses, and an admin who may switch it. */
async function makeShop() {
	const video = await fixture("chrome-vp9-opus.webm")
	const file = `logo-${unique()}.png`
	const made = await makeTenant({ pdfGiftKey: "assets/x/gift-1.pdf" })
	const logoKey = `assets/${made.id}/${file}`
	await storage().putBytes(logoKey, Buffer.from("png"), "image/png")
	const tenant = await db().tenant.update({ where: { id: made.id }, data: { logoKey } })
	const shared = await makeSubmission({ tenantId: tenant.id, status: "approved", sharedAt: new Date(), bytes: video })
	return { tenant, shared, video, asset: `/media/${logoKey}` }
}

let shop: Awaited<ReturnType<typeof makeShop>>
let platform: Awaited<ReturnType<typeof makeAdmin>>

beforeEach(async () => {
	shop = await makeShop()
	platform = await makeAdmin({ tenantId: null })
})

const params = () => ({ tenant_id: shop.tenant.id })
const setActive = (is_active: boolean) =>
	send(url, "PATCH /api/admin/tenant/{tenant_id}", { token: platform.token, params: params(), body: { is_active } })
const setAccess = (fields: Record<string, string>) =>
	send(url, "PUT /api/admin/tenant/{tenant_id}/product-access", {
		token: platform.token,
		params: params(),
		raw: new URLSearchParams(fields),
	})

const readyVisit = async (name: VisitorOperation) => {
	const { options, success, again = async () => options } = await visitRequest(name, { url, ...shop })
	return { name, visit: async () => send(url, name, await again()), success }
}
/** HEAD has no body for the detail. */
const refusing = (name: VisitorOperation, status: number, detail: string) =>
	name.startsWith("HEAD ") ? { status } : { status, refusal: { detail } }
/** Public addresses that do not name the tenant but close with it all the same. */
const elsewhere = async () => {
	const submission = { params: { submissionId: shop.shared.id } }
	const media = { params: { id: shop.shared.id, kind: "video" } }
	const [view, video, asset, page] = await Promise.all([
		send(url, "GET /api/testimonial/{submissionId}", submission),
		send(url, "GET /media/submissions/{id}/{kind}", media),
		fetch(url + shop.asset),
		fetch(`${url}/testimonial/${shop.shared.id}`),
	])
	return [view.status, video.status < 400 ? 200 : video.status, asset.status, page.status]
}

const productOf = (name: VisitorOperation) => contract[name].product as "video_testimonials" | "chatbot"

describe("an inactive tenant", () => {
	it("has no public side at all until it is active again", async () => {
		expect(await elsewhere()).toEqual([200, 200, 200, 200])
		const visits = await Promise.all(VISITOR_OPERATIONS.map(readyVisit))
		expect((await setActive(false)).body.is_active).toBe(false)
		const gone = "Testimonial page not found. Please check the URL."
		for (const { name, visit } of visits) expect(await visit()).toMatchObject(refusing(name, 404, gone))
		expect(await elsewhere()).toEqual([404, 404, 404, 404])
		for (const path of ["", "/thank-you"]) expect((await fetch(`${url}/${shop.tenant.slug}${path}`)).status).toBe(404)
		await setActive(true)
		for (const { visit, success } of visits) expect((await visit()).status).toBe(success)
		expect(await elsewhere()).toEqual([200, 200, 200, 200])
	})

	it("does not count a gift as downloaded", async () => {
		await setActive(false)
		const body = { submission_id: shop.shared.id }
		const options = { params: { tenantSlug: shop.tenant.slug }, body }
		expect((await send(url, "POST /api/tenant/{tenantSlug}/log-gift-download", options)).status).toBe(204)
		expect(await db().giftDownload.count({ where: { tenantId: shop.tenant.id } })).toBe(0)
	})

	it("lets its admins sign in", async () => {
		const withPassword = await makeAdmin({ tenantId: shop.tenant.id, password: "secret1" })
		await setActive(false)
		const body = { email: withPassword.user.email, password: "secret1" }
		expect((await send(url, "POST /api/admin/login", { body })).status).toBe(200)
	})
})

describe("a product that is switched off", () => {
	const readsOnly = (name: OperationName) => name.startsWith("GET ")
	const OFF = {
		video_testimonials: { video_testimonials_enabled: "false", video_testimonials_message: "Back in June." },
		chatbot: { chatbot_enabled: "false", chatbot_message: "Back in June." },
	}
	const other = { video_testimonials: "chatbot", chatbot: "video_testimonials" } as const

	it.each(VISITOR_OPERATIONS)("%s says so on reads and refuses writes, for its own product only", async (name) => {
		const product = productOf(name)
		const { visit, success } = await readyVisit(name)
		await setAccess(OFF[other[product]])
		expect((await visit()).status).toBe(success)
		await setAccess(OFF[product])
		const answer = await visit()
		if (readsOnly(name)) expect(answer.status).toBe(success)
		else expect(answer).toMatchObject(refusing(name, 403, "Back in June."))
		await setAccess({ [`${product}_message`]: "" })
		const silent = await visit()
		if (!readsOnly(name)) expect(silent).toMatchObject(refusing(name, 403, "This page is currently unavailable."))
		await setAccess({ [`${product}_enabled`]: "true" })
		expect((await visit()).status).toBe(success)
	})

	it("says so in the page's data, and on the page itself", async () => {
		await setAccess(OFF.video_testimonials)
		for (const name of ["GET /api/tenant/{tenantSlug}", "GET /api/tenant/{tenantSlug}/thank-you"] as const) {
			expect((await send(url, name, { params: { tenantSlug: shop.tenant.slug } })).body).toMatchObject({
				video_testimonials_enabled: false,
				video_testimonials_message: "Back in June.",
			})
		}
		const page = await (await fetch(`${url}/${shop.tenant.slug}`)).text()
		expect(page).toContain("Page Not Available")
		expect(page).toContain("Back in June.")
	})

	it("leaves data, shared pages and uploads in place", async () => {
		await setAccess({ ...OFF.video_testimonials, ...OFF.chatbot })
		expect(await elsewhere()).toEqual([200, 200, 200, 200])
		expect(await db().submission.count({ where: { tenantId: shop.tenant.id } })).toBe(1)
	})
})
