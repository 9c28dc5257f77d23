import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { CDPSession, Page } from "@playwright/test"
import type axeCore from "axe-core"
import { askAboutContrasts, type Finding } from "./ask-about-contrasts"
import { expect } from "./page"

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** What light and dark can differ in beside contrast: everything else is the same document. */
const LINKS = ["link-in-text-block"]

/** Wide and touched as screens.ts has them; more pixels a point would only take longer to draw. */
const DEVICES = {
	desk: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
	phone: { width: 390, height: 844, deviceScaleFactor: 1, mobile: true },
}
export type Device = keyof typeof DEVICES

const emulations = new WeakMap<Page, CDPSession>()

/** The same page from now on on this device, with its width and its way to point; nothing of it is loaded anew. */
export async function moveTo(page: Page, device: Device): Promise<void> {
	const devtools = emulations.get(page) ?? (await page.context().newCDPSession(page))
	emulations.set(page, devtools)
	const { mobile } = DEVICES[device]
	await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: mobile, maxTouchPoints: 1 })
	await devtools.send("Emulation.setDeviceMetricsOverride", DEVICES[device])
	// What listens for the width is told with the next picture.
	await page.evaluate(() =>
		new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true),
	)
}

/**
 * In the page itself, where axe stays until the next document: put in anew for each look, and with a blank page to put
 * the findings together in, it takes four times as long.
 */
async function bringAxe(page: Page): Promise<void> {
	for (const frame of page.frames()) {
		if (await frame.evaluate(() => "axe" in window)) continue
		await frame.evaluate(AXE)
		// A frame without an address of its own is of no origin that the page's axe would talk to.
		await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ["<unsafe_all_origins>"] }))
	}
}

function findViolations(page: Page, options: axeCore.RunOptions): Promise<Finding[]> {
	return page.evaluate(async (given) => {
		if (!window.axe) throw new Error("The page was left meanwhile.")
		const { violations } = await window.axe.run(document, { ...given, resultTypes: ["violations"] })
		return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
	}, options)
}

/** What text looked like, in colours, size and weight, where axe found it good. */
const goodContrasts = new Set<string>()

/** As axe's own rule, which is most of what a look costs: it is asked about no combination a second time. */
async function findPoorContrasts(page: Page): Promise<Finding[]> {
	const { good, found } = await page.evaluate(askAboutContrasts, [...goodContrasts])
	for (const contrast of good) goodContrasts.add(contrast)
	return found
}

async function look(page: Page, device = ""): Promise<void> {
	for (const colorScheme of ["light", "dark"] as const) {
		// Still, so that no colour is looked at half-way between the two.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
		await bringAxe(page)
		const rules = colorScheme === "light" ? { rules: { "color-contrast": { enabled: false } } } : { runOnly: LINKS }
		const violations = [...(await findViolations(page, rules)), ...(await findPoorContrasts(page))]
		expect(violations.map(({ id, nodes }) => `${device} ${colorScheme} ${id}: ${nodes.join(" | ")}`)).toEqual([])
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
