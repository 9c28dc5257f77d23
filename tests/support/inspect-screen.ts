import type { CDPSession, Page } from "@playwright/test"
import axeCore from "axe-core"
import { expect } from "./page"

/** What light and dark can differ in: everything else is the same document. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

/** As playwright.config.ts has them. */
const DEVICES = {
	desk: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
	phone: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
}
export type Device = keyof typeof DEVICES

declare global {
	interface Window {
		axe?: typeof axeCore
	}
}

const emulations = new WeakMap<Page, CDPSession>()

/** The same page from now on on this device, with its width and its way to point; nothing of it is loaded anew. */
export async function moveTo(page: Page, device: Device): Promise<void> {
	const devtools = emulations.get(page) ?? (await page.context().newCDPSession(page))
	emulations.set(page, devtools)
	const { mobile } = DEVICES[device]
	await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: mobile, maxTouchPoints: 1 })
	await devtools.send("Emulation.setDeviceMetricsOverride", DEVICES[device])
	await page.waitForFunction(
		({ width, coarse }) => innerWidth <= width && matchMedia("(pointer: coarse)").matches === coarse,
		{ width: DEVICES[device].width, coarse: mobile },
	)
}

/**
 * In the page itself, where axe stays until the next document: put in anew for each look, and with a blank page to put
 * the findings together in, it takes four times as long.
 */
async function findViolations(page: Page, rules?: string[]): Promise<axeCore.Result[]> {
	for (const frame of page.frames()) {
		if (await frame.evaluate(() => "axe" in window)) continue
		await frame.evaluate(axeCore.source)
		// A frame without an address of its own is of no origin that the page's axe would talk to.
		await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ["<unsafe_all_origins>"] }))
	}
	return page.evaluate(async (only) => {
		if (!window.axe) throw new Error("The page was left meanwhile.")
		const options = { resultTypes: ["violations"], ...(only && { runOnly: only }) } as const
		return (await window.axe.run(document, options as axeCore.RunOptions)).violations
	}, rules)
}

async function look(page: Page, device = ""): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		// Still, so that no colour is looked at half-way between the two.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
		const violations = await findViolations(page, colorScheme === "light" ? undefined : COLOUR_RULES)
		const found = violations.map(
			({ id, nodes }) => `${device} ${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
		)
		expect(found).toEqual([])
	}
	const { moving, overhang } = await page.evaluate(() => ({
		moving: document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
			.map((animation) => `${animation.constructor.name} of ${(animation.effect as KeyframeEffect).target?.outerHTML}`),
		overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
	}))
	expect(moving).toEqual([])
	expect(overhang, `pixels wider than the screen ${device}`).toBeLessThanOrEqual(0)
}

/** What design asks of every screen, in this viewport: nothing for axe, and nothing that moves under reduced motion. */
export const inspectScreen = (page: Page) => look(page)

/** The same on the desk and on the phone, where `onPhone` unfolds what has no room there; begins and ends on the desk. */
export async function inspectEverywhere(page: Page, onPhone?: () => Promise<void>): Promise<void> {
	await look(page, "desk")
	await moveTo(page, "phone")
	await onPhone?.()
	await look(page, "phone")
	await moveTo(page, "desk")
}
