import { randomUUID } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { embedSnippets } from "@/lib/chatbot/embed-snippets"
import { db } from "@/lib/db/client"
import { test as base, expect } from "../support/browser"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, unique } from "../support/factories"
import { type HostPage, startHostPage } from "../support/host-page"
import { desk } from "../support/live"

const product = () => {
	const { origin, port } = new URL(e2eProduct().url)
	// By name instead of by address, so that it is a different site from the host's, as in real life.
	return { origin, named: `http://localhost:${port}` }
}
const snippets = (tenantSlug: string, color = "#007aff") =>
	embedSnippets({ appUrl: product().named, tenantSlug, color })

const test = base.extend<{ visit(page: Page, body: string, headers?: Record<string, string>): Promise<HostPage> }>({
	visit: async ({ strictness }, use) => {
		strictness.allow(/^outside request: http:\/\/(127\.0\.0\.1|localhost):/)
		const hosts: HostPage[] = []
		await use(async (page, body, headers) => {
			const host = await startHostPage(body, headers)
			hosts.push(host)
			await page.goto(host.origin)
			return host
		})
		for (const { stop } of hosts) await stop()
	},
})

/** The sum of this page's layout shifts so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const seen = { total: 0 }
		Object.defineProperty(window, "shifts", { value: seen, enumerable: false })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
				// A shift within half a second of a press is expected.
				if (!entry.hadRecentInput) seen.total += entry.value
			}
		}).observe({ type: "layout-shift", buffered: true })
	})
	return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

test("the launcher is 1 KB, loads the chat on the first press, and Esc closes it from both sides", async ({
	page,
	visit,
}) => {
	// The snippet on the site is older than the settings.
	const { slug } = await makeChatbot({ settings: { enableLeadCapture: false, primaryColor: "#ffe000" } })
	const asked: string[] = []
	page.on("request", (request) => {
		if (request.url().startsWith(product().named)) asked.push(request.url())
	})
	const shifts = await watchShifts(page)
	await visit(page, snippets(slug).launcher)
	const launcher = page.getByRole("button", { name: "Chat", exact: true })
	await expect(launcher).toBeVisible()
	const box = await launcher.boundingBox()
	const { width = 0, height = 0 } = page.viewportSize() ?? {}
	expect(Math.round(width - (box?.x ?? 0) - (box?.width ?? 0))).toBe(20)
	expect(Math.round(height - (box?.y ?? 0) - (box?.height ?? 0))).toBe(20)
	expect(asked).toEqual([`${product().named}/embed.js`])
	const script = await (await page.request.get("/embed.js")).body()
	expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(1024)

	await expect(launcher).toHaveCSS("background-color", "rgb(0, 122, 255)")
	await expect(launcher).toHaveCSS("outline-style", "none")
	await page.keyboard.press("Shift+Tab")
	await expect(launcher).toBeFocused()
	await expect(launcher).not.toHaveCSS("outline-style", "none")
	await expect(launcher).toHaveCSS("outline-width", "3px")
	await expect(launcher).toHaveCSS("outline-offset", "2px")
	await page.keyboard.press("Enter")
	const visitor = chat(page.frameLocator("iframe"))
	await expect(visitor.field).toBeFocused()
	expect(await page.locator("iframe").boundingBox()).toEqual({
		x: width - 420,
		y: height - 620,
		width: 400,
		height: 600,
	})
	const close = page.getByRole("button", { name: "Close", exact: true })
	await expect(close).toHaveCSS("background-color", "rgb(255, 224, 0)")
	expect(await close.boundingBox()).toMatchObject({ width: 48, height: 48 })
	await page.keyboard.type("Are you there?")
	await page.keyboard.press("Enter")
	await expect(visitor.messages.nth(2)).toContainText("This is an answer.")
	await visitor.button("Copy answer").press("Enter")
	await expect(visitor.log.getByText("Copied", { exact: true })).toBeVisible()
	await page.keyboard.press("Escape")
	await expect(page.locator("iframe")).toBeHidden()
	await expect(launcher).toBeFocused()

	await page.keyboard.press("Space")
	await expect(visitor.messages.nth(2)).toBeVisible()
	await expect(visitor.field).toBeFocused()
	await page.getByRole("link", { name: "More" }).focus()
	await page.keyboard.press("Escape")
	await expect(launcher).toBeFocused()
	await launcher.click()
	// Any page may send a message, but only the frame's own closes it.
	await page.evaluate(() =>
		new Promise((sent) => {
			addEventListener("message", sent, { once: true })
			postMessage("chat:close", "*")
		}).then(() => undefined),
	)
	await expect(page.locator("iframe")).toBeVisible()
	// A browser's extension writes from within the frame, and so with the chat's own origin.
	await page.frames()[1]?.evaluate(() => window.parent.postMessage({ source: "an extension" }, "*"))
	// The chat follows its Close button in the order of Tab.
	await close.focus()
	await page.keyboard.press("Tab")
	await expect(page.locator("iframe")).toBeFocused()
	await close.click()
	await expect(page.locator("iframe")).toBeHidden()
	await expect(launcher).toBeFocused()
	await expect(launcher).toHaveCSS("background-color", "rgb(255, 224, 0)")
	expect(await shifts()).toBe(0)
	expect(asked.filter((url) => url.startsWith(`${product().named}/chat/`))).toHaveLength(1)
})

test("the launcher fills the whole screen of a phone @phone-only", async ({ page, visit }) => {
	const { slug } = await makeChatbot()
	await visit(page, snippets(slug).launcher)
	await page.getByRole("button", { name: "Chat", exact: true }).tap()
	const visitor = chat(page.frameLocator("iframe"))
	await expect(visitor.field).toBeVisible()
	expect(await page.locator("iframe").boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
	const close = page.getByRole("button", { name: "Close", exact: true })
	expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
	await visitor.askAndWait("Hello?")
	await close.tap()
	await expect(page.locator("iframe")).toBeHidden()
})

test("one launcher per tenant, with the chosen name and color, on a page with a strict policy and its own styles", async ({
	page,
	visit,
}) => {
	const [first, second] = [await makeChatbot(), await makeChatbot()]
	const { named } = product()
	const policy = `default-src 'none'; img-src data:; script-src 'nonce-a' ${named}; frame-src ${named}; style-src 'nonce-a'; require-trusted-types-for 'script'`
	const names = "<script nonce=a>var names = Object.keys(window).join()</script>"
	const styles =
		"<style nonce=a>body{display:grid;gap:40px}button,iframe,div{width:100%;margin:30px;opacity:.2;display:block}</style>"
	const { launcher } = snippets(first.slug)
	const other = snippets(second.slug, "#ffe000").launcher.replace(" async", ' data-label="Ask us" async')
	const shifts = await watchShifts(page)
	await visit(page, names + styles + launcher + launcher + other, { "content-security-policy": policy })

	const ours = page.getByRole("button", { name: "Chat", exact: true })
	const theirs = page.getByRole("button", { name: "Ask us", exact: true })
	await expect(ours).toHaveCount(1)
	await expect(theirs).toHaveCSS("background-color", "rgb(255, 224, 0)")
	await expect(ours).toHaveCSS("opacity", "1")
	const boxes = [await ours.boundingBox(), await theirs.boundingBox()]
	for (const box of boxes) expect(box?.width).toBeLessThan(120)
	const [lower, upper] = boxes.sort((a, b) => (b?.y ?? 0) - (a?.y ?? 0))
	expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0)
	expect(await page.evaluate("Object.keys(window).join() === names"), "nothing left in the page's names").toBe(true)

	await ours.click()
	await expect(chat(page.frameLocator("iframe")).field).toBeVisible()
	expect(await page.locator("iframe").boundingBox()).toMatchObject({ width: 400, height: 600 })
	expect(await shifts()).toBe(0)
})

test("the frame is 400 by 600 px in the corner and holds a whole chat", async ({ page, visit }) => {
	const chatbotDescription = "Ask about bread, cakes and opening hours. ".repeat(4).trim()
	const { slug } = await makeChatbot({ settings: { allowedOrigins: [], chatbotDescription } })
	await visit(page, snippets(slug).frame)
	const { width = 0, height = 0 } = page.viewportSize() ?? {}
	const frame = page.locator("iframe")
	expect(await frame.boundingBox()).toEqual({ x: width - 420, y: height - 620, width: 400, height: 600 })
	await expect(frame).toHaveCSS("border-radius", "12px")
	await expect(frame).toHaveCSS("z-index", "9999")
	const visitor = chat(page.frameLocator("iframe"))
	// The messages get two thirds of the height, and the whole description is visible.
	await expect(visitor.log.getByText(chatbotDescription)).toBeVisible()
	expect((await visitor.log.boundingBox())?.height).toBeGreaterThan(396)
	const who = page.frameLocator("iframe").getByText("You're chatting with an AI assistant")
	await expect(who).toBeInViewport({ ratio: 1 })
	await expect(visitor.field).toHaveAccessibleDescription(/^You're chatting with an AI assistant/)
	await visitor.askAndWait("Hello?")
	await visitor.button("Copy answer").click()
	await expect(visitor.log.getByText("Copied", { exact: true })).toBeVisible()
	await expect(who).toBeInViewport({ ratio: 1 })
	await visitor.field.press("Escape")
	await expect(frame).toBeVisible()
})

test("only the origins that a tenant names may frame its chat, and none may frame other pages; without the clipboard it copies all the same", async ({
	page,
	visit,
	strictness,
}) => {
	strictness.allow(/frame-ancestors|Refused to frame|Framing|Clipboard API has been blocked/)
	const host = await visit(page, "")
	const invited = await makeChatbot({ settings: { allowedOrigins: [host.origin, "https://shop.example"] } })
	const refused = await makeChatbot({ settings: { allowedOrigins: ["https://shop.example"] } })
	const { named } = product()
	const add = (html: string) => page.evaluate((frame) => document.body.insertAdjacentHTML("beforeend", frame), html)
	for (const frame of [snippets(refused.slug).frame, `<iframe title="page" src="${named}/${invited.slug}"></iframe>`]) {
		await add(frame)
		// The browser shows its own error page for a frame that the policy refuses.
		await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
		await page.evaluate(() => document.querySelector("iframe")?.remove())
	}
	await add(snippets(invited.slug).frame.replace('allow="clipboard-write"', ""))
	const visitor = chat(page.frameLocator("iframe"))
	await visitor.askAndWait("Hello?")
	await visitor.button("Copy answer").click()
	await expect(visitor.log.getByText("Copied", { exact: true })).toBeVisible()
	await visitor.field.press("ControlOrMeta+v")
	await expect(visitor.field).toHaveValue("This is an answer.")
})

test("each thing is said once in an embedded chat that a person takes over and leaves, and the same words a second time", async ({
	page,
	visit,
	context,
}) => {
	const heard = { who: [] as string[], news: [] as string[] }
	await context.exposeBinding("tell", (_, region: keyof typeof heard, text: string) => heard[region].push(text))
	await context.addInitScript(() => {
		// What a screen reader is told: the text of a live region that has changed.
		new MutationObserver((changes) => {
			const regions = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
			for (const region of new Set(regions.map((element) => element?.closest("main [role=status]")))) {
				if (!region?.textContent) continue
				const which = region.parentElement?.tagName === "MAIN" ? "news" : "who"
				;(window as unknown as { tell(region: string, text: string): void }).tell(which, region.textContent)
			}
		}).observe(document, { childList: true, characterData: true, subtree: true })
	})
	const {
		slug,
		id: tenantId,
		name,
	} = await makeChatbot({
		settings: { personEnabled: true, enableLeadCapture: false, chatbotName: "Helper" },
	})
	const { token } = await makeAdmin({ tenantId })
	const question = `In pieces ${unique()}`
	await model().script(question, { pieces: ["One ", "two ", "three."], everyMs: 30 })
	await visit(page, snippets(slug).launcher)
	await page.getByRole("button", { name: "Chat", exact: true }).press("Enter")
	const visitor = chat(page.frameLocator("iframe"))
	await expect(page.getByTitle("Chat")).toBeFocused()
	await expect(visitor.field).toBeFocused()
	await expect(visitor.field).toHaveAccessibleDescription(/^You're chatting with an AI assistant/)
	heard.who = []
	await visitor.askAndWait(question)
	await expect.poll(() => heard.news).toEqual(["Helper is writing…", "Helper: One two three."])

	await visitor.button("Ask for a person").press("Enter")
	await expect.poll(() => heard.news.at(-1)).toBe(`${name} was asked to join. You can go on writing while you wait.`)
	const { id } = await db().chatConversation.findFirstOrThrow({ where: { tenantId } })
	const person = desk(product().origin, token, id)
	await person.take()
	await expect.poll(() => heard.who.at(-1)).toBe(`You're chatting with a person from ${name}`)
	await expect(visitor.field).toHaveAccessibleDescription(new RegExp(`^You're chatting with a person from ${name}`))
	for (const count of [1, 2]) {
		await person.say("One moment", randomUUID())
		await expect(visitor.log.getByText("One moment")).toHaveCount(count)
	}
	await person.release("chatbot")
	await expect.poll(() => heard.who.at(-1)).toBe("You're chatting with an AI assistant")
	await expect(visitor.field).toBeFocused()
	expect(heard.who).toHaveLength(3)
	await expect
		.poll(() => heard.news.slice(3))
		.toEqual([
			`Someone from ${name} has joined. Your messages go to them.`,
			`From ${name}: One moment`,
			`From ${name}: One moment`,
			`Someone from ${name} handed this chat back. Helper answers again.`,
		])
	await page.keyboard.press("Escape")
	await expect(page.getByRole("button", { name: "Chat", exact: true })).toBeFocused()
})
