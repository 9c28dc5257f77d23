import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Browser, chromium, type Page } from "playwright"
import { chromiumArgs, findChromium } from "./chromium.mjs"

/** A browser whose profile outlives it, like a customer's phone. */
export interface OwnBrowser {
	/** Opens a new page, and starts the browser if it is not running. */
	open(): Promise<Page>
	/** Kills all of its processes at once, like an empty battery. */
	kill(): Promise<void>
	end(): Promise<void>
}

const READY_WITHIN_MS = 20_000

/** The port that a newly started browser listens on. The browser writes it into its profile. */
async function endpointOf(profile: string, child: ChildProcess): Promise<string> {
	const until = Date.now() + READY_WITHIN_MS
	while (Date.now() < until && child.exitCode === null) {
		const port = await readFile(path.join(profile, "DevToolsActivePort"), "utf8").catch(() => "")
		if (port.includes("\n")) return `http://127.0.0.1:${port.split("\n")[0]}`
		await sleep(50)
	}
	throw new Error("The browser did not start.")
}

export async function ownBrowser(): Promise<OwnBrowser> {
	const profile = await mkdtemp(path.join(tmpdir(), "browser-"))
	const executable = await findChromium()
	let running: { child: ChildProcess; browser: Browser } | null = null

	async function start(): Promise<Browser> {
		await rm(path.join(profile, "DevToolsActivePort"), { force: true })
		const child = spawn(
			executable,
			["--headless=new", ...chromiumArgs(), "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
			{ detached: true, stdio: "ignore" },
		)
		const browser = await chromium.connectOverCDP(await endpointOf(profile, child))
		running = { child, browser }
		return browser
	}

	async function kill(): Promise<void> {
		if (!running) return
		const { child, browser } = running
		running = null
		const gone = once(child, "exit")
		// Kills the process group: the processes that hold storage and pages are not the one that was started.
		if (child.pid) process.kill(-child.pid, "SIGKILL")
		await gone
		await browser.close().catch(() => undefined)
	}

	return {
		async open() {
			const browser = running?.browser ?? (await start())
			const context = browser.contexts()[0]
			if (!context) throw new Error("The browser has no window.")
			return context.newPage()
		},
		kill,
		async end() {
			await kill()
			await rm(profile, { recursive: true, force: true, maxRetries: 5 })
		},
	}
}
