import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { expect, test } from "../support/browser"
import { unique } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { picture } from "../support/picture"

// In sequence in one worker: there is only one homepage, and the tests add and remove its pictures.
test.describe.configure({ mode: "default" })
test.use({ ownProduct: true })

const CAPTIONS = ["Red", "Green", "Blue", "Yellow", "Violet"]
const COLOURS = ["#a33", "#3a3", "#33a", "#aa3", "#a3a"]
const RING = "Image carousel, pauses while focused"

async function withPictures(look: () => Promise<void>, captions = CAPTIONS): Promise<void> {
	const rows = await Promise.all(
		captions.map(async (caption, orderIndex) => {
			const imageKey = `assets/platform/carousel_image-${unique()}.jpg`
			await storage().putBytes(imageKey, (await picture(caption, COLOURS[orderIndex])).buffer, "image/jpeg")
			return db().carouselImage.create({ data: { imageKey, caption, orderIndex } })
		}),
	)
	try {
		await look()
	} finally {
		await db().carouselImage.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
	}
}

/** The band's motion: the state of each animation below the ring. */
const motion = (page: Page) =>
	page
		.getByRole("region", { name: RING })
		.evaluate((ring) => ring.getAnimations({ subtree: true }).map((animation) => animation.playState))

test("pictures rotate at the platform's speed, and stop under pointer and focus, when paused and with reduced motion", async ({
	page,
}) => {
	const texts = { pageTitle: "Voices", welcomeHeading: "Hear them yourself" }
	await db().platformConfig.update({ where: { id: 1 }, data: { ...texts, carouselSpeed: 75 } })
	try {
		await withPictures(async () => {
			await page.goto("/")
			await expect(page).toHaveTitle("Voices")
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hear them yourself")
			const ring = page.getByRole("region", { name: RING })
			for (const caption of CAPTIONS) await expect(ring.getByRole("img", { name: caption })).toHaveCount(1)
			const durations = await ring.evaluate((element) =>
				element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration),
			)
			expect(durations).toEqual([75_000])
			await page.mouse.move(0, 0)
			await expect.poll(() => motion(page)).toEqual(["running"])
			await ring.hover()
			await expect.poll(() => motion(page)).toEqual(["paused"])
			await page.mouse.move(0, 0)
			await expect.poll(() => motion(page)).toEqual(["running"])
			await ring.focus()
			await expect.poll(() => motion(page)).toEqual(["paused"])
			await ring.blur()
			await expect.poll(() => motion(page)).toEqual(["running"])
			await page.getByRole("checkbox", { name: "Pause" }).check()
			await expect.poll(() => motion(page)).toEqual(["paused"])

			await page.emulateMedia({ reducedMotion: "reduce" })
			await expect.poll(() => motion(page)).toEqual([])
			const red = ring.getByRole("img", { name: "Red", includeHidden: true })
			await expect(red).toHaveCount(3)
			await expect(red.filter({ visible: true })).toHaveCount(1)
			const scrolls = await ring.evaluate((element) => {
				element.scrollTo({ left: 200, behavior: "instant" })
				return element.scrollLeft
			})
			expect(scrolls).toBeGreaterThan(0)
			await inspectEverywhere(page)
		})
	} finally {
		await db().platformConfig.update({
			where: { id: 1 },
			data: { pageTitle: null, welcomeHeading: null, carouselSpeed: 30 },
		})
	}
})

/** The layout shift since the page loaded, as browsers count it. */
const movedSoFar = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
				}).observe({ type: "layout-shift", buffered: true })
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
			}),
	)

test("with a single picture the band fills a wide window, too, and nothing shifts", async ({ page }) => {
	await withPictures(async () => {
		let letThrough = () => {}
		const held = new Promise<void>((resolve) => {
			letThrough = resolve
		})
		await page.route("**/media/assets/**", async (route) => {
			await held
			await route.continue()
		})
		await page.goto("/", { waitUntil: "domcontentloaded" })
		const ring = page.getByRole("region", { name: RING })
		const picture = ring.getByRole("img", { name: "Red", includeHidden: true })
		await expect(picture).toHaveCount(3)
		const [copy, view] = await ring.evaluate((element) => [
			element.querySelector("ul")?.getBoundingClientRect().width ?? 0,
			element.clientWidth,
		])
		// When the first copy has left, the other two fill the view.
		expect(2 * (copy ?? 0)).toBeGreaterThanOrEqual(view ?? Number.POSITIVE_INFINITY)

		// The fonts are loaded before the picture, so any shift from here on comes from the picture.
		await page.evaluate(async () => void (await document.fonts.ready))
		const before = await movedSoFar(page)
		letThrough()
		await expect.poll(() => picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
		expect((await movedSoFar(page)) - before).toBeLessThan(0.001)
	}, ["Red"])
})
