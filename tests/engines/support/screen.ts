import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type * as TestingLibrary from "@testing-library/dom"
import { vi } from "vitest"
import type { PageElement, Surface } from "./engine"

/** Defined by the library below, in the page. */
declare const TestingLibraryDom: typeof TestingLibrary

/** The library that component tests use, in the form for pages. */
const LIBRARY = await readFile(
	createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
	"utf8",
)

/** Ends what hangs. A slow machine is no failure. */
export const PATIENT = { timeout: 30_000, interval: 300 }

type Name = string | RegExp
/** What passes into a page is JSON. */
type Told = { text: string; pattern?: undefined } | { pattern: string; flags: string }
const inJson = (name: Name): Told =>
	typeof name === "string" ? { text: name } : { pattern: name.source, flags: name.flags }

type What = { role: string } | { label: true }

/** Runs in the page. By default an error shows the whole page, and making it takes longer than looking. */
function speakBriefly(): void {
	TestingLibraryDom.configure({ getElementError: (message) => new Error(message?.split("\n")[0]) })
}

/** Runs in the page, so it uses nothing from outside. */
function findOne(host: string, what: What, name: Told): Element {
	const element = document.querySelector<HTMLElement>(host)
	const root = (element?.shadowRoot as unknown as HTMLElement | null) ?? element
	if (!root) throw new Error(`There is no ${host}.`)
	const wanted = name.pattern === undefined ? name.text : new RegExp(name.pattern, name.flags)
	const found =
		"role" in what
			? TestingLibraryDom.getByRole(root, what.role, { name: wanted })
			: TestingLibraryDom.getByLabelText(root, wanted)
	// A button that waits for its script is disabled.
	if (found.matches(":disabled")) throw new Error(`It is disabled: ${JSON.stringify(name)}.`)
	return found
}

/** Runs in the page. Fails if the video cannot play. */
async function playAndSeek(host: string) {
	const element = document.querySelector(host)
	const video = (element?.shadowRoot ?? element)?.querySelector("video")
	if (!video) throw new Error("There is no video.")
	const passes = (reached: () => boolean) =>
		new Promise<void>((resolve, reject) => {
			const state = () => `${video.error?.message ?? ""} at ${video.currentTime}, ready ${video.readyState}`
			// Ends before the driver's own time for a script, and says more.
			const late = setTimeout(() => reject(new Error(`The video stays ${state()}.`)), 15_000)
			const look = () => {
				if (!reached() && !video.error) return void setTimeout(look, 50)
				clearTimeout(late)
				if (video.error) reject(new Error(`The video fails ${state()}.`))
				else resolve()
			}
			look()
		})
	video.muted = true
	await video.play()
	await passes(() => video.readyState >= 2 && video.videoWidth > 0 && video.currentTime > 0.2)
	video.pause()
	const middle = video.duration / 2
	video.currentTime = middle
	await passes(() => !video.seeking && video.readyState >= 2 && Math.abs(video.currentTime - middle) < 0.5)
	return { width: video.videoWidth, seconds: video.duration }
}

/** Drives what a part of a browser shows, by what is visible there. Everything waits. */
export function screen(surface: Surface, host = "body") {
	async function expression<A extends unknown[]>(run: (...args: A) => unknown, args: A): Promise<string> {
		const known = await surface.evaluate("typeof TestingLibraryDom === 'object'")
		if (!known) await surface.evaluate(`(() => {\n${LIBRARY}\n(${speakBriefly})()\n})()`)
		return `(${run})(...${JSON.stringify(args)})`
	}
	async function call<T, A extends unknown[]>(run: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
		return (await surface.evaluate(await expression(run, args))) as T
	}
	const find = (what: What, name: Name): Promise<PageElement> =>
		vi.waitFor(async () => surface.element(await expression(findOne, [host, what, inJson(name)])), PATIENT)
	/** An action may come while the page replaces the element. */
	const act = (what: What, name: Name, action: (element: PageElement) => Promise<void>) =>
		vi.waitFor(async () => action(await find(what, name)), PATIENT)

	return {
		call,
		click: (role: string, name: Name) => act({ role }, name, (element) => element.click()),
		fill: (label: Name, text: string) => act({ label: true }, label, (element) => element.type(text)),
		chooseFile: (label: Name, file: string) => act({ label: true }, label, (element) => element.chooseFile(file)),
		sees: (role: string, name: Name) => find({ role }, name),
		/** Waits until it reads this somewhere. */
		reads: (words: Name) =>
			vi.waitFor(async () => {
				const text = await call((selector) => {
					const element = document.querySelector<HTMLElement>(selector)
					// biome-ignore lint/performance/useDomNodeTextContent: what a person reads is what is rendered.
					return [element?.innerText, element?.shadowRoot?.textContent].join("\n")
				}, host)
				const there = typeof words === "string" ? text.includes(words) : words.test(text)
				if (!there) throw new Error(`It reads not ${words}, but: ${text}`)
			}, PATIENT),
		arrives: (address: RegExp) =>
			vi.waitFor(async () => {
				const current = await call(() => location.href)
				if (!address.test(current)) throw new Error(`It is at ${current}.`)
			}, PATIENT),
		/** Waits until the page's scripts have taken over. Keys before that are lost. */
		awake: () =>
			vi.waitFor(async () => {
				const waiting = await call(() => document.querySelectorAll("[data-asleep], template[id^='B:']").length)
				if (waiting > 0) throw new Error(`${waiting} parts wait for their scripts.`)
			}, PATIENT),
		/** The same page, but only this part of it. */
		within: (part: string) => screen(surface, part),
		plays: () => vi.waitFor(() => call(playAndSeek, host), PATIENT),
		async frame(selector: string) {
			const found = async () =>
				surface.element(
					await expression(
						(part, wanted) => {
							const element = document.querySelector(part)
							return (element?.shadowRoot ?? element)?.querySelector(wanted)
						},
						[host, selector],
					),
				)
			return screen(await (await vi.waitFor(found, PATIENT)).frame())
		},
	}
}
