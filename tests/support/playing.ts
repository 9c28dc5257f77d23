import type { Page } from "@playwright/test"

/** Checks that the page's video really plays: frames are decoded and its time advances. */
export async function expectPlaying(page: Page): Promise<void> {
	await page.waitForFunction(async () => {
		const video = document.querySelector("video")
		if (!video) return false
		video.muted = true
		if (video.paused) await video.play()
		return video.readyState >= 2 && video.videoWidth > 0 && video.duration > 0 && video.currentTime > 0.2
	})
}
