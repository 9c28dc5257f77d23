import { createHash } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeTenant, unique } from "../support/factories"
import { keptTakes } from "../support/kept-takes"
import { ENDINGS, losePage } from "../support/lose-page"
import { slowUploads } from "../support/network"
import { type OwnBrowser, ownBrowser } from "../support/own-browser"
import { paddedVideo } from "../support/padded-video"
import { studio } from "../support/studio"

/** `npm run soak` sets this to a number of rounds, with pages that are lost at any moment and in any way. */
const SOAK = Number(process.env.LOST_PAGES) || 0
const VIDEO_BYTES = 3_000_000
const LINE_BYTES_PER_SECOND = 600_000

const endingOf = (round: number) => ENDINGS[round % ENDINGS.length] ?? "kill"
const person = () => ({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })

/** Waits in the soak test only. */
async function anyMoment(): Promise<void> {
	if (SOAK > 0) await sleep(Math.random() * 3000)
}

/** The recorder's timeslice, and the sizes of the pieces that it delivered. */
async function watchChunks(page: Page): Promise<{ everyMs: unknown[]; sizes: number[] }> {
	const seen = { everyMs: [] as unknown[], sizes: [] as number[] }
	await page.exposeFunction("noteStart", (timeslice: unknown) => seen.everyMs.push(timeslice))
	await page.exposeFunction("noteChunk", (size: number) => seen.sizes.push(size))
	await page.addInitScript(() => {
		const { start } = MediaRecorder.prototype
		MediaRecorder.prototype.start = function (timeslice) {
			Reflect.get(window, "noteStart")(timeslice)
			this.addEventListener("dataavailable", ({ data }) => Reflect.get(window, "noteChunk")(data.size))
			start.call(this, timeslice)
		}
	})
	return seen
}

let browser: OwnBrowser
test.beforeEach(async () => {
	browser = await ownBrowser()
})
test.afterEach(() => browser.end())

for (let round = 0; round < Math.max(SOAK, 1); round++) {
	const ending = endingOf(round)

	test(`recording ${round + 1}, ${ending}: all but the last second is safe, and is sent once @camera`, async ({
		baseURL,
	}) => {
		const tenant = await makeTenant()
		const address = `${baseURL}/${tenant.slug}`
		const { name, email } = person()
		const page = await browser.open()
		const visitor = studio(page)
		const delivered = await watchChunks(page)
		await page.goto(address)
		await visitor.fill({ name, email })
		await visitor.startCamera()
		await visitor.startRecording()
		await expect.poll(() => delivered.sizes.filter(Boolean).length).toBeGreaterThan(1)
		/** One piece may still be on its way into storage, and no piece is longer than a second. */
		const surely = () => delivered.sizes.slice(0, -1).reduce((sum, bytes) => sum + bytes, 0)
		const safe = surely()
		if (SOAK === 0) await expect.poll(async () => (await keptTakes(page))[0]?.bytes).toBeGreaterThanOrEqual(safe)
		await anyMoment()
		await losePage(browser, page, ending)

		const next = await browser.open()
		const again = studio(next)
		await next.goto(address)
		const words = again.stage.getByRole("heading", { name: /^Your recording of \d+:\d\d is safe$/ })
		await expect(words).toBeVisible()
		const [kept] = await keptTakes(next)
		expect(delivered.everyMs).toEqual([1000])
		expect(kept?.bytes).toBeGreaterThanOrEqual(SOAK === 0 ? safe : surely())
		await expect(again.name).toHaveValue(name)
		await expect(again.email).toHaveValue(email)
		await again.consent.check()
		await again.button("Submit").click()
		await expect(next).toHaveURL(/thank-you$/, { timeout: 20_000 })
		const stored = await db().submission.findMany({ where: { tenantId: tenant.id } })
		expect(stored).toEqual([expect.objectContaining({ email, sha256: kept?.sha256 })])
		await next.goto(address)
		await expect(again.button("Start Camera")).toBeVisible()
		expect(await keptTakes(next)).toEqual([])
	})

	test(`upload ${round + 1}, ${ending}: resumes where it was, and is stored once`, async ({ baseURL }) => {
		const tenant = await makeTenant()
		const address = `${baseURL}/${tenant.slug}`
		const { name, email } = person()
		const video = await paddedVideo(VIDEO_BYTES)
		const page = await browser.open()
		const visitor = studio(page)
		await page.goto(address)
		await visitor.file.setInputFiles({ name: "clip.webm", mimeType: "video/webm", buffer: video })
		await visitor.fill({ name, email })
		await visitor.consent.check()
		await expect(visitor.stage).toContainText("Kept safe on this device until you submit it.")
		await slowUploads(page, LINE_BYTES_PER_SECOND)
		await visitor.submit.click()
		const sent = page.getByRole("progressbar", { name: "Sending your video" })
		await expect.poll(async () => Number(await sent.getAttribute("aria-valuenow"))).toBeGreaterThan(15)
		await anyMoment()
		await losePage(browser, page, ending)

		// The server stores the offset when it notices that the connection is broken.
		const kept = async () => (await db().upload.findFirst({ where: { tenantId: tenant.id } }))?.offset
		if (SOAK === 0) await expect.poll(kept).toBeGreaterThan(0)
		const next = await browser.open()
		const again = studio(next)
		const offsets: number[] = []
		const begun: string[] = []
		next.on("request", (request) => {
			if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]))
			if (request.method() === "POST" && request.url().endsWith("/uploads")) begun.push(request.url())
		})
		await next.goto(address)
		await expect(again.stage.getByRole("heading", { name: /^Your recording of 0:0\d is safe$/ })).toBeVisible()
		await expect(again.name).toHaveValue(name)
		await again.consent.check()
		await again.button("Submit").click()
		await expect(next).toHaveURL(/thank-you$/, { timeout: 20_000 })
		const sha256 = createHash("sha256").update(video).digest("hex")
		const stored = await db().submission.findMany({ where: { tenantId: tenant.id } })
		expect(stored).toEqual([expect.objectContaining({ email, sha256 })])
		expect(begun).toEqual([])
		if (SOAK === 0) expect(offsets[0]).toBeGreaterThan(0)
	})
}
