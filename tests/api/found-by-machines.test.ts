import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { consume } from "@/lib/limits/consume"
import { businessSitemap, sitemapIndex } from "@/lib/submissions/discovery/sitemap"
import { makeAdmin, makeCaptions, makeConsent, makeSubmission, makeTenant } from "../support/factories"
import { readScreen } from "../support/read-screen"
import { send } from "../support/send"

const { url } = inject("product")

const SHARED = {
	status: "approved",
	sharedAt: new Date("2026-01-16"),
	createdAt: new Date("2026-01-15T09:30:00Z"),
	durationMs: 65_400,
	width: 720,
	height: 1280,
	posterKey: "submissions/x/poster.jpg",
} as const
const HOSTILE = "</script><script>alert(1)</script><!--"

async function world(settings: Parameters<typeof makeTenant>[0] = {}) {
	const tenant = await makeTenant({ wallEnabled: true, showInSearch: true, ...settings })
	const { submission, token } = await makeConsent({ tenantId: tenant.id, name: "Grace", ...SHARED })
	const testimonial = `${url}/testimonial/${submission.id}`
	return { tenant, submission, consentToken: token, testimonial, wall: `${url}/wall/${tenant.slug}` }
}

const embedOf = (address: string, query: object = {}) =>
	send(url, "GET /api/oembed", { query: { url: address, ...query } })
const sitemapOf = async (slug: string) => (await send(url, "GET /sitemap.xml", { query: { business: slug } })).text
const indexText = async () => (await send(url, "GET /sitemap.xml")).text

/** What search engines read on a page. */
async function graphOf(address: string): Promise<Record<string, unknown>[]> {
	const { html } = await readScreen(address)
	const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
	return json ? JSON.parse(json)["@graph"] : []
}

/** Everything that machines find of a testimonial, by place. */
async function placesOf({ tenant, submission, testimonial, wall }: Awaited<ReturnType<typeof world>>) {
	const [onPage, onWall, embed, frame, wallFrame, sitemap, wallPage] = await Promise.all([
		graphOf(testimonial),
		graphOf(wall),
		embedOf(testimonial),
		fetch(`${url}/embed/${submission.id}`),
		fetch(`${url}/embed/wall/${tenant.slug}`).then((answer) => answer.text()),
		sitemapOf(tenant.slug),
		readScreen(wall),
	])
	return Object.entries({
		"its structured data": onPage.length > 0,
		"the wall's structured data": onWall.some(({ url: address }) => address === testimonial),
		oEmbed: embed.status === 200,
		"its frame": frame.status === 200,
		"the wall's frame": wallFrame.includes(submission.id),
		"the sitemap": sitemap.includes(testimonial),
		"the wall": wallPage.html.includes(submission.id),
	})
		.filter(([, found]) => found)
		.map(([place]) => place)
}

const ALL = [
	"its structured data",
	"the wall's structured data",
	"oEmbed",
	"its frame",
	"the wall's frame",
	"the sitemap",
	"the wall",
]

describe("structured data", () => {
	it("describes the video on its own page and on the wall, with the words of approved captions", async () => {
		const { tenant, submission, testimonial, wall } = await world()
		const captions = { tenantId: tenant.id, submissionId: submission.id }
		await makeCaptions({ ...captions, state: "draft" })
		expect((await graphOf(testimonial))[0]).not.toHaveProperty("transcript")
		await db().captions.update({ where: { submissionId: submission.id }, data: { state: "approved" } })
		const media = `${url}/media/submissions/${submission.id}`
		const video = {
			"@type": "VideoObject",
			name: `Grace about ${tenant.name}`,
			thumbnailUrl: `${media}/poster`,
			uploadDate: "2026-01-15T09:30:00.000Z",
			duration: "PT65S",
			url: testimonial,
			contentUrl: `${media}/video`,
			embedUrl: `${url}/embed/${submission.id}`,
			transcript: "Hello.",
			description: expect.any(String),
		}
		expect(await graphOf(testimonial)).toEqual([video])
		expect(await graphOf(wall)).toEqual([video])
	})

	it("cannot be left by a name", async () => {
		const { tenant, submission, testimonial, wall } = await world()
		await db().submission.update({ where: { id: submission.id }, data: { name: HOSTILE } })
		for (const address of [testimonial, wall]) {
			expect((await graphOf(address))[0]?.name).toBe(`${HOSTILE} about ${tenant.name}`)
			expect((await readScreen(address)).html).not.toContain("<script>alert")
		}
		const frame = await (await fetch(`${url}/embed/${submission.id}`)).text()
		expect(frame).not.toContain("<script")
		expect((await embedOf(testimonial)).body.html).not.toContain("<script")
	})

	it("holds no stars, and the pages are indexed", async () => {
		const { testimonial, wall } = await world()
		for (const address of [testimonial, wall]) {
			const { html } = await readScreen(address)
			expect(html).not.toMatch(/name="robots"|Review|Rating/)
		}
	})
})

describe("oEmbed", () => {
	it("is named by both pages, and answers a frame within the room that is asked for", async () => {
		const { tenant, submission, testimonial, wall } = await world()
		for (const address of [testimonial, wall]) {
			const link = (await readScreen(address)).document.querySelector('link[type="application/json+oembed"]')
			const found = await fetch(link?.getAttribute("href") ?? expect.fail("no link"))
			expect(found.headers.get("access-control-allow-origin")).toBe("*")
			expect(await found.json()).toEqual((await embedOf(address)).body)
		}
		const { body } = await embedOf(testimonial, { maxwidth: 400, maxheight: 440 })
		expect(body).toMatchObject({ type: "video", title: `Grace about ${tenant.name}`, width: 225, height: 440 })
		expect(body.html).toContain(`src="${url}/embed/${submission.id}" width="225" height="440"`)
		expect(body).not.toHaveProperty("thumbnail_url")
		const whole = (await embedOf(testimonial)).body
		expect(whole).toMatchObject({ thumbnail_width: 720, thumbnail_height: 1280 })
		const row = (await embedOf(wall, { maxwidth: 300 })).body
		expect(row).toMatchObject({ type: "rich", title: `What customers say about ${tenant.name}`, width: 300 })
	})

	it("answers for no other address", async () => {
		const { submission, testimonial, tenant } = await world()
		for (const address of [
			testimonial.replace("://", "://evil."),
			`https://evil.example/testimonial/${submission.id}`,
			`${url}/${tenant.slug}`,
			`${url}/testimonial/x`,
			"nothing",
		]) {
			expect((await embedOf(address)).status, address).toBe(404)
		}
		for (const query of [{ maxwidth: "0" }, { maxheight: "x" }, { format: "xml" }]) {
			expect((await embedOf(testimonial, query)).status, JSON.stringify(query)).toBe(422)
		}
	})

	it("embeds a page that any site may frame and that runs no script, while ours stay unframed", async () => {
		const { submission, testimonial, wall, tenant } = await world()
		for (const path of [`/embed/${submission.id}`, `/embed/wall/${tenant.slug}`]) {
			const { headers, status } = await fetch(url + path)
			const policy = headers.get("content-security-policy") ?? ""
			expect([status, headers.get("x-frame-options")]).toEqual([200, null])
			expect(policy).toContain("frame-ancestors *")
			expect(policy).toContain("default-src 'none'")
			expect(policy).not.toContain("script-src")
		}
		for (const address of [testimonial, wall]) {
			const { headers } = await fetch(address)
			expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
		}
	})
})

it("answers 404 for a frame whose testimonial is gone, however often it is asked", async () => {
	const { submission, consentToken } = await world()
	await send(url, "POST /api/consent/{token}/withdraw", { params: { token: consentToken } })
	const gone = await fetch(`${url}/embed/${submission.id}`)
	expect(gone.status).toBe(404)
	const again = { headers: { "if-none-match": gone.headers.get("etag") ?? "" } }
	const asked = await fetch(`${url}/embed/${submission.id}`, again)
	expect([asked.status, await asked.text()]).toEqual([404, await gone.text()])
})

describe("the sitemap", () => {
	it("is named by robots.txt, and lists walls and what is approved and shared", async () => {
		const { tenant, testimonial, wall } = await world()
		const only = (row: object) => makeSubmission({ tenantId: tenant.id, ...SHARED, ...row })
		await only({ sharedAt: null })
		await only({ status: "pending" })
		const robots = (await send(url, "GET /robots.txt")).text
		expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`)
		expect(await indexText()).toContain(`<loc>${url}/sitemap.xml?business=${tenant.slug}</loc>`)
		const listed = [...(await sitemapOf(tenant.slug)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
		expect(listed).toEqual([wall, testimonial])
	})

	it("is refused to an address that has read six hundred files within a minute, and to no other", async () => {
		const from = (address: string) => fetch(`${url}/sitemap.xml`, { headers: { "x-forwarded-for": address } })
		await consume("SITEMAP_ADDRESS", "203.0.113.70", 599)
		expect((await from("203.0.113.70")).status).toBe(200)
		const refused = await from("203.0.113.70")
		expect([refused.status, (await refused.json()).detail]).toEqual([
			429,
			expect.stringMatching(/^Too many requests from your network\. Please try again /),
		])
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
		expect((await from("203.0.113.71")).status).toBe(200)
	})

	it("comes in files of a certain size, found by key", async () => {
		const { tenant, testimonial, wall } = await world()
		for (let day = 1; day <= 4; day++) {
			await makeSubmission({ tenantId: tenant.id, ...SHARED, createdAt: new Date(2025, 5, day) })
		}
		const index = await sitemapIndex(2)
		const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)]
			.map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).searchParams)
			.filter((query) => query.get("business") === tenant.slug)
		expect(files).toHaveLength(3)
		const texts = await Promise.all(
			files.map((query) => businessSitemap(tenant.slug, query.get("after") ?? undefined, 2)),
		)
		const listed = texts.map((text) => [...(text ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address))
		expect(listed.map((addresses) => addresses.length)).toEqual([3, 2, 1])
		expect(listed[0]?.slice(0, 2)).toEqual([wall, testimonial])
		expect(new Set(listed.flat()).size).toBe(6)
		// A full last file is followed by none.
		await db().submission.deleteMany({ where: { tenantId: tenant.id, createdAt: new Date(2025, 5, 1) } })
		expect((await sitemapIndex(2)).split(`business=${tenant.slug}`)).toHaveLength(3)
	})

	it("lists testimonials without a wall that is not published, which other sites cannot embed either", async () => {
		const { tenant, testimonial, wall } = await world({ wallEnabled: false })
		const sitemap = await fetch(`${url}/sitemap.xml?business=${tenant.slug}`).then((answer) => answer.text())
		expect(sitemap).toContain(testimonial)
		expect(sitemap).not.toContain(wall)
		expect((await embedOf(wall)).status).toBe(404)
		expect((await fetch(`${url}/embed/wall/${tenant.slug}`)).status).toBe(404)
	})

	it.each([
		["that do not want to be found", { showInSearch: false }],
		["that are switched off", { isActive: false }],
		["without video testimonials", { videoTestimonialsEnabled: false }],
	])("leaves out businesses %s", async (_, settings) => {
		const { tenant } = await world(settings)
		expect(await indexText()).not.toContain(tenant.slug)
		expect((await send(url, "GET /sitemap.xml", { query: { business: tenant.slug } })).status).toBe(404)
	})
})

describe("what machines find", () => {
	it("is in all places, and in none but the wall itself with the switch off", async () => {
		const found = await world()
		expect(await placesOf(found)).toEqual(ALL)
		const { token } = await makeAdmin({ tenantId: found.tenant.id })
		await send(url, "PUT /api/admin/tenant-settings", { token, body: { show_in_search: false } })
		expect(await placesOf(found)).toEqual(["the wall"])
	})

	it("leaves a testimonial's page as it was with the switch off", async () => {
		const { tenant, testimonial } = await world({ showInSearch: false })
		const nonce = /nonce-[^']+|nonce="[^"]*"|\\"nonce\\":\\"[^"]*\\"/g
		const before = (await readScreen(testimonial)).html.replaceAll(nonce, "")
		await db().tenant.update({ where: { id: tenant.id }, data: { showInSearch: true } })
		expect((await readScreen(testimonial)).html).toContain("ld+json")
		await db().tenant.update({ where: { id: tenant.id }, data: { showInSearch: false } })
		const after = (await readScreen(testimonial)).html
		expect(after.replaceAll(nonce, "")).toBe(before)
		expect(after).not.toMatch(/ld\+json|oembed|\/embed\//)
	})

	type Found = Awaited<ReturnType<typeof world>>
	it.each<[string, (found: Found, token: string) => Promise<unknown>]>([
		[
			"rejected",
			({ submission }, token) =>
				send(url, "PATCH /api/admin/submission/{id}", {
					token,
					params: { id: submission.id },
					body: { status: "rejected" },
				}),
		],
		[
			"withdrawn",
			({ consentToken }) => send(url, "POST /api/consent/{token}/withdraw", { params: { token: consentToken } }),
		],
		[
			"erased",
			({ submission }, token) =>
				send(url, "POST /api/admin/people/erase", { token, body: { email: submission.email } }),
		],
		[
			"deleted",
			({ submission }, token) =>
				send(url, "DELETE /api/admin/submission/{id}", { token, params: { id: submission.id } }),
		],
		[
			"of a business whose product is switched off",
			({ tenant }) => db().tenant.update({ where: { id: tenant.id }, data: { videoTestimonialsEnabled: false } }),
		],
		[
			"of an inactive business",
			({ tenant }) => db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } }),
		],
	])("is gone with the next request once a testimonial is %s", async (_, end) => {
		const found = await world()
		const { token } = await makeAdmin({ tenantId: found.tenant.id })
		expect(await placesOf(found)).toEqual(ALL)
		await end(found, token)
		expect(await placesOf(found)).toEqual([])
	})
})
