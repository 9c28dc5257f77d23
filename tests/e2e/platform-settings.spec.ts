import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chooseFile } from "../support/choose-file"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeTenant } from "../support/factories"
import { picture } from "../support/picture"
import { readScreen, signedIn } from "../support/read-screen"
import { resetPlatform } from "../support/reset-platform"

// In sequence: there is only one platform, and this file starts its own.
test.describe.configure({ mode: "default" })
test.use({ ownProduct: true })

test.beforeEach(async ({ signInAs }) => signInAs((await makeAdmin({ tenantId: null })).token))
test.afterEach(resetPlatform)

const open = (page: Page, section: string) => page.goto(`/admin/platform/dashboard?tab=settings&section=${section}`)
const visit = (path: string) => readScreen(e2eProduct().url + path)

const LABELS = [
	"Page title",
	"Welcome heading",
	"Welcome description",
	"Login button",
	"Footer",
	"Platform login title",
	"Platform login subtitle",
	"Tenant login title",
	"Tenant login subtitle",
]
const logoIn = async (path: string) => (await visit(path)).document.querySelector("img")?.getAttribute("src") ?? null

test("nine texts and a logo are previewed, saved, and shown on the homepage, both logins and the top bar", async ({
	page,
}) => {
	const tenant = await makeTenant()
	const field = (label: string) => page.getByLabel(label, { exact: true })
	const bar = page.getByRole("banner", { includeHidden: true })

	await test.step("each text is previewed on its own screen", async () => {
		await open(page, "texts")
		await page.getByRole("button", { name: "Edit" }).click()
		for (const label of LABELS) await field(label).fill(`My ${label}`)
		const preview = page.frameLocator("iframe[title=Preview]")
		await expect(preview.getByText("My Tenant login subtitle for Demo Company")).toBeVisible()
		await field("Welcome heading").focus()
		await expect(preview.getByText("My Welcome heading")).toBeVisible()
	})

	await test.step("after saving they are shown there", async () => {
		await page.getByRole("button", { name: "Save" }).click()
		await expect(bar).toContainText("My Page title")
		const mine = (...labels: string[]) => expect.arrayContaining(labels.map((label) => `My ${label}`))
		const home = await visit("/")
		expect(home.title).toBe("My Welcome heading")
		expect(home.document.title).toBe("My Page title")
		expect(home.texts).toEqual(mine("Welcome description", "Login button", "Footer"))
		const platform = await visit("/admin/platform")
		expect(platform.title).toBe("My Platform login title")
		expect(platform.texts).toEqual(mine("Platform login subtitle"))
		const login = await visit(`/admin/${tenant.slug}`)
		expect(login.title).toBe("My Tenant login title")
		expect(login.texts).toEqual(mine(`Tenant login subtitle for ${tenant.name}`))
	})

	await test.step("the logo is set from the top bar, also inside a tenant, and removed", async () => {
		await page.goto(`/admin/${tenant.slug}/dashboard`)
		await bar.getByRole("button", { name: "Upload logo" }).click()
		const dialog = page.getByRole("dialog", { name: "Platform logo" })
		await chooseFile(dialog.locator("input[type=file]"), await picture("logo.jpg"))
		const shown = bar.getByRole("img", { name: "My Page title", includeHidden: true })
		await expect(shown).toHaveAttribute("src", /logo-/)
		const address = await shown.getAttribute("src")
		for (const path of ["/", "/admin/platform"]) expect(await logoIn(path)).toBe(address)
		await dialog.getByRole("button", { name: "Remove logo" }).click()
		await page.getByRole("alertdialog", { name: "Remove the logo?" }).getByRole("button", { name: "Remove" }).click()
		await expect(shown).toHaveCount(0)
		expect(await logoIn("/")).toBe(null)
	})
})

test("the carousel is filled, ordered by pointer, and shown on the homepage", async ({ page }) => {
	await open(page, "carousel")
	const dialog = page.getByRole("dialog", { name: "Add image" })
	for (const [caption, color] of [
		["Red", "#a33"],
		["Green", "#3a3"],
		["Blue", "#33a"],
	] as const) {
		await page.getByRole("button", { name: "Add image" }).click()
		await chooseFile(dialog.locator("input[type=file]"), await picture(`${caption}.jpg`, color))
		await dialog.getByLabel("Caption").fill(caption)
		await dialog.getByRole("button", { name: "Upload", exact: true }).click()
		await expect(dialog).toBeHidden()
	}

	const rows = page.getByRole("list", { name: "Carousel images" }).getByRole("listitem")
	await expect(rows).toContainText(["Red", "Green", "Blue"])
	const from = await page.getByRole("button", { name: /^Move Blue,/ }).boundingBox()
	const to = await rows.first().boundingBox()
	if (!from || !to) throw new Error("The list is not there.")
	await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
	await page.mouse.down()
	await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 8 })
	await page.mouse.up()
	await expect(rows).toContainText(["Blue", "Red", "Green"])
	const stored = async () =>
		(await db().carouselImage.findMany({ orderBy: { orderIndex: "asc" } })).map(({ caption }) => caption)
	await expect.poll(stored).toEqual(["Blue", "Red", "Green"])

	const speed = page.getByRole("slider", { name: "Speed" })
	await speed.focus()
	await page.keyboard.press("End")
	const seconds = async () => (await db().platformConfig.findUniqueOrThrow({ where: { id: 1 } })).carouselSpeed
	await expect.poll(seconds).toBe(120)

	const alts = [...(await visit("/")).document.querySelectorAll("img")].map((image) => image.getAttribute("alt"))
	expect(alts.slice(0, 3)).toEqual(["Blue", "Red", "Green"])
})

test("the activity of the platform and of a business is paged by links", async () => {
	const tenant = await makeTenant()
	const { token } = await makeAdmin({ tenantId: null })
	await db().auditEntry.createMany({
		data: Array.from({ length: 30 }, (_, number) => ({
			tenantId: tenant.id,
			actorEmail: `ada-${number}@example.com`,
			action: "tenant.activated",
			ipAddress: "192.0.2.1",
			// Later than what other tests do meanwhile.
			createdAt: new Date(Date.now() + 3_600_000 + number * 1000),
		})),
	})
	const read = async (path: string) => {
		const { document } = await readScreen(e2eProduct().url + path, signedIn(token))
		const links = [...document.querySelectorAll("nav[aria-label='Pages of activity'] a")]
		const linkTo = (name: string) => links.find(({ textContent }) => textContent.includes(name))?.getAttribute("href")
		// All of it: a long list comes in pieces, which a script puts in their places.
		return { text: document.body.textContent, linkTo: (name: string) => linkTo(name) ?? "" }
	}
	for (const area of ["platform", tenant.slug]) {
		const first = await read(`/admin/${area}/dashboard?tab=settings&section=activity`)
		expect(first.text).toContain("ada-29@example.com")
		expect(first.text).not.toContain("ada-0@example.com")
		const older = await read(first.linkTo("Older"))
		expect(older.text).toContain("ada-0@example.com")
		expect(older.text).not.toContain("ada-29@example.com")
		expect((await read(older.linkTo("Newest"))).text).toContain("ada-29@example.com")
	}
})
