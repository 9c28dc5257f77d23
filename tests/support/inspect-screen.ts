import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { CDPSession, Page } from "@playwright/test"
import type axeCore from "axe-core"
import { askAboutContrasts, type Finding } from "./ask-about-contrasts"
import { expect } from "./page"
import { smallTargets } from "./touch-targets"

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Besides contrast, the only rule that can differ between light and dark. Everything else is the same document. */
const LINKS = ["link-in-text-block"]

/** The same sizes and touch input as in screens.ts. More pixels per point would only take longer to draw. */
const DEVICES = {
	desk: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
	phone: { width: 390, height: 844, deviceScaleFactor: 1, mobile: true },
}
export type Device = keyof typeof DEVICES

const sessions = new WeakMap<Page, CDPSession>()

async function devtoolsOf(page: Page): Promise<CDPSession> {
	const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
	sessions.set(page, session)
	return session
}

/** Switches the loaded page to this device's width and pointer without reloading anything. */
export async function moveTo(page: Page, device: Device): Promise<void> {
	const devtools = await devtoolsOf(page)
	const { mobile } = DEVICES[device]
	await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: mobile, maxTouchPoints: 1 })
	await devtools.send("Emulation.setDeviceMetricsOverride", DEVICES[device])
	// Width listeners run with the next frame.
	await page.evaluate(() =>
		new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true),
	)
}

/**
 * axe runs in the page itself and stays there until the next document. Injecting it anew for each look, and opening a
 * blank page to merge the findings, takes four times as long.
 */
async function bringAxe(page: Page): Promise<void> {
	for (const frame of page.frames()) {
		if (await frame.evaluate(() => "axe" in window)) continue
		// Handed over as an argument, as evaluate() does it, half a megabyte takes twice as long.
		if (frame === page.mainFrame()) await (await devtoolsOf(page)).send("Runtime.evaluate", { expression: AXE })
		else await frame.evaluate(AXE)
		// axe in the page does not talk to a frame without an address, because that has no matching origin.
		await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ["<unsafe_all_origins>"] }))
	}
}

function findViolations(page: Page, options: axeCore.RunOptions): Promise<Finding[]> {
	return page.evaluate(async (given) => {
		if (!window.axe) throw new Error("The page was left meanwhile.")
		// What axe would load beforehand serves two rules: an experimental one, and one that asks but never finds a fault.
		const { violations } = await window.axe.run(document, { ...given, preload: false, resultTypes: ["violations"] })
		return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
	}, options)
}

/** The combinations of color, size and weight that axe found good. */
const goodContrasts = new Set<string>()

/** Runs axe's own contrast rule, which is most of a look's cost. It never asks about the same combination twice. */
async function findPoorContrasts(page: Page): Promise<Finding[]> {
	const { good, found } = await page.evaluate(askAboutContrasts, [...goodContrasts])
	for (const contrast of good) goodContrasts.add(contrast)
	return found
}

async function look(page: Page, device = ""): Promise<void> {
	await bringAxe(page)
	// Under load a look once found a page without its title, for a reason that nobody has found.
	await expect(page).toHaveTitle(/\S/)
	for (const colorScheme of ["light", "dark"] as const) {
		// Stops animations, so no color is measured halfway between two.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
		const rules = colorScheme === "light" ? { rules: { "color-contrast": { enabled: false } } } : { runOnly: LINKS }
		const violations = [...(await findViolations(page, rules)), ...(await findPoorContrasts(page))]
		expect(violations.map(({ id, nodes }) => `${device} ${colorScheme} ${id}: ${nodes.join(" | ")}`)).toEqual([])
	}
	const { moving, overhang } = await page.evaluate(() => ({
		moving: document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
			.map((animation) => `${animation.constructor.name} of ${(animation.effect as KeyframeEffect).target?.outerHTML}`),
		overhang: Math.max(
			...[document.documentElement, ...document.querySelectorAll("[role=dialog]")].map(
				({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
			),
		),
	}))
	expect(moving).toEqual([])
	if (device === "phone") expect(await smallTargets(page), "a finger hits everything").toEqual([])
	expect(overhang, `pixels wider than its dialog or the screen ${device}`).toBeLessThanOrEqual(0)
}

/** Checks this viewport: axe finds nothing, and nothing moves under reduced motion. */
export function inspectScreen(page: Page): Promise<void> {
	const isPhone = (page.viewportSize()?.width ?? 0) <= DEVICES.phone.width
	return look(page, isPhone ? "phone" : "")
}

/** Checks desk and phone. `onPhone` unfolds what the phone hides. It begins and ends on the desk. */
export async function inspectEverywhere(page: Page, onPhone?: () => Promise<void>): Promise<void> {
	await look(page, "desk")
	await moveTo(page, "phone")
	await onPhone?.()
	await look(page, "phone")
	await moveTo(page, "desk")
}
