import { defineConfig } from "@playwright/test"
import { chromiumArgs, findChromium } from "./tests/support/chromium.mjs"
import { DESK, PHONE } from "./tests/support/screens"

const executablePath = await findChromium()

/** These files set `ownProduct`: they change platform-wide settings. One worker starts that product once. */
const PLATFORM = /(?:accessibility-platform|home|platform-settings)\.spec\.ts$/

/**
 * Every test runs on the desktop. Tests tagged @phone also run on the phone, and tests tagged @phone-only run there
 * alone. Tests tagged @camera record. The browser encodes their video on the processor, so only one of them runs at a
 * time, beside the other tests. They choose their screen themselves.
 * No retries: a test that passes on the second try hides what the first one found.
 */
export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results/e2e",
	globalSetup: "./tests/support/e2e-setup.ts",
	// Both only end a test that hangs. A slow machine is not a failure.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	retries: 0,
	workers: 2,
	fullyParallel: true,
	// After that many failures the cause affects everything, and each test would wait for its own limit.
	maxFailures: 30,
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/reports/e2e.json" }]],
	use: {
		browserName: "chromium",
		launchOptions: { executablePath, args: chromiumArgs() },
		locale: "en-US",
		timezoneId: "UTC",
		permissions: ["camera", "microphone", "clipboard-read", "clipboard-write"],
		screenshot: "only-on-failure",
		// A trace of every test costs a fifth of the processors. To look into a failure, add `--trace on`.
		trace: "off",
	},
	projects: [
		// First, since they take longest.
		{ name: "camera", use: DESK, grep: /@camera/, workers: 1 },
		{ name: "platform", use: DESK, testMatch: PLATFORM, workers: 1 },
		{ name: "desk", use: DESK, testIgnore: PLATFORM, grepInvert: /@phone-only|@camera/ },
		{ name: "phone", use: PHONE, testIgnore: PLATFORM, grep: /@phone/, grepInvert: /@camera/ },
	],
})
