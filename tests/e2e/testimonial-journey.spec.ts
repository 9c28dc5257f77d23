import type { BrowserContext, Page, Request } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, storedSession, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { bytesOf, sha256 } from "../support/downloads"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { slowUploads } from "../support/network"
import { expectPlaying } from "../support/playing"
import { studio } from "../support/studio"

const FOOTER = "Powered by Video Testimonials Platform • Your video will be processed and stored securely"
const NETWORKS = /^https:\/\/(twitter\.com|www\.linkedin\.com|www\.facebook\.com)\//

/** The hash of the video that this page uploads, taken from the form itself as it is sent. */
async function watchUpload(page: Page): Promise<() => string> {
	let seen = ""
	await page.exposeFunction("noteUpload", (hash: string) => {
		seen = hash
	})
	await page.addInitScript(() => {
		const { send } = XMLHttpRequest.prototype
		XMLHttpRequest.prototype.send = function (body) {
			const video = body instanceof FormData ? body.get("video") : null
			if (video instanceof Blob) {
				void video
					.arrayBuffer()
					.then((bytes) => crypto.subtle.digest("SHA-256", bytes))
					.then((digest) => Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""))
					.then(Reflect.get(window, "noteUpload"))
			}
			send.call(this, body)
		}
	})
	return () => seen
}

const playback = (submissionId: string) => db().playback.findUniqueOrThrow({ where: { submissionId } })

/** Presses the button and returns the social network's page that its new tab opened. Nothing leaves this machine. */
async function sharedTo(page: Page, context: BrowserContext, label: string): Promise<URL> {
	const asked = context.waitForEvent("request", (request: Request) => NETWORKS.test(request.url()))
	const popup = page.waitForEvent("popup")
	await page.getByRole("button", { name: label, exact: true }).click()
	const url = new URL((await asked).url())
	await (await popup).close()
	await expect(page.getByText(`${label} is open in a new tab.`)).toBeVisible()
	return url
}

test("a customer records a testimonial, and the business watches, shares and deletes it @camera", async ({
	page,
	context,
	strictness,
}) => {
	strictness.allow(NETWORKS)
	strictness.allow(/outside request: https:\/\/(twitter|www\.linkedin|www\.facebook)\.com/)
	strictness.allow(/net::ERR_(FAILED|BLOCKED_BY_CLIENT)/)
	await context.route(NETWORKS, (route) => route.abort())
	const password = "a good password"
	const tenant = await makeTenant({ pageHeadline: "Tell us how it went", pageSubheadline: "One minute is plenty." })
	const { user } = await makeAdmin({ tenantId: tenant.id, password })
	const name = `Grace ${unique()}`
	const email = `grace-${unique()}@example.com`
	const uploaded = await watchUpload(page)
	const visitor = studio(page)

	await test.step("the customer records", async () => {
		await visitor.open(tenant.slug)
		await expect(page).toHaveTitle(`Tell us how it went · ${tenant.name}`)
		await expect(page.getByRole("heading", { level: 1, name: "Tell us how it went" })).toBeVisible()
		await expect(page.getByText("One minute is plenty.")).toBeVisible()
		await expect(page.getByRole("banner")).toHaveText(tenant.name)
		await expect(page.getByRole("heading", { level: 2, name: "Your Information" })).toBeVisible()
		await expect(page.getByRole("contentinfo")).toHaveText(FOOTER)
		await visitor.startCamera()
		// Two, to be sure of one: on a busy machine the first frame comes well after the recorder's clock began.
		await visitor.record(2)
		await expect(visitor.stage).toContainText(/Length\s*0:0[1-9]/)
		await expect(visitor.stage).toContainText(/Size\s*\d+\.\d MB/)
		await expect(visitor.playback).toBeVisible()
		await expectPlaying(page)
	})

	await test.step("fills in the form, consents and submits", async () => {
		await visitor.fill({ name, email, website: "example.com" })
		await visitor.consent.check()
		const fast = await slowUploads(page, 20_000)
		await visitor.submit.click()
		await expect(page.getByRole("progressbar", { name: "Sending your video" })).toBeVisible()
		await fast()
		await expect(page.getByRole("heading", { name: "Thank you very much for your video testimonial" })).toBeVisible()
		await expect(page).toHaveURL(new RegExp(`/${tenant.slug}/thank-you$`))
		await expect(page.getByRole("img", { name: "Success" })).toBeVisible()
		await expect(page.getByText("Your testimonial was submitted and will be reviewed by the team.")).toBeVisible()
		await expect(page.getByRole("link", { name: "Submit Another Testimonial" })).toHaveAttribute(
			"href",
			`/${tenant.slug}`,
		)
	})

	const stored = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
	expect(stored).toMatchObject({ email, website: "https://example.com", sha256: uploaded(), status: "pending" })
	const owner = dashboard(page)

	await test.step("the business signs in and sees it", async () => {
		await page.goto(`/admin/${tenant.slug}`)
		await page.getByLabel("Email").fill(user.email)
		await page.getByLabel("Password", { exact: true }).fill(password)
		await page.getByRole("button", { name: "Sign In" }).click()
		await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
		await expect(owner.row(name)).toContainText(email)
		await expect(owner.row(name)).toContainText("example.com")
		await expect(owner.row(name)).toContainText(/0:0[1-9]/)
		await expect(owner.row(name)).toContainText(/\d+\.\d MB/)
		await expect(owner.row(name)).toContainText("Pending")
	})

	await test.step("plays it in a new tab", async () => {
		const tab = page.waitForEvent("popup")
		await owner.watch(name).click()
		await expectPlaying(await tab)
		await (await tab).close()
	})

	const served =
		await test.step("downloads the copy that plays everywhere, and the original byte for byte", async () => {
			await expect.poll(async () => (await playback(stored.id)).state).toBe("ready")
			const { videoSha256 } = await playback(stored.id)
			const download = page.waitForEvent("download")
			await owner.choose(name, "Download")
			const file = await download
			expect(file.suggestedFilename()).toMatch(/^testimonial-grace-[\w-]+\.webm$/)
			expect(sha256(await bytesOf(file))).toBe(videoSha256)
			expect(videoSha256).not.toBe(stored.sha256)
			const original = await page.evaluate(async (id) => {
				const headers = { authorization: `Bearer ${localStorage.getItem("admin_token")}` }
				const answer = await fetch(`/api/admin/submission/${id}/download?original=1`, { headers })
				return (await answer.json()).download_url as string
			}, stored.id)
			expect(sha256(await (await page.request.get(original)).body())).toBe(stored.sha256)
			return videoSha256
		})

	await test.step("approves it", async () => {
		await owner.row(name).getByRole("button", { name: "Approve" }).click()
		await expect(owner.notifications).toContainText(`${name} approved`)
		await expect(owner.row(name)).toContainText("Approved")
		expect((await db().submission.findUniqueOrThrow({ where: { id: stored.id } })).status).toBe("approved")
	})

	const link = `${new URL(page.url()).origin}/testimonial/${stored.id}`
	const caption = `Watch ${name}'s video testimonial for ${tenant.name}`
	await test.step("shares it in each of the five ways", async () => {
		await owner.choose(name, "Share")
		const dialog = page.getByRole("dialog", { name: `Share ${name}'s testimonial` })
		const twitter = await sharedTo(page, context, "Twitter")
		expect(twitter.origin + twitter.pathname).toBe("https://twitter.com/intent/tweet")
		expect(Object.fromEntries(twitter.searchParams)).toEqual({ text: caption, url: link })
		const linkedin = await sharedTo(page, context, "LinkedIn")
		expect(linkedin.origin + linkedin.pathname).toBe("https://www.linkedin.com/sharing/share-offsite/")
		expect(linkedin.searchParams.get("url")).toBe(link)
		const facebook = await sharedTo(page, context, "Facebook")
		expect(facebook.origin + facebook.pathname).toBe("https://www.facebook.com/sharer/sharer.php")
		expect(facebook.searchParams.get("u")).toBe(link)

		const download = page.waitForEvent("download")
		await dialog.getByRole("button", { name: "Download" }).click()
		expect(sha256(await bytesOf(await download))).toBe(served)
		await expect(dialog.getByText(/^Your video is downloading\. Upload it/)).toBeVisible()
		await expect(dialog.getByLabel("Suggested caption")).toHaveValue(caption)

		await dialog.getByRole("button", { name: "Copy link" }).click()
		await expect(dialog.getByText("Link copied. Paste it wherever you like.")).toBeVisible()
		await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(link)
		await expect(dialog.getByLabel("Suggested caption")).toHaveValue(caption)
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

		await dialog.getByText("More", { exact: true }).click()
		const typed = dialog.getByLabel("Or type where to")
		await typed.fill("instagram")
		await dialog.getByRole("button", { name: "Share", exact: true }).click()
		await expect(dialog.getByText("Please choose: twitter, linkedin, facebook, download, or link")).toBeVisible()
		await expect(typed).toBeFocused()
		await typed.fill(" LINK ")
		await typed.press("Enter")
		await expect(dialog.getByText("Link copied. Paste it wherever you like.")).toBeVisible()
		await dialog.getByRole("button", { name: "Close" }).click()
	})

	await test.step("anyone with the link can watch it", async () => {
		const visit = await context.newPage()
		await visit.goto(link)
		await expect(visit.getByRole("heading", { name: "Video Testimonial" })).toBeVisible()
		await expect(visit.getByText(`Shared by ${tenant.name}`)).toBeVisible()
		await expect(visit.getByText(name, { exact: true })).toBeVisible()
		await expect(visit.getByRole("link", { name: /^example\.com/ })).toHaveAttribute("href", "https://example.com")
		await expect(visit.getByLabel(`Video testimonial by ${name}`)).toBeVisible()
		await expectPlaying(visit)
		await expect(visit.getByRole("link", { name: "Record your own testimonial" })).toHaveAttribute(
			"href",
			`/${tenant.slug}`,
		)
		await visit.close()
	})

	await test.step("exports the list", async () => {
		const download = page.waitForEvent("download")
		await page.getByRole("link", { name: "Export CSV" }).click()
		const file = await download
		expect(file.suggestedFilename()).toMatch(/^testimonials-\d{4}-\d\d-\d\d\.csv$/)
		const csv = (await bytesOf(file)).toString()
		expect(csv.startsWith("\uFEFF")).toBe(true)
		const lines = csv.trimEnd().split("\n")
		expect(lines).toHaveLength(2)
		expect(lines[1]).toContain(`${stored.id},${tenant.name},${name},${email},https://example.com,approved,`)
	})

	await test.step("deletes it after one confirmation", async () => {
		await owner.choose(name, "Delete")
		const question = page.getByRole("alertdialog", { name: `Delete ${name}'s testimonial?` })
		await expect(question).toContainText(
			"Are you sure you want to delete this testimonial? This action cannot be undone.",
		)
		await question.getByRole("button", { name: "Delete" }).click()
		// The row disappears at once. The server's answer then confirms the deletion.
		await expect(owner.notifications).toContainText(`${name} deleted`)
		await expect(page.getByRole("heading", { name: "No testimonials yet" })).toBeVisible()
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
		expect((await page.request.get(link)).status()).toBe(404)
	})

	await test.step("logs out", async () => {
		expect((await storedSession(page)).every(Boolean)).toBe(true)
		await owner.logout()
		await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
		expect(await storedSession(page)).toEqual([null, null])
		await owner.open(tenant.slug)
		await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}$`))
	})
})
