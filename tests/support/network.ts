import type { Page } from "@playwright/test"

/** What this page sends goes out at so many bytes a second, until the returned function is called. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
	const devtools = await page.context().newCDPSession(page)
	const limit = (uploadThroughput: number) =>
		devtools.send("Network.emulateNetworkConditions", {
			offline: false,
			latency: 0,
			downloadThroughput: -1,
			uploadThroughput,
		})
	await devtools.send("Network.enable")
	await limit(bytesPerSecond)
	return async () => {
		await limit(-1)
		await devtools.detach()
	}
}
