import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Page } from "@playwright/test"
import { expect } from "../support/browser"
import { chat, makeChatbot } from "../support/chat-screen"
import { makeSubmission, makeTenant, makeWidget } from "../support/factories"
import { productByName as named, test } from "../support/host-test"
import { publishQuiz, quizScreen } from "../support/quiz-screen"

const INPUTS = path.resolve(import.meta.dirname, "../fixtures/world/hosts")
const ISOLATED = (policy: string) => ({
	"cross-origin-embedder-policy": policy,
	"cross-origin-opener-policy": "same-origin",
})

async function input(name: string, tenant: string): Promise<string> {
	const html = await readFile(path.join(INPUTS, `${name}.html`), "utf8")
	return html.replaceAll("http://PRODUCT", named()).replaceAll("TENANT", tenant)
}

const tag = (tenant: string, more = "") => `<script src="${named()}/embed.js" data-tenant="${tenant}" ${more}></script>`
const launcher = (page: Page) => page.getByRole("button", { name: "Chat", exact: true })

/** The one button opens a chat of the right size that answers. */
async function expectChat(page: Page) {
	await expect(launcher(page)).toHaveCount(1)
	await launcher(page).click()
	await expect(chat(page.frameLocator("iframe")).field).toBeVisible()
	expect(await page.locator("iframe").boundingBox()).toMatchObject({ width: 400, height: 600 })
	expect(await page.getByRole("button", { name: "Close", exact: true }).boundingBox()).toMatchObject({
		width: 48,
		height: 48,
	})
}

const GIVEN: Record<string, (tenant: string) => string | Promise<string>> = {
	"attributes-stripped": (tenant) => input("attributes-stripped", tenant),
	"current-script-null": (tenant) => input("current-script-null", tenant),
	module: (tenant) => input("module", tenant),
	crossorigin: (tenant) => input("crossorigin", tenant),
	"shadow-root": (tenant) => input("shadow-root", tenant),
	"iframe-css": (tenant) => input("iframe-css", tenant),
	"a shadow root in a shadow root": (tenant) =>
		`<x-a><template shadowrootmode="open"><x-b></x-b></template></x-a><script>
		const s = document.createElement("script"); s.src = "${named()}/embed.js"; s.dataset.tenant = "${tenant}"
		document.querySelector("x-a").shadowRoot.querySelector("x-b").attachShadow({ mode: "open" }).append(s)</script>`,
	"every rule is important": (tenant) =>
		`<style>iframe,button,div,i{display:none!important;width:9px!important;transform:scale(.1)!important}*{all:initial!important}</style>${tag(tenant)}`,
	"a frame and a button that are not shown": (tenant) =>
		`<style>iframe{max-width:100%;height:auto!important;display:none}button::before{content:"x";padding:50px!important}div:empty{display:none!important}</style>${tag(tenant)}`,
	"a body that is transformed": (tenant) =>
		`<style>body{transform:translateX(-40px);filter:blur(0);height:3000px}</style>${tag(tenant)}`,
	"a body that is faded and can't be pressed": (tenant) =>
		`<style>body{opacity:0;pointer-events:none}</style>${tag(tenant)}`,
	"two of the same script, one as a module": (tenant) => tag(tenant) + tag(tenant, 'type="module"'),
	"a base address": (tenant) => `<base href="https://elsewhere.example/x/">${tag(tenant)}`,
	"a loader that writes the script later": (tenant) =>
		`<script>addEventListener("load",()=>setTimeout(()=>{const s=document.createElement("script");s.src="${named()}/embed.js?tenant=${tenant}&color=%23aa0000";document.head.append(s)}))</script>`,
	"the id of a tag manager's own before it": (tenant) =>
		`<script src="${named()}/embed.js?id=GTM-1&tenant=nobody" data-tenant="${tenant}"></script>`,
}
for (const [name, body] of Object.entries(GIVEN)) {
	test(`a website with ${name}: one button, and the chat has its size`, async ({ page, visit }) => {
		const { slug } = await makeChatbot()
		await visit(await body(slug))
		await expectChat(page)
	})
}

for (const policy of ["credentialless", "require-corp"]) {
	test(`a website that isolates itself with ${policy}: script, frame, and snippet load`, async ({ page, visit }) => {
		const { slug } = await makeChatbot()
		await visit(await input("coep-credentialless", slug), ISOLATED(policy))
		expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
		await expectChat(page)
		await chat(page.frameLocator("iframe")).askAndWait("Hello?")
	})
}

test("without a setting there is no button, and one line in the console says so", async ({
	page,
	visit,
	strictness,
}) => {
	strictness.allow(/No data-tenant/)
	const lines: string[] = []
	page.on("console", (message) => lines.push(message.text()))
	await visit(await input("no-tenant", ""))
	await expect.poll(() => lines).toEqual(["No data-tenant"])
	await expect(page.getByRole("button")).toHaveCount(0)
})

const SWAPS: Record<string, string> = {
	"the body": `const b = document.createElement("body"); b.innerHTML = "<h1>Second page</h1>"; document.body.replaceWith(b)`,
	"what the body holds": `document.body.innerHTML = "<h1>Second page</h1>"`,
	"everything but what it knows": `for (const e of [...document.documentElement.children]) if (!e.matches("head,body")) e.remove()
		document.body.innerHTML = "<h1>Second page</h1>"`,
	"the whole document": `const r = document.createElement("html"); r.append(document.createElement("head"), document.createElement("body"))
		r.lastChild.innerHTML = "<h1>Second page</h1>"; document.documentElement.replaceWith(r)`,
}
for (const [what, swap] of Object.entries(SWAPS)) {
	test(`a page that replaces ${what} has the button once`, async ({ page, visit }) => {
		const { slug } = await makeChatbot()
		await visit(await input("turbo-body-swap", slug))
		await expect(launcher(page)).toBeVisible()
		for (const _ of [1, 2]) await page.evaluate(swap)
		await expect(page.getByRole("heading", { name: "Second page" })).toBeVisible()
		await expectChat(page)
	})
}

test("a page that replaces its body with the snippet in it has the button once, and the open chat stays", async ({
	page,
	visit,
}) => {
	const { slug } = await makeChatbot()
	await visit(tag(slug))
	await launcher(page).click()
	const { field } = chat(page.frameLocator("iframe"))
	await field.fill("Half a question")
	await page.evaluate(
		(address) => {
			const body = document.createElement("body")
			const script = document.createElement("script")
			script.src = `${address[0]}/embed.js`
			script.dataset.tenant = address[1]
			const done = new Promise((loaded) => script.addEventListener("load", loaded))
			body.append(script)
			document.body.replaceWith(body)
			return done.then(() => undefined)
		},
		[named(), slug] as const,
	)
	await expect(field).toHaveValue("Half a question")
	await expect(page.locator("[data-chat]")).toHaveCount(1)
})

test("the widget's script finds its settings as the launcher's does", async ({ page, visit }) => {
	const tenant = await makeTenant()
	await makeSubmission({ tenantId: tenant.id, status: "approved", name: "Ada" })
	const { id } = await makeWidget({ tenantId: tenant.id })
	const file = `${named()}/widget.js`
	for (const body of [
		`<script src="${file}?widget=${id}" async></script>`,
		`<script src="${file}" data-widget="${id}" type="module"></script>`,
		`<script src="${file}" data-widget="${id}" crossorigin></script>`,
		`<div data-testimonials="${id}"></div><script src="${file}"></script>`,
		`<script>document.head.append(Object.assign(document.createElement("script"), { src: "${file}?widget=${id}" }))</script>`,
		`<script>Object.defineProperty(Document.prototype,"currentScript",{get:()=>null})</script><script src="${file}" data-widget="${id}"></script>`,
	]) {
		await visit(body)
		await expect(page.getByRole("button", { name: "Play the video of Ada" }), body).toBeVisible()
	}
})

const QUIZ: Record<string, (file: string, id: string) => string> = {
	"in its address": (file, id) => `<script src="${file}?quiz=${id}" async></script>`,
	"as a module": (file, id) => `<script src="${file}" data-quiz="${id}" type="module"></script>`,
	"in a shadow root": (file, id) =>
		`<div id="shadow"></div><script>{ const s = document.createElement("script"); s.src = "${file}"; s.dataset.quiz = "${id}"
			document.querySelector("#shadow").attachShadow({ mode: "open" }).append(s) }</script>`,
}
for (const [where, body] of Object.entries(QUIZ)) {
	test(`the quiz's script finds its settings ${where}`, async ({ page, visit }) => {
		const { quiz } = await publishQuiz()
		await visit(body(`${named()}/quiz.js`, quiz.id), ISOLATED("credentialless"))
		const place = page.locator("[data-quiz-place]")
		await expect(place).toHaveCount(1)
		await place.scrollIntoViewIfNeeded()
		await expect(quizScreen(page.frameLocator("iframe")).title).toHaveText(quiz.name)
	})
}

/** Chat, widget, and quiz on one page. */
async function makeAll() {
	const [{ slug }, { quiz }, tenant] = await Promise.all([makeChatbot(), publishQuiz(), makeTenant()])
	await makeSubmission({ tenantId: tenant.id, status: "approved", name: "Ada" })
	const { id } = await makeWidget({ tenantId: tenant.id })
	const [widget, inline] = [`${named()}/widget.js`, `${named()}/quiz.js`]
	return {
		quiz,
		tags: `${tag(slug)}<script src="${widget}" data-widget="${id}"></script><script src="${inline}" data-quiz="${quiz.id}"></script>`,
	}
}
const place = (page: Page) => page.locator("[data-quiz-place]")
const inQuiz = (page: Page) => quizScreen(place(page).frameLocator("iframe"))
const inChat = (page: Page) => chat(page.frameLocator("iframe[title=Chat]"))

/** As Prototype and libraries of its time change them. */
const NATIVES = `<script>
	Array.from = (from) => from ? "toArray" in Object(from) ? from.toArray() : Array.prototype.slice.call(from) : []
	for (const name of ["map", "filter", "find", "some", "every", "flatMap"]) {
		const own = Array.prototype[name]
		Array.prototype[name] = function (each, context) { return own.call(this, each ?? ((one) => one), context) }
	}
	Array.prototype.toJSON = function () { return "[" + this.join() + "]" }
	Array.prototype.each = Object.prototype.each = function () {}
	Function.prototype.bind = function (context) { const own = this; return function () { return own.apply(context, arguments) } }
	Element.prototype.show = Element.prototype.hide = Element.prototype.toggle = Element.prototype.update = function () { return this }
	Element.prototype.remove = function () { this.parentNode.removeChild(this); return this }
</script>`
const NAMES = `<script>const ${[..."abcdefghijklmnopqrstuvwxyz"].map((name) => `${name} = 1`)}, script = 1, found = 1, start = 1, scan = 1</script>`
const POLICY = () =>
	`default-src 'none'; img-src data: ${named()}; connect-src ${named()}; script-src ${named()}; frame-src ${named()}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
const SITES: Record<string, () => { body?: string; headers?: Record<string, string> }> = {
	"changes what every script builds on": () => ({ body: NATIVES }),
	"has taken the short names": () => ({ body: NAMES }),
	"trusts no text as code or style": () => ({ headers: { "content-security-policy": POLICY() } }),
}
for (const [what, site] of Object.entries(SITES)) {
	test(`a website that ${what}: chat, widget, and quiz are there`, async ({ page, visit }) => {
		const { quiz, tags } = await makeAll()
		const { body = "", headers } = site()
		await visit(body + tags, headers)
		await expect(page.getByRole("button", { name: "Play the video of Ada" })).toBeVisible()
		await place(page).scrollIntoViewIfNeeded()
		await expect(inQuiz(page).title).toHaveText(quiz.name)
		await launcher(page).click()
		await inChat(page).askAndWait("Hello?")
	})
}

for (const policy of ["credentialless", "require-corp"]) {
	test(`a website that isolates itself with ${policy}, visited again: quiz and chat come from the browser's cache`, async ({
		page,
		visit,
	}) => {
		const { quiz, tags } = await makeAll()
		await visit(tags, ISOLATED(policy))
		for (const _ of ["first", "second", "third"]) {
			await place(page).scrollIntoViewIfNeeded()
			await expect(inQuiz(page).title).toHaveText(quiz.name)
			await launcher(page).click()
			await expect(inChat(page).field).toBeVisible()
			await page.reload()
		}
	})
}

test("the closed chat is not printed, and returns", async ({ page, visit }) => {
	const { slug } = await makeChatbot()
	await visit(tag(slug))
	await expect(launcher(page)).toBeVisible()
	await page.evaluate(() => {
		addEventListener("beforeprint", () => {
			document.title = `${document.querySelectorAll("[data-chat]").length} printed`
		})
	})
	await page.pdf()
	expect(await page.title()).toBe("0 printed")
	await expectChat(page)
})

test("what lies below the closed chat can be pressed, and the page stays where it was", async ({ page, visit }) => {
	const { slug } = await makeChatbot()
	const below = `<button style="position:fixed;right:40px;bottom:300px" onclick="this.textContent += '!'">Buy</button>`
	await visit(`<style>html{scroll-behavior:smooth}</style>${below}${tag(slug)}`)
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }))
	await page.getByRole("button", { name: "Buy", exact: true }).click()
	await expectChat(page)
	await page.getByRole("button", { name: "Close", exact: true }).click()
	await page.getByRole("button", { name: "Buy!", exact: true }).click()
	await expect(page.getByRole("button", { name: "Buy!!", exact: true })).toBeVisible()
	expect(await page.evaluate(() => scrollY)).toBe(900)
})

test("an inline quiz takes neither the focus nor the page to itself", async ({ page, visit }) => {
	const { quiz, tags } = await makeAll()
	await visit(`<script>document.querySelector("h1").innerHTML = "<input autofocus>"</script>${tags}`)
	await page.getByRole("textbox").focus()
	// Below what is seen, and near enough to be loaded.
	await page.setViewportSize({ width: 1200, height: 1800 })
	await expect(inQuiz(page).title).toHaveText(quiz.name)
	await expect(page.getByRole("textbox").first()).toBeFocused()
	expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const [zoom, width, height] of [
	["200 %", 640, 360],
	["400 %", 320, 256],
] as const) {
	test(`a screen zoomed to ${zoom} shows the whole chat`, async ({ page, visit }) => {
		const { slug } = await makeChatbot()
		await page.setViewportSize({ width, height })
		await visit(tag(slug))
		await launcher(page).click()
		await expect(inChat(page).field).toBeInViewport({ ratio: 1 })
		await expect(page.getByRole("button", { name: "Close", exact: true })).toBeInViewport({ ratio: 1 })
	})
}
