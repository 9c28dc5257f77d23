import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from "puppeteer-core"
import type { Engine, PageElement, Surface, Tab } from "./engine"
import { findFirefox } from "./find-engines.mjs"

const PREFERENCES = {
	// The camera is Firefox's own test picture and tone, without a prompt.
	"media.navigator.streams.fake": true,
	"media.navigator.permission.disabled": true,
	"media.autoplay.default": 0,
	// A machine without a GPU paints on its processors.
	"ui.prefersReducedMotion": 1,
	"layout.frame_rate": 15,
}

function onElement(handle: ElementHandle<Element>): PageElement {
	return {
		click: () => handle.click(),
		type: (text) => handle.type(text),
		chooseFile: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
		async frame() {
			const frame = await (handle as ElementHandle<HTMLIFrameElement>).contentFrame()
			if (!frame) throw new Error("The element is no frame.")
			return surface(() => frame)
		},
	}
}

const surface = (current: () => Page | Frame): Surface => ({
	evaluate: (expression) => current().evaluate(expression),
	async element(expression) {
		const handle = (await current().evaluateHandle(expression)).asElement()
		if (!handle) throw new Error(`No element: ${expression}`)
		return onElement(handle as ElementHandle<Element>)
	},
})

async function open(executablePath: string): Promise<Tab> {
	const profile = await mkdtemp(path.join(tmpdir(), "firefox-"))
	const complaints: string[] = []
	let browser: Browser
	let page: Page

	async function start(): Promise<void> {
		browser = await puppeteer.launch({
			browser: "firefox",
			executablePath,
			userDataDir: profile,
			extraPrefsFirefox: PREFERENCES,
			defaultViewport: null,
		})
		page = (await browser.pages())[0] ?? (await browser.newPage())
		page.on("console", (message) => {
			// An error among the words comes without its text, so the place has to tell.
			const places = message
				.stackTrace()
				.map(({ url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}`)
			if (message.type() === "error") complaints.push([`console: ${message.text()}`, ...places].join(" at "))
		})
		page.on("pageerror", (error) => complaints.push(`exception: ${error instanceof Error ? error.stack : error}`))
		await page.evaluateOnNewDocument(() =>
			document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
				console.error(`policy violation: ${violatedDirective} blocked ${blockedURI}`),
			),
		)
	}

	async function kill(): Promise<void> {
		const child = browser.process()
		if (!child?.pid || child.exitCode !== null) return
		const gone = once(child, "exit")
		// The whole process group: the processes that hold storage and pages are not the one that was started.
		process.kill(-child.pid, "SIGKILL")
		await gone
	}

	await start()
	return {
		...surface(() => page),
		async goto(url) {
			await page.goto(url)
		},
		async loseEverything() {
			await kill()
			await start()
		},
		takeComplaints: () => complaints.splice(0),
		async end() {
			await kill()
			await rm(profile, { recursive: true, force: true, maxRetries: 5 })
		},
	}
}

const executablePath = findFirefox()

export const firefox: Engine = {
	name: "Firefox",
	records: true,
	open: executablePath ? () => open(executablePath) : null,
}
