import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { chromium } from "playwright"
import { chromiumArgs, findChromium } from "../../support/chromium.mjs"

/** A phone on a slow connection: a quarter of the processor, 1.6 Mbit/s, 150 ms. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const SLOWER = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** @param {import("./lab.mjs").Lab} lab */
export async function openBrowser(lab) {
	const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs() })
	lab.cleanup.push(() => browser.close())
	return browser
}

/**
 * The scripts that a browser loads on a first visit before the visitor touches the page.
 * @param {import("playwright").Browser} browser @param {string} address @returns {Promise<Buffer[]>} their texts
 */
export async function fetchedScripts(browser, address) {
	const context = await browser.newContext(PHONE)
	const page = await context.newPage()
	/** @type {Promise<Buffer>[]} */
	const scripts = []
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response.body())
	})
	const answer = await page.goto(address, { waitUntil: "networkidle" })
	if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
	const texts = await Promise.all(scripts)
	await context.close()
	return texts
}

/**
 * Writes every frame that the phone shows into BENCH_CAPTURE, named by the milliseconds since the visit began.
 * @param {import("playwright").CDPSession} devtools @param {string} name @returns {Promise<void>}
 */
async function capture(devtools, name) {
	const { BENCH_CAPTURE: folder } = process.env
	if (!folder) return
	await mkdir(folder, { recursive: true })
	const startedAt = Date.now()
	devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
		const ms = Math.round((metadata.timestamp ?? 0) * 1000 - startedAt)
		void writeFile(path.join(folder, `${name}-${String(ms).padStart(5, "0")}.jpg`), data, "base64")
		void devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined)
	})
	await devtools.send("Page.startScreencast", { format: "jpeg", quality: 60, everyNthFrame: 1 })
}

/**
 * Milliseconds to the largest paint of a first visit on a phone with a slow connection.
 * @param {import("playwright").Browser} browser @param {string} address
 * @param {import("./product.mjs").Login} [login] signs the visitor in
 */
export async function largestPaint(browser, address, login) {
	const context = await browser.newContext(PHONE)
	if (login) {
		await context.addCookies([{ name: "next-auth.session-token", value: login.access_token, url: address }])
		// Without the stored token the dashboard signs out and opens the login.
		await context.addInitScript(({ access_token: token, user }) => {
			localStorage.setItem("admin_token", token)
			localStorage.setItem("admin_user", JSON.stringify(user))
		}, login)
	}
	const page = await context.newPage()
	const devtools = await context.newCDPSession(page)
	await devtools.send("Network.enable")
	await devtools.send("Network.emulateNetworkConditions", LINE)
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
	await capture(devtools, new URL(address).pathname.replaceAll("/", "_"))
	await page.goto(address, { waitUntil: "networkidle" })
	if (page.url() !== address) throw new Error(`${address} led to ${page.url()}`)
	const paint = await page.evaluate(
		() =>
			new Promise((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
					type: "largest-contentful-paint",
					buffered: true,
				})
			}),
	)
	await context.close()
	return Number(paint)
}
