import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { describeDevice } from "./describe-device"

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0"

describe("describeDevice", () => {
	it.each([
		[`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
		[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome on Windows"],
		[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, "Edge on Windows"],
		[`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/115.0.0.0`, "Opera on Linux"],
		[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome on ChromeOS"],
		[
			"Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36",
			"Samsung Internet on Android",
		],
		[
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
			"Safari on iPhone",
		],
		[
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1",
			"Chrome on iPhone",
		],
		[
			"Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15",
			"Firefox on iPad",
		],
		[
			"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
			"Safari on Mac",
		],
		["Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0", "Firefox on Android"],
		["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox on Linux"],
		["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Windows"],
		["curl/8.4.0", "curl"],
		["python-requests/2.31.0", "python-requests"],
		["node", "node"],
		["", "Unknown device"],
		["Mozilla/5.0", "Unknown device"],
		["<script>alert(1)</script>/1.0", "Unknown device"],
	])("%s", (userAgent, device) => {
		expect(describeDevice(userAgent)).toBe(device)
	})

	it("is short and plain, whatever a client sends", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCodePoint, maxLength: 512 }), (userAgent) => {
				expect(describeDevice(userAgent)).toMatch(/^[\w. -]{1,40}$/)
			}),
		)
	})
})
