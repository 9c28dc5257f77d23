import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { fixture, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { startHostPage } from "../support/host-page"
import { inspectEverywhere } from "../support/inspect-screen"

test.use({ reducedMotion: "reduce" })

test("a business makes a widget, copies its code, and its testimonial plays on another website", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/^outside request: http:\/\/(127\.0\.0\.1|localhost):/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const tab = `/admin/${tenant.slug}/dashboard?tab=website`
	await page.goto(tab)
	await expect(page.getByText("You have no approved testimonials yet.")).toBeVisible()
	await inspectEverywhere(page)

	const bytes = await fixture("chrome-vp9-opus.webm")
	await makeSubmission({ tenantId: tenant.id, status: "approved", bytes, name: "Ada" })
	await page.reload()
	await expect(page.getByText("You have 1 approved testimonial to show.")).toBeVisible()
	await page.getByRole("button", { name: "New wall" }).click()
	await expect(page.getByRole("heading", { name: "Wall" })).toBeVisible()
	const preview = page.getByRole("region", { name: "Preview of your widget" })
	await expect(preview.getByRole("button", { name: "Play the video of Ada" })).toBeVisible()
	await inspectEverywhere(page)

	// What the form shows is what the preview draws, before it is saved.
	await page.getByRole("button", { name: "Edit" }).click()
	await page.getByLabel("Name of the customer").uncheck()
	await expect(preview.getByRole("button", { name: "Play the video of a customer" })).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Save" }).click()
	await expect(page.getByText("Widget saved")).toBeVisible()

	const code = page.getByRole("group", { name: "widget code" })
	await expect(code).not.toContainText('height="880"')
	await page.getByRole("button", { name: "Copy widget code" }).click()
	const copied = await page.evaluate(() => navigator.clipboard.readText())
	expect(copied).toBe(await code.textContent())
	await page.getByText("My site has a security policy").click()
	const policy = await page.getByRole("group", { name: "security policy" }).textContent()

	// By name instead of by address, so that it is a different site from the host's, as in real life.
	const { url } = e2eProduct()
	const here = (text: string) => text.replaceAll(url, `http://localhost:${new URL(url).port}`)
	const reset = "img, video { display: block; max-width: 100%; height: auto }"
	const host = await startHostPage(
		`<link rel="stylesheet" href="data:text/css,${encodeURIComponent(reset)}">
		${here(copied)}<p>Below the wall.</p>`,
		{
			"content-security-policy": `default-src 'none'; style-src data:; ${here(policy ?? "")}`,
		},
	)
	let release: () => void = () => undefined
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route("**/widget.js", async (route) => {
		await held
		await route.continue()
	})
	try {
		await page.goto(host.origin, { waitUntil: "domcontentloaded" })
		const below = page.getByText("Below the wall.")
		const before = await below.boundingBox()
		const reserved = await page.locator("[data-testimonials]").boundingBox()
		expect(reserved?.height).toBeGreaterThan(200)
		release()
		const play = page.getByRole("button", { name: "Play the video of a customer" })
		await expect(play).toBeVisible()
		expect(await below.boundingBox()).toEqual(before)
		await play.click()
		const video = page.locator("video")
		await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
	} finally {
		await host.stop()
	}

	await page.goto(tab)
	await page.getByRole("button", { name: "More for Wall" }).click()
	await page.getByRole("menuitem", { name: "Delete" }).click()
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
	await expect(page.getByRole("heading", { name: "Show your testimonials on your website" })).toBeVisible()
	expect(await db().widget.count({ where: { tenantId: tenant.id } })).toBe(0)
})
