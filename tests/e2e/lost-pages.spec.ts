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

/** `npm run soak` asks for more. */
const ROUNDS = Number(process.env.LOST_PAGES) || 4
const VIDEO_BYTES = 3_000_000
const ENCODER_LAG_MS = 700
const LINE_BYTES_PER_SECOND = 600_000

const endingOf = (round: number) => ENDINGS[round % ENDINGS.length] ?? "kill"
const person = () => ({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })
const secondsIn = (text: string | null) => {
	const [, minutes = "0", seconds = "0"] = /(\d+):(\d\d)/.exec(text ?? "") ?? []
	return Number(minutes) * 60 + Number(seconds)
}

/** The sizes of the pieces that the browser's recorder hands to the page. */
async function watchChunks(page: Page): Promise<number[]> {
	const sizes: number[] = []
	await page.exposeFunction("noteChunk", (size: number) => sizes.push(size))
	await page.addInitScript(() => {
		const { start } = MediaRecorder.prototype
		MediaRecorder.prototype.start = function (timeslice) {
			this.addEventListener("dataavailable", ({ data }) => Reflect.get(window, "noteChunk")(data.size))
			start.call(this, timeslice)
		}
	})
	return sizes
}

let browser: OwnBrowser
test.beforeEach(async () => {
	browser = await ownBrowser()
})
test.afterEach(() => browser.end())

for (let round = 0; round < ROUNDS; round++) {
	const ending = endingOf(round)

	test(`recording ${round + 1}, ${ending}: all but the last second is safe, and is sent once`, async ({ baseURL }) => {
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
		const moment = 1500 + Math.random() * 3000
		test.info().annotations.push({ type: "moment", description: `${Math.round(moment)} ms` })
		await sleep(moment)
		const shown = secondsIn(await visitor.timer.textContent())
		await losePage(browser, page, ending)

		const next = await browser.open()
		const again = studio(next)
		await next.goto(address)
		const words = again.stage.getByRole("heading", { name: /^Your recording of \d+:\d\d is safe$/ })
		await expect(words).toBeVisible()
		const [kept] = await keptTakes(next)
		// The browser hands over a second's worth at a time. One such piece may have been on its way into storage.
		const surely = delivered.slice(0, -1).reduce((sum, bytes) => sum + bytes, 0)
		expect(kept?.bytes).toBeGreaterThanOrEqual(surely)
		await expect(again.name).toHaveValue(name)
		await expect(again.email).toHaveValue(email)
		await again.consent.check()
		await again.button("Submit").click()
		await expect(next).toHaveURL(/thank-you$/, { timeout: 20_000 })
		const stored = await db().submission.findMany({ where: { tenantId: tenant.id } })
		expect(stored).toEqual([expect.objectContaining({ email, sha256: kept?.sha256 })])
		// Measured from the video itself, whose pictures lag behind the clock by what the encoder holds back.
		expect(stored[0]?.durationMs).toBeGreaterThan((shown - 1) * 1000 - ENCODER_LAG_MS)
		await next.goto(address)
		await expect(again.button("Start Camera")).toBeVisible()
		expect(await keptTakes(next)).toEqual([])
	})

	test(`upload ${round + 1}, ${ending}: goes on where it was, and is stored once`, async ({ baseURL }) => {
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
		const created = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.status() === 201)
		await visitor.submit.click()
		await created
		const moment = Math.random() * 4000
		test.info().annotations.push({ type: "moment", description: `${Math.round(moment)} ms` })
		await sleep(moment)
		await losePage(browser, page, ending)

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
		// At least a quarter of what had left the browser a second before: a busy machine may have stored no more by then.
		const surely = (moment / 1000 - 1) * LINE_BYTES_PER_SECOND
		if (surely > 0) expect(offsets[0] ?? VIDEO_BYTES).toBeGreaterThan(Math.min(surely, VIDEO_BYTES) / 4)
	})
}
