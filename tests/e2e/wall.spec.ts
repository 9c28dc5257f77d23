import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { fixture, makeSubmission, makeTenant, makeText } from "../support/factories"
import { inspectScreen } from "../support/inspect-screen"

const LONG = `${"They fixed my bike while I waited, and it rides like new. ".repeat(30)}The last words.`

/** A wall whose first card is a long text: as a contact sheet it is a large one, as it was pinned. */
async function wallOfTexts(wallContactSheet: boolean): Promise<string> {
	const { id: tenantId, slug } = await makeTenant({
		wallEnabled: true,
		wallContactSheet,
		websiteUrl: "https://a.example",
	})
	const bytes = await fixture("chrome-vp9-opus.webm")
	const video = { tenantId, status: "approved", bytes, width: 1280, height: 720 } as const
	await makeSubmission({ ...video, name: "Grace Hopper", createdAt: new Date(2026, 0, 1) })
	const pinned = { status: "approved", pinnedAt: new Date(), stars: 5, website: "https://b.example" } as const
	await makeText({ tenantId, name: "Ada Lovelace", writtenText: LONG, ...pinned })
	return `/wall/${slug}`
}

const cardOf = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name })

for (const [name, isSheet] of [
	["a contact sheet", true],
	["plain cards", false],
] as const)
	test(`on ${name}, a pinned long text leaves room for a video on the first screen, and is read on in place @phone-only`, async ({
		page,
	}) => {
		await page.goto(await wallOfTexts(isSheet))
		const text = cardOf(page, "Ada Lovelace").getByRole("blockquote")
		const next = cardOf(page, "Grace Hopper")
		const top = async () => (await next.boundingBox())?.y
		expect(await top()).toBeLessThan(844 - 120)
		await inspectScreen(page)
		// All of it is there for a screen reader and for a search on the page.
		await expect(text).toContainText("The last words.")
		const height = async () => (await text.boundingBox())?.height ?? 0
		const before = await height()
		const readMore = cardOf(page, "Ada Lovelace").getByText("Read more")
		await readMore.tap()
		await expect.poll(height).toBeGreaterThan(2 * before)
		// Below the last words it would promise more.
		expect((await readMore.boundingBox())?.height).toBeLessThan(2)
		await expect(next).not.toBeInViewport()
		await inspectScreen(page)
	})
