import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chooseFile } from "../support/choose-file"
import { makeAdmin, unique } from "../support/factories"
import { picture } from "../support/picture"
import { resetPlatform } from "../support/reset-platform"

// One after the other: there is one carousel.
test.describe.configure({ mode: "default" })
test.use({ ownProduct: true })

test.beforeEach(async ({ signInAs }) => signInAs((await makeAdmin({ tenantId: null })).token))
test.afterEach(resetPlatform)

const open = (page: Page) => page.goto("/admin/platform/dashboard?tab=settings&section=carousel")
const notifications = (page: Page) => page.getByRole("region", { name: /^Notifications/ })
const away = (page: Page, calls: string) =>
	page.route(calls, (route) => route.fulfill({ status: 503, json: { detail: "The database is away." } }))

test("the carousel: filled, captioned, ordered by keyboard, menu and pointer, shown on the homepage, emptied", async ({
	page,
	strictness,
}) => {
	test.setTimeout(120_000)
	strictness.allow(/status of (415|503)/)
	await open(page)
	await expect(page.getByRole("heading", { name: "No images yet" })).toBeVisible()
	await expect(page.getByText("At least 5 images recommended")).toBeVisible()
	const dialog = page.getByRole("dialog", { name: "Add image" })
	const add = page.getByRole("button", { name: "Add image" })
	const upload = dialog.getByRole("button", { name: "Upload", exact: true })
	const chosen = dialog.locator("input[type=file]")

	await add.click()
	await expect(dialog.getByText("JPG, PNG or WebP, max 5MB")).toBeVisible()
	await upload.click()
	await expect(dialog.getByText("Please choose an image")).toBeVisible()
	await expect(dialog.getByText("A caption is required")).toBeVisible()
	await chooseFile(chosen, { name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(5 * 1_048_576 + 1) })
	await expect(dialog.getByText(/^This file is too large/)).toBeVisible()
	await chooseFile(chosen, { name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") })
	await dialog.getByLabel("Caption").fill("Red")
	await upload.click()
	await expect(dialog.getByRole("alert")).toHaveText(/^Failed to upload carousel image: ./)
	// Closed by accident: the caption waits.
	await page.keyboard.press("Escape")
	await add.click()
	await expect(dialog.getByLabel("Caption")).toHaveValue("Red")
	for (const [caption, colour] of [
		["Red", "#a33"],
		["Green", "#3a3"],
		["Blue", "#33a"],
	] as const) {
		if (await dialog.isHidden()) await add.click()
		await chooseFile(chosen, await picture(`${caption}.jpg`, colour))
		await dialog.getByLabel("Caption").fill(caption)
		await upload.click()
		await expect(dialog).toBeHidden()
	}

	const rows = page.getByRole("list", { name: "Carousel images" }).getByRole("listitem")
	const stored = async () =>
		(await db().carouselImage.findMany({ orderBy: { orderIndex: "asc" } })).map(({ caption }) => caption)
	const expectOrder = async (...captions: string[]) => {
		await expect(rows).toContainText(captions)
		await expect.poll(stored).toEqual(captions)
	}
	await expectOrder("Red", "Green", "Blue")

	const handle = (caption: string) => page.getByRole("button", { name: new RegExp(`^Move ${caption},`) })
	await handle("Red").focus()
	await page.keyboard.press("ArrowDown")
	await expect(page.getByText("Red is now 2 of 3")).toBeAttached()
	await expect(handle("Red")).toBeFocused()
	await expectOrder("Green", "Red", "Blue")
	await page.keyboard.press("Home")
	await expectOrder("Red", "Green", "Blue")

	await page.getByRole("button", { name: "More for Blue" }).click()
	await page.getByRole("menuitem", { name: "Move up" }).click()
	await expectOrder("Red", "Blue", "Green")

	const from = await handle("Green").boundingBox()
	const to = await rows.first().boundingBox()
	if (!from || !to) throw new Error("The list is not there.")
	await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
	await page.mouse.down()
	await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 8 })
	await page.mouse.up()
	await expectOrder("Green", "Red", "Blue")

	await away(page, "**/api/admin/platform/carousel-order")
	await handle("Green").focus()
	await page.keyboard.press("End")
	await expect(notifications(page)).toContainText("Failed to save order: The database is away.")
	await expectOrder("Green", "Red", "Blue")

	await page.getByRole("button", { name: "More for Red" }).click()
	await page.getByRole("menuitem", { name: "Edit caption" }).click()
	await page.getByLabel("Caption").fill("Crimson")
	await page.getByLabel("Caption").press("Enter")
	await expectOrder("Green", "Crimson", "Blue")

	await page.goto("/")
	const ring = page.getByRole("region", { name: "Moving pictures, stopped while focused" })
	await expect(ring.getByRole("img", { name: "Crimson", includeHidden: true })).toHaveCount(3)
	await expect(ring.getByRole("img").first()).toHaveAccessibleName("Green")

	await open(page)
	const question = page.getByRole("alertdialog", { name: "Delete “Green”?" })
	const remove = async () => {
		await page.getByRole("button", { name: "More for Green" }).click()
		await page.getByRole("menuitem", { name: "Delete" }).click()
		await question.getByRole("button", { name: "Delete" }).click()
	}
	await away(page, "**/api/admin/platform/carousel-image/*")
	await remove()
	await expect(notifications(page)).toContainText("Failed to delete image")
	await expect(rows).toHaveCount(3)
	await page.unrouteAll()
	await page.getByRole("button", { name: "More for Green" }).click()
	await page.getByRole("menuitem", { name: "Delete" }).click()
	await expect(question).toContainText("This action cannot be undone.")
	await question.getByRole("button", { name: "Cancel" }).click()
	await expect(rows).toHaveCount(3)
	await remove()
	await expectOrder("Crimson", "Blue")
})

test("the speed: 10 to 120 seconds, four names, saved when let go of", async ({ page, strictness }) => {
	strictness.allow(/status of 503/)
	await db().carouselImage.create({
		data: { imageKey: `assets/platform/carousel_image-${unique()}.jpg`, caption: "One", orderIndex: 0 },
	})
	strictness.allow(/status of 404/)
	await open(page)
	const speed = page.getByRole("slider", { name: "Speed" })
	const stored = async () => (await db().platformConfig.findUniqueOrThrow({ where: { id: 1 } })).carouselSpeed
	const says = (seconds: number, label: string) =>
		expect(speed).toHaveAttribute("aria-valuetext", `${seconds} seconds, ${label}`)
	await says(30, "Medium")
	await speed.focus()
	await page.keyboard.press("Home")
	await says(10, "Fast")
	await expect.poll(stored).toBe(10)
	for (const [seconds, label] of [
		[20, "Fast"],
		[21, "Medium"],
		[40, "Medium"],
		[41, "Slow"],
		[60, "Slow"],
		[61, "Very Slow"],
	] as const) {
		while (Number(await speed.getAttribute("aria-valuenow")) < seconds) await page.keyboard.press("ArrowRight")
		await says(seconds, label)
		await expect(page.getByText(`${seconds} seconds, ${label}`)).toBeVisible()
	}
	await page.keyboard.press("End")
	await says(120, "Very Slow")
	await expect.poll(stored).toBe(120)

	await away(page, "**/api/admin/platform/carousel-speed")
	await page.keyboard.press("Home")
	await expect(notifications(page)).toContainText("Failed to save speed: The database is away.")
	await says(120, "Very Slow")
	expect(await stored()).toBe(120)
})
