import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { fixture, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { inspectScreen } from "../support/inspect-screen"

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9, 0) - minutes * 60_000)

test("an owner judges one testimonial after the other without scrolling @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const bytes = await fixture("chrome-vp9-opus.webm")
	const about = { tenantId: tenant.id, bytes, width: 640, height: 360 }
	const ada = await makeSubmission({ ...about, name: "Ada", createdAt: at(0) })
	await makeSubmission({ ...about, name: "Bob", createdAt: at(1), status: "approved" })
	await makeSubmission({ ...about, name: "Eve", createdAt: at(2) })
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/watch/${ada.id}?status=pending`)
	const approve = page.getByRole("button", { name: "Approve" })
	const parts = [
		page.getByLabel("Video testimonial by Ada"),
		page.getByRole("heading", { level: 1, name: "Ada" }),
		page.getByText("Pending", { exact: true }),
		approve,
		page.getByRole("button", { name: "Reject" }),
	]
	for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
	await inspectScreen(page)
	await approve.click()
	await expect(page.getByText("Ada approved")).toBeVisible()
	expect((await db().submission.findUniqueOrThrow({ where: { id: ada.id } })).status).toBe("approved")
	await page.getByRole("link", { name: "Next" }).click()
	await expect(page.getByRole("heading", { level: 1, name: "Eve" })).toBeVisible()
	await expect(page.getByLabel("Video testimonial by Eve")).toHaveJSProperty("error", null)
	await expect(page.getByRole("link", { name: "Next" })).toHaveAttribute("aria-disabled", "true")
	// Ada has left the list of pending ones, and Eve is the last of it.
	await expect(page.getByRole("link", { name: "Previous" })).toHaveAttribute("aria-disabled", "true")
	await page.getByRole("link", { name: "Testimonials", exact: true }).click()
	await expect(page).toHaveURL(/\?tab=testimonials&status=pending$/)
})

test("no toast covers the actions of a row, wherever the list is scrolled @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const names = Array.from({ length: 8 }, (_, index) => `Customer ${index + 1}`)
	for (const [index, name] of names.entries()) await makeSubmission({ tenantId: tenant.id, name, createdAt: at(index) })
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await page.getByRole("button", { name: "Approve Customer 1" }).click()
	const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Customer 1 approved" })
	// The pointer keeps it open.
	await toast.hover()
	const covered = () =>
		toast.evaluate((element) => {
			const box = element.getBoundingClientRect()
			return [...document.querySelectorAll("[data-row] > :last-child :is(a, button)")]
				.filter((action) => {
					const { left, right, top, bottom } = action.getBoundingClientRect()
					return right > box.left && left < box.right && bottom > box.top && top < box.bottom
				})
				.map((action) => action.getAttribute("aria-label"))
		})
	for (const y of [0, 60, 120, 180, 240]) {
		await page.evaluate((top) => window.scrollTo(0, top), y)
		await expect.poll(covered).toEqual([])
	}
})

test("an owner chooses another poster, and goes back to the automatic one @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const bytes = await fixture("chrome-vp9-opus.webm")
	const { id } = await makeSubmission({ tenantId: tenant.id, bytes, name: "Ada", status: "approved" })
	const poster = () =>
		db()
			.submission.findUniqueOrThrow({ where: { id } })
			.then(({ posterKey }) => posterKey)
	const before = await poster()
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/watch/${id}`)
	await page.getByRole("button", { name: "Poster" }).click()
	const dialog = page.getByRole("dialog", { name: "Choose a poster" })
	await expect(dialog.getByRole("radio")).toHaveCount(7)
	await expect(dialog.getByRole("button", { name: "Use this poster" })).toBeDisabled()
	await inspectScreen(page)
	await dialog.getByRole("radio", { name: "Automatic" }).focus()
	await page.keyboard.press("ArrowRight")
	await dialog.getByRole("button", { name: "Use this poster" }).click()
	await expect(page.getByText("The poster is changed.")).toBeVisible()
	await expect(dialog).toBeHidden()
	const chosen = await poster()
	expect(chosen).not.toBe(before)
	await page.getByRole("button", { name: "Poster" }).click()
	await dialog.getByRole("radio", { name: "Automatic" }).check({ force: true })
	await dialog.getByRole("button", { name: "Use this poster" }).click()
	await expect.poll(poster).not.toBe(chosen)
})
