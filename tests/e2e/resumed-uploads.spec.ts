import { createHash } from "node:crypto"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeTenant, unique } from "../support/factories"
import { lineOf } from "../support/network"
import { paddedVideo } from "../support/padded-video"
import { startServer, type TestServer } from "../support/server"
import { studio } from "../support/studio"

const VIDEO_BYTES = 3_000_000
const SLOW_BYTES_PER_SECOND = 600_000

test("after Cancel, a killed server and a broken connection, an upload resumes each time and is stored once", async ({
	page,
	strictness,
}) => {
	strictness.allow(/ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION|EMPTY|INCOMPLETE)/)
	strictness.allow(/^outside request: http:\/\/(localhost|127\.0\.0\.1):/)
	const tenant = await makeTenant()
	const { APP_URL, ...environment } = e2eProduct().environment
	let server: TestServer = await startServer({ environment })
	try {
		const { port } = new URL(server.url)
		const visitor = studio(page)
		const waiting = page.getByRole("alert").filter({ hasText: "No connection right now" })
		const bar = page.getByRole("progressbar")
		const percent = async () => Number(await bar.getAttribute("aria-valuenow"))
		const uploads = () => db().upload.findMany({ where: { tenantId: tenant.id }, select: { offset: true } })
		/** The offset that the server has stored, which it does as soon as a connection breaks. */
		const kept = async () => (await uploads())[0]?.offset ?? 0
		/** The Upload-Offset of every part, in order. */
		const offsets: number[] = []
		page.on("request", (request) => {
			if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]))
		})
		const video = await paddedVideo(VIDEO_BYTES)
		await page.goto(`${server.url}/${tenant.slug}`)
		await visitor.file.setInputFiles({ name: "clip.webm", mimeType: "video/webm", buffer: video })
		await visitor.fill({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })
		await visitor.consent.check()
		const line = await lineOf(page)
		await line.slow(SLOW_BYTES_PER_SECOND)
		await visitor.submit.click()

		/** Waits for another part to start and returns its Upload-Offset. */
		async function goesOn(parts: number): Promise<number> {
			await expect.poll(() => offsets.length).toBeGreaterThan(parts)
			return offsets.at(-1) ?? 0
		}
		let before = 0

		await test.step("the visitor cancels and sends again", async () => {
			await expect.poll(percent).toBeGreaterThan(15)
			await visitor.button("Cancel").click()
			await expect.poll(kept).toBeGreaterThan(0)
			before = await kept()
			await visitor.submit.click()
			expect(await goesOn(1)).toBe(before)
		})

		await test.step("the server is killed and another one takes its place", async () => {
			await server.kill9()
			await expect(waiting).toBeVisible()
			// Slow enough that the connection is certainly cut in the middle.
			await line.slow(SLOW_BYTES_PER_SECOND / 20)
			server = await startServer({ environment: { ...environment, PORT: port } })
			// Otherwise the page might still be waiting for its next attempt.
			await page.evaluate(() => void dispatchEvent(new Event("online")))
			expect(await goesOn(2)).toBeGreaterThanOrEqual(before)
		})

		await test.step("the connection breaks and comes back", async () => {
			await line.cut()
			await expect(waiting).toBeVisible()
			// The progress so far stays visible.
			await expect(bar).toHaveAttribute("aria-valuenow", /^\d+$/)
			await line.mend()
			await expect(page).toHaveURL(/thank-you$/, { timeout: 40_000 })
		})

		const stored = await db().submission.findMany({ where: { tenantId: tenant.id }, select: { sha256: true } })
		expect(stored).toEqual([{ sha256: createHash("sha256").update(video).digest("hex") }])
		expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
		expect(await uploads()).toHaveLength(1)
	} finally {
		await server.stop()
	}
})
