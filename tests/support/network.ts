import type { Page } from "@playwright/test"

/** A line that the test can make slow, and cut. */
export interface Line {
	/** What this page sends goes out at so many bytes a second. */
	slow(bytesPerSecond: number): Promise<void>
	/** What is under way breaks off, and nothing comes through. */
	cut(): Promise<void>
	/** As fast as the machine can. */
	mend(): Promise<void>
}

export async function lineOf(page: Page): Promise<Line> {
	const devtools = await page.context().newCDPSession(page)
	async function conditions(offline: boolean, uploadThroughput: number): Promise<void> {
		const usual = { latency: 0, downloadThroughput: -1 }
		await devtools.send("Network.emulateNetworkConditions", { ...usual, offline, uploadThroughput })
	}
	await devtools.send("Network.enable")
	return {
		slow: (bytesPerSecond) => conditions(false, bytesPerSecond),
		cut: () => conditions(true, -1),
		mend: () => conditions(false, -1),
	}
}

/** What this page sends goes out at so many bytes a second, until the returned function is called. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
	const line = await lineOf(page)
	await line.slow(bytesPerSecond)
	return line.mend
}

/** Answers the next request of this method to that address with a refusal; what else is on its way there passes. */
export async function refuseOnce(page: Page, method: string, address: string): Promise<void> {
	let refused = false
	await page.route(address, (route) => {
		if (refused || route.request().method() !== method) return route.fallback()
		refused = true
		return route.fulfill({ status: 500, json: { detail: "No.", request_id: "1" } })
	})
}
