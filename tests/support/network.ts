import type { Page } from "@playwright/test"

/** A network connection that the test can slow down and cut. */
export interface Line {
	/** Limits this page's uploads to so many bytes a second. */
	slow(bytesPerSecond: number): Promise<void>
	/** Breaks off what is under way and lets nothing through. */
	cut(): Promise<void>
	/** Removes every limit. */
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

/** Limits this page's uploads to so many bytes a second until the returned function is called. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
	const line = await lineOf(page)
	await line.slow(bytesPerSecond)
	return line.mend
}

/** Refuses the next request with this method to that address. Other requests to it pass. */
export async function refuseOnce(page: Page, method: string, address: string): Promise<void> {
	let refused = false
	await page.route(address, (route) => {
		if (refused || route.request().method() !== method) return route.fallback()
		refused = true
		return route.fulfill({ status: 500, json: { detail: "No.", request_id: "1" } })
	})
}
