import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { fixture, makeSubmission, makeTenant, unique } from "../support/factories"

/** Name or property of each meta element, and what it says; as a crawler reads them, without running a script. */
function metaOf(page: Page): Promise<Record<string, string>> {
	return page.evaluate(() =>
		Object.fromEntries(
			Array.from(document.querySelectorAll("meta"), (meta) => [
				meta.getAttribute("property") ?? meta.name,
				meta.content,
			]),
		),
	)
}

test.use({ javaScriptEnabled: false })

test("a shared testimonial tells crawlers what it is; only an approved one is indexed", async ({ page }) => {
	const tenant = await makeTenant()
	const name = `Ada ${unique()}`
	const posterKey = `submissions/${tenant.id}/${unique()}/poster.jpg`
	await storage().putBytes(posterKey, Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "image/jpeg")
	const bytes = await fixture("chrome-vp9-opus.webm")
	const { id } = await makeSubmission({ tenantId: tenant.id, name, bytes, posterKey })
	const address = `${e2eProduct().url}/testimonial/${id}`
	await page.goto(address)
	const title = `${name} about ${tenant.name}`
	const poster = `${e2eProduct().url}/media/submissions/${id}/poster`
	await expect(page).toHaveTitle(title)
	expect(await metaOf(page)).toMatchObject({
		robots: "noindex, nofollow",
		"og:title": title,
		"og:description": `A video testimonial shared by ${tenant.name}.`,
		"og:type": "video.other",
		"og:url": address,
		"og:site_name": tenant.name,
		"og:image": poster,
		"og:video": `${e2eProduct().url}/media/submissions/${id}/video`,
		"og:video:type": "video/webm",
		"twitter:card": "summary_large_image",
		"twitter:title": title,
		"twitter:image": poster,
	})
	await db().submission.update({ where: { id }, data: { status: "approved" } })
	await page.reload()
	expect(await metaOf(page)).not.toHaveProperty("robots")
})

test("without a poster a plain card; nothing is said of what is gone", async ({ page, strictness }) => {
	strictness.allow(/status of 404/)
	const tenant = await makeTenant()
	const name = `Ada ${unique()}`
	const { id } = await makeSubmission({ tenantId: tenant.id, name, bytes: await fixture("chrome-vp9-opus.webm") })
	await page.goto(`/testimonial/${id}`)
	const meta = await metaOf(page)
	expect(meta["twitter:card"]).toBe("summary")
	expect(meta).not.toHaveProperty("og:image")
	await db().submission.update({ where: { id }, data: { status: "rejected" } })
	await page.reload()
	expect(await metaOf(page)).toMatchObject({ robots: "noindex" })
	expect(await page.content()).not.toContain(name)
})

test("who is told what: dashboards and logins are not indexed, a tenant's page is", async ({ page }) => {
	const { slug } = await makeTenant()
	for (const [path, robots] of [
		["/admin/platform", "noindex"],
		[`/admin/${slug}`, "noindex"],
		[`/${slug}/thank-you`, "noindex"],
		[`/${slug}`, undefined],
		["/", undefined],
	] as const) {
		await page.goto(path)
		expect((await metaOf(page)).robots, path).toBe(robots)
	}
})
