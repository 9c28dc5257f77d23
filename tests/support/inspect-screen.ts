import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { expect } from "./page"

/** What light and dark can differ in: everything else is the same document. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

/**
 * By default axe puts its findings together in a blank page of its own, which on two cores takes a third of the time and
 * serves frames alone.
 */
function axe(page: Page): AxeBuilder {
	return new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
}

/** What design asks of every screen, in this viewport: nothing for axe, and nothing that moves under reduced motion. */
export async function inspectScreen(page: Page): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		// Still, so that no colour is looked at half-way between the two.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
		const builder = colorScheme === "light" ? axe(page) : axe(page).withRules(COLOUR_RULES)
		const { violations } = await builder.analyze()
		const found = violations.map(
			({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
		)
		expect(found).toEqual([])
	}
	const moving = await page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
			.map((animation) => `${animation.constructor.name} of ${(animation.effect as KeyframeEffect).target?.outerHTML}`),
	)
	expect(moving).toEqual([])
	const overhang = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	)
	expect(overhang, "pixels wider than the screen").toBeLessThanOrEqual(0)
}
