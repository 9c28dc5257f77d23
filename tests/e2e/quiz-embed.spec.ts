import type { Locator, Page } from "@playwright/test"
import { popupSnippet, quizSnippet } from "@/lib/quizzes/quiz-snippet"
import { expect } from "../support/browser"
import { productByName, test } from "../support/host-test"
import { publishQuiz, quizScreen, sessionsOf } from "../support/quiz-screen"
import { question } from "../support/quizzes"

const snippet = ({ quiz, path }: Awaited<ReturnType<typeof publishQuiz>>) =>
	quizSnippet({ address: productByName() + path, id: quiz.id, name: quiz.name })

/** A site whose policy allows our origin alone, and neither inline scripts nor inline styles. */
const strict = () => ({
	"content-security-policy": `default-src 'none'; script-src ${productByName()}; frame-src ${productByName()}; img-src data:`,
})

const heightOf = (frame: Locator) => frame.evaluate((element) => element.getBoundingClientRect().height)

/** Waits until the frame is as high as what is in it, without a scroll bar. Resolves to its height. */
async function settledHeight(frame: Locator): Promise<number> {
	const fit = async () => {
		const outer = await heightOf(frame)
		const [inner, scrolls] = await frame
			.contentFrame()
			.locator("[data-area]")
			.evaluate((room) => {
				const { scrollHeight, clientHeight, clientWidth } = document.documentElement
				return [room.getBoundingClientRect().height, scrollHeight > clientHeight || clientWidth < innerWidth] as const
			})
		return { off: Math.abs(outer - inner) <= 1 ? 0 : outer - inner, scrolls }
	}
	await expect.poll(fit).toEqual({ off: 0, scrolls: false })
	return heightOf(frame)
}

const LONG = "What would help you most? ".repeat(12).trim()

test("a quiz on another site with a strict policy is as high as each step, and moves the page only to a hidden top", async ({
	page,
	visit,
}) => {
	const many = Array.from({ length: 14 }, (_, number) => `Choice ${number + 1}`)
	const questions = [
		question("many", { question: LONG, options: many, points: {} }),
		question("short", { question: "Yes?", options: ["Sure", "No"], points: {} }),
		question("text", { type: "text", question: "Why?", options: [], points: {} }),
	]
	const published = await publishQuiz({ questions, contactStep: "after", autoAdvance: false })
	const { origin } = await visit(`${snippet(published)}<p>${"Below. ".repeat(900)}</p>`, strict())
	const visitor = quizScreen(page.frameLocator("iframe"))
	const scrolled = () => page.evaluate(() => scrollY)
	const fits = () => settledHeight(page.locator("iframe"))
	await page.locator("iframe").scrollIntoViewIfNeeded()
	await expect(visitor.title).toHaveText(published.quiz.name)
	await expect(page.locator("iframe")).toHaveAttribute("title", published.quiz.name)
	await expect(page.getByRole("link", { name: published.quiz.name })).toBeHidden()
	await fits()
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")

	await page.evaluate(() => document.querySelector("[data-quiz-place]")?.scrollIntoView())
	const before = await scrolled()
	await visitor.start.click()
	await expect(visitor.title).toHaveText(LONG)
	await fits()
	expect(await scrolled()).toBe(before)
	// Its last choice is far below, and the question's beginning with the next press out of view.
	await visitor.choice("Choice 14").press("Space")
	await page.evaluate(() => scrollBy({ top: 500, behavior: "instant" }))
	await visitor.next.press("Enter")
	await expect(visitor.title).toHaveText("Yes?")
	await fits()
	await expect(visitor.title).toBeInViewport()
	await expect
		.poll(() => page.locator("iframe").evaluate((frame) => Math.abs(Math.round(frame.getBoundingClientRect().top))))
		.toBe(0)

	await forge(page, origin)
	await fits()
	await visitor.choose("Sure")
	await visitor.text.fill("A line.\n".repeat(6))
	await fits()
	await visitor.next.click()
	await visitor.name.fill("Ada")
	await visitor.email.fill("no address")
	await visitor.finish.click()
	await expect(visitor.email).toHaveAttribute("aria-invalid", "true")
	await fits()
	await visitor.email.fill("ada@example.com")
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	await fits()
	expect(await sessionsOf(published.quiz.id)).toMatchObject([{ userName: "Ada", userEmail: "ada@example.com" }])
})

/** Messages with another source, another origin, or to the quiz itself. */
async function forge(page: Page, origin: string) {
	const product = productByName()
	await page.evaluate(
		async ({ origin, product }) => {
			const message = { quizHeight: 77, arrived: true }
			const heard = (count: number) =>
				new Promise<void>((resolve) => {
					let left = count
					addEventListener("message", () => --left || resolve())
				})
			const all = heard(3)
			postMessage(message, origin)
			// As if the product had sent it, but not this quiz.
			dispatchEvent(new MessageEvent("message", { data: message, origin: product, source: window }))
			// This quiz's frame, but another origin.
			const frame = document.querySelector("[data-quiz-place]")?.shadowRoot?.querySelector("iframe")
			dispatchEvent(new MessageEvent("message", { data: message, origin, source: frame?.contentWindow ?? null }))
			frame?.contentWindow?.postMessage(message, product)
			await all
		},
		{ origin, product },
	)
}

test("quizzes come late, twice, again after a removal, by document.write, in a hidden tab, and right to left", async ({
	page,
	visit,
}) => {
	const [first, second] = [await publishQuiz(), await publishQuiz()]
	const written = JSON.stringify(`<section id="written">${snippet(second)}</section>`).replaceAll("</", "<\\/")
	await visit(`<div dir="rtl">${snippet(first)}</div><script>document.write(${written})</script>
		<div id="tab" hidden>${snippet(first)}</div>`)
	const visitor = (within: string) => quizScreen(page.locator(within).frameLocator("iframe"))
	await page.locator("[dir=rtl]").scrollIntoViewIfNeeded()
	await expect(visitor("[dir=rtl]").title).toHaveText(first.quiz.name)
	await page.locator("#written").scrollIntoViewIfNeeded()
	await expect(visitor("#written").title).toHaveText(second.quiz.name)
	const height = (within: string) => settledHeight(page.locator(within).locator("iframe"))
	const [shown, other] = [await height("[dir=rtl]"), await height("#written")]
	await page.evaluate(() => document.getElementById("tab")?.removeAttribute("hidden"))
	await page.locator("#tab").scrollIntoViewIfNeeded()
	await expect(visitor("#tab").title).toHaveText(first.quiz.name)
	expect(await height("#tab")).toBe(shown)
	// A step in one of them leaves the others as they are.
	await visitor("#tab").start.click()
	await expect(visitor("#tab").title).toHaveText("What about choice?")
	expect([await height("[dir=rtl]"), await height("#written")]).toEqual([shown, other])

	await page.evaluate((id) => {
		document.querySelector("#written")?.remove()
		const again = document.createElement("div")
		again.id = "again"
		again.dataset.quizPlace = id
		document.querySelector("h1")?.after(again)
	}, second.quiz.id)
	await page.locator("#again").scrollIntoViewIfNeeded()
	await expect(visitor("#again").title).toHaveText(second.quiz.name)
	// The same element, moved.
	await page.evaluate(() => document.body.append(document.querySelector("#again") ?? ""))
	await page.locator("#again").scrollIntoViewIfNeeded()
	await expect(visitor("#again").title).toHaveText(second.quiz.name)
})

test("a quiz that resumes on another site takes neither the focus nor the page's place", async ({ page, visit }) => {
	const published = await publishQuiz()
	// Whatever the font, the page stays long enough to keep its place when the frame gets lower.
	await visit(`${snippet(published)}<p>${"Below. ".repeat(3000)}</p>`)
	const visitor = quizScreen(page.frameLocator("iframe"))
	const frame = page.locator("iframe")
	const reserved = await heightOf(frame)
	await frame.scrollIntoViewIfNeeded()
	await expect(visitor.title).toHaveText(published.quiz.name)
	const ofWelcome = await settledHeight(frame)
	await visitor.start.click()
	await visitor.choose("Good")
	await expect(visitor.title).toHaveText("What about rating?")
	await expect(visitor.title).toBeFocused()
	const ofQuestion = await settledHeight(frame)
	expect([reserved, ofWelcome]).not.toContain(ofQuestion)
	// Else the browser brings back the place before the reload, at a busy moment after this test has scrolled.
	await page.evaluate(() => {
		history.scrollRestoration = "manual"
	})
	await page.reload({ waitUntil: "domcontentloaded" })
	const link = page.getByRole("link", { name: "More" })
	await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
	// Its top is out of view, where a step that the visitor asked for would bring it back.
	const before = await page.evaluate(() => {
		const { top = 0 } = document.querySelector("[data-quiz-place]")?.getBoundingClientRect() ?? {}
		scrollBy({ top: top + 100, behavior: "instant" })
		return scrollY
	})
	// The frame's height tells when the quiz has resumed. To look inside before would be a visitor's press there: the
	// browser takes the tool's calls for user gestures.
	await expect.poll(() => heightOf(frame)).toBe(ofQuestion)
	await expect(visitor.title).toHaveText("What about rating?")
	// Whether the window itself has the focus, which toBeFocused() asks for as well, is up to the browser after a reload.
	expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
	expect(await page.evaluate(() => scrollY)).toBe(before)
})

test("a press opens the quiz in a dialog, in the page's language, and gives the place back when it is closed", async ({
	page,
	visit,
}) => {
	const published = await publishQuiz()
	const named = { address: productByName() + published.path, id: published.quiz.id, name: "Take our quiz" }
	// Before the script has come, a press follows the link into a tab of its own.
	await page.addInitScript(() => {
		const came = ({ target }: Event) => {
			if (target instanceof HTMLScriptElement && target.src.endsWith("/quiz.js")) document.body.append("Came.")
		}
		// Not in the quiz's frame, which React is about to hydrate.
		if (self === top) document.addEventListener("load", came, true)
	})
	await visit(`<p>${"Above. ".repeat(900)}</p>${popupSnippet(named, "press")}`, strict())
	await expect(page.getByText("Came.")).toBeAttached()
	const dialog = page.getByRole("dialog", { name: "Take our quiz" })
	const link = page.getByRole("link", { name: "Take our quiz" })
	for (const close of [
		() => page.keyboard.press("Escape"),
		() => dialog.getByRole("button", { name: "Close" }).click(),
	]) {
		await link.press("Enter")
		await expect(quizScreen(dialog.frameLocator("iframe")).title).toHaveText(published.quiz.name)
		await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible()
		await expect(dialog.locator("iframe")).toHaveAttribute("title", "Take our quiz")
		await close()
		await expect(dialog).toHaveCount(0)
		await expect(link).toBeFocused()
	}
})

test("a press opens the quiz wherever the page has it out of sight", async ({ page, visit }) => {
	const published = await publishQuiz()
	const named = { address: productByName() + published.path, id: published.quiz.id, name: "Take our quiz" }
	// Nothing comes, not even a failure, so the popup that opens by itself waits for ever.
	let isHeld = true
	await page.route("**/embed/quiz/**", (route) => (isHeld ? undefined : route.continue()))
	const folded = `<details><summary>More</summary>${snippet(published)}</details>`
	await visit(`${folded}${popupSnippet(named, "press")}${popupSnippet(named, "exit")}`, strict())
	const link = page.getByRole("link", { name: "Take our quiz" })
	const shown = page.getByRole("dialog", { name: "Take our quiz" })
	const title = quizScreen(shown.frameLocator("iframe")).title
	const pressed = () => link.evaluate((element: HTMLElement) => element.click())
	await expect(page.locator("details iframe")).toHaveCount(1)

	isHeld = false
	await pressed()
	await expect(title).toHaveText(published.quiz.name)
	// A closed dialog stays in the page until its "close" event, which browsers send later.
	await shown.evaluate((dialog: HTMLDialogElement) => {
		dialog.close()
		document.querySelector<HTMLElement>("[data-quiz-open]")?.click()
	})
	await expect(title).toHaveText(published.quiz.name)
	await page.keyboard.press("Escape")
	await expect(page.locator("dialog")).toHaveCount(0)

	await page.evaluate(() => document.querySelector("details")?.remove())
	isHeld = true
	// Its script listens once it has come, which the page's own load does not wait for.
	await expect(async () => {
		await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })))
		await expect(page.locator("dialog")).toHaveCount(1, { timeout: 500 })
	}).toPass()
	await expect(page.locator("dialog")).toBeHidden()
	isHeld = false
	await pressed()
	await expect(title).toHaveText(published.quiz.name)
	await expect(page.locator("dialog")).toHaveCount(1)
})

test("a button of the site before the quiz keeps its name", async ({ page, visit }) => {
	const published = await publishQuiz()
	await visit(`<button aria-label="Order now">1</button>${snippet(published)}`, strict())
	await expect(quizScreen(page.frameLocator("iframe")).title).toHaveText(published.quiz.name)
	await expect(page.locator("iframe")).not.toHaveCSS("height", "360px")
	await expect(page.getByRole("button", { name: "Order now" })).toHaveCount(1)
})

test("a quiz that opens by itself does so once where storage is forbidden", async ({ page, visit }) => {
	const published = await publishQuiz()
	const named = { address: productByName() + published.path, id: published.quiz.id, name: published.quiz.name }
	await page.addInitScript(() => {
		const forbid = () => {
			throw new DOMException("", "SecurityError")
		}
		if (self === top) Object.defineProperty(self, "localStorage", { get: forbid })
	})
	await visit(popupSnippet(named, "exit"), strict())
	const leave = () =>
		page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 })))
	const dialog = page.getByRole("dialog", { name: "Quiz" })
	// The script listens once it has come, which the page's own load does not wait for.
	await expect(async () => {
		await leave()
		await expect(dialog).toHaveCount(1, { timeout: 500 })
	}).toPass()
	await page.keyboard.press("Escape")
	await expect(dialog).toHaveCount(0)
	await leave()
	await expect(dialog).toHaveCount(0)
})

test("a quiz that opens by itself does so once a week, and not where the page shows it", async ({ page, visit }) => {
	const published = await publishQuiz()
	const named = { address: productByName() + published.path, id: published.quiz.id, name: published.quiz.name }
	const leave = (clientY: number) =>
		page.evaluate((y) => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: y })), clientY)
	const dialog = page.getByRole("dialog")
	await visit(`<select><option>One</select>${popupSnippet(named, "exit")}`, strict())
	await leave(300)
	await page.locator("select").focus()
	await leave(-1)
	await expect(dialog).toHaveCount(0)
	await page.locator("select").blur()
	await leave(-1)
	await leave(-1)
	await expect(dialog).toHaveCount(1)
	await expect(quizScreen(dialog.frameLocator("iframe")).title).toHaveText(published.quiz.name)
	await page.reload({ waitUntil: "load" })
	await leave(-1)
	await expect(dialog).toHaveCount(0)
	await page.evaluate(() => localStorage.clear())
	await page.evaluate((inline) => document.body.insertAdjacentHTML("beforeend", inline), snippet(published))
	await leave(-1)
	await expect(dialog).toHaveCount(0)
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
