import { createHash } from "node:crypto"
import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeTenant, unique } from "../support/factories"
import { lineOf, slowUploads } from "../support/network"
import { paddedVideo } from "../support/padded-video"
import { startServer, type TestServer } from "../support/server"
import { studio } from "../support/studio"

const WAITING = "No connection at the moment"
const VIDEO_BYTES = 3_000_000

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")
const waiting = (page: Page) => page.getByRole("alert").filter({ hasText: WAITING })

interface Prepared {
	video: Buffer
	/** Upload-Offset of every PATCH, in order. */
	offsets: number[]
	/** Uploads that were asked for. */
	begun: string[]
}

/** A video that is worth being sent in parts, and a form that may be sent. */
async function prepare(page: Page, address: string): Promise<Prepared> {
	const video = await paddedVideo(VIDEO_BYTES)
	const prepared: Prepared = { video, offsets: [], begun: [] }
	page.on("request", (request) => {
		if (request.method() === "PATCH") prepared.offsets.push(Number(request.headers()["upload-offset"]))
		if (request.method() === "POST" && request.url().endsWith("/uploads")) prepared.begun.push(request.url())
	})
	const visitor = studio(page)
	await page.goto(address)
	await visitor.file.setInputFiles({ name: "clip.webm", mimeType: "video/webm", buffer: video })
	await visitor.fill({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })
	await visitor.consent.check()
	await expect(visitor.stage).toContainText("Kept safe on this device until you submit it.")
	return prepared
}

const percent = async (page: Page) => Number(await page.getByRole("progressbar").getAttribute("aria-valuenow"))

async function expectStoredOnce(tenantId: string, video: Buffer): Promise<void> {
	const stored = await db().submission.findMany({ where: { tenantId }, select: { sha256: true } })
	expect(stored).toEqual([{ sha256: sha256(video) }])
}

test("ten minutes without a network: it goes on by itself, and is stored once", async ({ page, strictness }) => {
	strictness.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
	const tenant = await makeTenant()
	await page.clock.install()
	const { video, begun } = await prepare(page, `/${tenant.slug}`)
	const line = await lineOf(page)
	await line.slow(600_000)
	await studio(page).submit.click()
	await expect.poll(() => percent(page)).toBeGreaterThan(30)
	await line.cut()
	await expect(waiting(page)).toBeVisible()
	// What has arrived stays in view.
	await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^\d+$/)
	for (let minute = 0; minute < 10; minute++) {
		await page.clock.fastForward(60_000)
		await expect(waiting(page)).toBeVisible()
	}
	await line.mend()
	await expect(page).toHaveURL(/thank-you$/, { timeout: 20_000 })
	expect(begun).toHaveLength(1)
	await expectStoredOnce(tenant.id, video)
})

test("a server that is killed in the middle: the next one goes on", async ({ page, strictness }) => {
	strictness.allow(/ERR_(CONNECTION|EMPTY|INCOMPLETE)/)
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const tenant = await makeTenant()
	const { environment } = e2eProduct()
	const { APP_URL, ...same } = environment
	let server: TestServer = await startServer({ environment: same })
	try {
		const { port } = new URL(server.url)
		const { video, offsets, begun } = await prepare(page, `${server.url}/${tenant.slug}`)
		const fast = await slowUploads(page, 300_000)
		await studio(page).submit.click()
		// A part that is five seconds old is safe from a kill.
		await expect.poll(() => percent(page), { timeout: 20_000 }).toBeGreaterThan(65)
		await server.kill9()
		await fast()
		await expect(waiting(page)).toBeVisible()
		server = await startServer({ environment: { ...same, PORT: port } })
		await expect(page).toHaveURL(/thank-you$/, { timeout: 40_000 })
		expect(begun).toHaveLength(1)
		expect(offsets.at(-1)).toBeGreaterThan(0)
		await expectStoredOnce(tenant.id, video)
	} finally {
		await server.stop()
	}
})

test("Cancel keeps what has arrived; Record Again takes it back", async ({ page }) => {
	const tenant = await makeTenant()
	const visitor = studio(page)
	const { begun } = await prepare(page, `/${tenant.slug}`)
	const fast = await slowUploads(page, 600_000)
	await visitor.submit.click()
	await expect.poll(() => percent(page)).toBeGreaterThan(30)
	await visitor.button("Cancel").click()
	const deleted = page.waitForResponse((answer) => answer.request().method() === "DELETE")
	await visitor.button("Record Again").click()
	expect((await deleted).status()).toBe(204)
	await fast()
	expect(begun).toHaveLength(1)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
})

test("an upload that is no longer there begins anew", async ({ page, strictness }) => {
	strictness.allow(/status of 404/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	const { video, offsets, begun } = await prepare(page, `/${tenant.slug}`)
	const fast = await slowUploads(page, 600_000)
	await visitor.submit.click()
	await expect.poll(() => percent(page)).toBeGreaterThan(30)
	await visitor.button("Cancel").click()
	await fast()
	await db().upload.updateMany({ where: { tenantId: tenant.id }, data: { expiresAt: new Date(0) } })
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	expect(begun).toHaveLength(2)
	expect(offsets).toEqual([0, 0])
	await expectStoredOnce(tenant.id, video)
})

test("where no parts get through the video goes with the form", async ({ page, strictness }) => {
	strictness.allow(/status of 405/)
	const tenant = await makeTenant()
	await page.route("**/uploads/*", (route) => route.fulfill({ status: 405, body: "<html>proxy</html>" }))
	const { video } = await prepare(page, `/${tenant.slug}`)
	await studio(page).submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	await expectStoredOnce(tenant.id, video)
})
