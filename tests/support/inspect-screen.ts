import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import axeCore from "axe-core"
import { expect } from "./page"

/** What light and dark can differ in: everything else is the same document. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

declare global {
	interface Window {
		axe?: typeof axeCore
	}
}

/**
 * In the page itself, where axe stays until the next document: put in anew for each look, and with a blank page to put
 * the findings together in, it takes four times as long. Only that way serves frames.
 */
async function findViolations(page: Page, rules?: string[]): Promise<axeCore.Result[]> {
	if (page.frames().length > 1) {
		const axe = new AxeBuilder({ page })
		return (await (rules ? axe.withRules(rules) : axe).analyze()).violations
	}
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source)
	return page.evaluate(async (only) => {
		if (!window.axe) throw new Error("The page was left meanwhile.")
		return (await window.axe.run(document, only ? { runOnly: only } : {})).violations
	}, rules)
}

/** What design asks of every screen, in this viewport: nothing for axe, and nothing that moves under reduced motion. */
export async function inspectScreen(page: Page): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		// Still, so that no colour is looked at half-way between the two.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
		const violations = await findViolations(page, colorScheme === "light" ? undefined : COLOUR_RULES)
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
