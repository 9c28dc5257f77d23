import { describe, expect, it } from "vitest"
import { detectInAppBrowser } from "./detect-in-app-browser"
import { howToOpenOutside } from "./open-outside"

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const ANDROID =
	"Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0"

describe("detectInAppBrowser", () => {
	it.each([
		[`${IPHONE} Mobile/15E148 Instagram 334.0.0 (iPhone15,2)`, "Instagram", "ios"],
		[`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/465.0;FBBV/1]`, "Facebook", "ios"],
		[`${ANDROID} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/465.0;]`, "Facebook", "android"],
		[`${ANDROID} Mobile Safari/537.36 [FB_IAB/MESSENGER;FBAV/1;]`, "Messenger", "android"],
		[`${ANDROID} Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8`, "TikTok", "android"],
		[`${IPHONE} Mobile/15E148 [LinkedInApp]/9.29`, "LinkedIn", "ios"],
		[`${IPHONE} Mobile/15E148 Twitter for iPhone/10.4`, "X", "ios"],
		[`${IPHONE} Mobile/15E148 Snapchat/12.89`, "Snapchat", "ios"],
		[`${ANDROID} Mobile Safari/537.36`, "this app", "android"],
	])("%s", (userAgent, app, system) => {
		expect(detectInAppBrowser(userAgent)).toEqual({ app, system })
	})

	it.each([
		`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
		`${IPHONE} CriOS/125.0 Mobile/15E148 Safari/604.1`,
		"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Safari/537.36 Edg/125.0",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:126.0) Gecko/20100101 Firefox/126.0",
		"",
	])("ignores ordinary browsers: %s", (userAgent) => {
		expect(detectInAppBrowser(userAgent)).toBeNull()
	})

	it("explains the way out for each system", () => {
		expect(howToOpenOutside({ app: "Instagram", system: "ios" })).toContain("Safari")
		expect(howToOpenOutside({ app: "Instagram", system: "android" })).toContain("Chrome")
		expect(howToOpenOutside({ app: "this app", system: "other" })).toContain("Copy the address")
	})
})
