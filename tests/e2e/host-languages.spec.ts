import type { Page } from "@playwright/test"
import { expect } from "../support/browser"
import { chat, makeChatbot } from "../support/chat-screen"
import { makeSubmission, makeTenant, makeText, makeWidget } from "../support/factories"
import { productByName as named, test } from "../support/host-test"
import { publishQuiz } from "../support/quiz-screen"

const OFFERED = { languages: ["en", "de", "ar"], visitorLanguage: true }

/** Before the body's other scripts. */
const pageIn = (lang: string) => `<script>document.documentElement.lang = "${lang}"</script>`
const snippet = (id: string, more = "") =>
	`<div data-testimonials="${id}"></div><script async src="${named()}/widget.js" data-widget="${id}" ${more}></script>`

const speak = (page: Page, lang: string) =>
	page.evaluate((code) => {
		document.documentElement.lang = code
	}, lang)

async function customers() {
	const tenant = await makeTenant({ name: "Acme (Berlin)", ...OFFERED })
	for (const name of ["Ada", "محمد", "Grace", "Linus", "Alan"]) {
		const createdAt = new Date("2026-03-05T12:00:00Z")
		await makeText({ tenantId: tenant.id, status: "approved", name, stars: 4, createdAt })
	}
	return tenant
}

test("a carousel on an Arabic page goes on to the left, says so in Arabic, and follows the page into another language", async ({
	page,
	visit,
}) => {
	const { id: tenantId } = await customers()
	const { id } = await makeWidget({ tenantId, kind: "carousel", kinds: ["written"], showDate: true })
	await page.emulateMedia({ reducedMotion: "reduce" })
	await visit(pageIn("ar") + snippet(id))
	const row = page.getByRole("group", { name: "الشهادات" })
	await expect(row).toBeVisible()
	const place = page.locator("[data-testimonials]")
	await expect(place).toHaveAttribute("lang", "ar")
	await expect(place).toHaveAttribute("dir", "rtl")
	await expect(row.getByRole("img", { name: "4 من 5 نجوم" }).first()).toBeVisible()
	await expect(row.getByText("5 مارس 2026").first()).toBeVisible()
	const next = page.getByRole("button", { name: "التالي" })
	const previous = page.getByRole("button", { name: "السابق" })
	await expect(next).toHaveText("←")
	expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0)
	await next.click()
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
	await previous.click()
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0)
	await row.focus()
	await page.keyboard.press("ArrowLeft")
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)

	await speak(page, "de-AT")
	await expect(page.getByRole("button", { name: "Weiter" })).toHaveText("→")
	await expect(page.getByText("5. März 2026").first()).toBeVisible()
	await expect(place).toHaveAttribute("dir", "ltr")
	await speak(page, "zh")
	await expect(page.getByRole("button", { name: "Next" })).toBeVisible()
})

test("a snippet's own language comes before the page's, for each snippet its own, and a video plays on", async ({
	page,
	visit,
}) => {
	const { id: tenantId } = await customers()
	const wall = await makeWidget({ tenantId, kinds: ["written"] })
	const badge = await makeWidget({ tenantId, kind: "badge" })
	await visit(pageIn("ar") + snippet(wall.id, 'data-lang="DE"') + snippet(badge.id))
	await expect(page.getByRole("img", { name: "4 von 5 Sternen" }).first()).toBeVisible()
	await expect(page.getByRole("link", { name: "4.0 ★ من 5 عملاء" })).toBeVisible()

	const silent = await makeTenant()
	await makeSubmission({ tenantId: silent.id, status: "approved", name: "Ada" })
	const { id } = await makeWidget({ tenantId: silent.id })
	await visit(pageIn("ar") + snippet(id))
	await page.getByRole("button", { name: "Play the video of Ada" }).click()
	const video = page.getByLabel("Video of Ada")
	await expect(video).toBeFocused()
	const asked = page.waitForResponse(/\/api\/widget\/.*lang=de/)
	await speak(page, "de")
	await asked
	await expect(video).toBeFocused()
	await expect(page.locator("[data-testimonials]")).not.toHaveAttribute("lang")
})

test("a quiz and a chat on another page open in its language, and the chat's button is named as its snippet says", async ({
	page,
	visit,
}) => {
	const published = await publishQuiz({}, OFFERED)
	const quizTag = (more: string) =>
		`<script async src="${named()}/quiz.js" data-quiz="${published.quiz.id}" ${more}></script>`
	const html = page.frameLocator("iframe").locator("html")
	await visit(pageIn("ar") + quizTag(""))
	await expect(html).toHaveAttribute("lang", "ar")
	await visit(pageIn("ar") + quizTag('data-lang="de"'))
	await expect(html).toHaveAttribute("lang", "de")

	const { slug } = await makeChatbot(OFFERED)
	await visit(`${pageIn("ar")}<script src="${named()}/embed.js" data-tenant="${slug}" data-label="محادثة"></script>`)
	await page.getByRole("button", { name: "محادثة" }).click()
	await expect(html).toHaveAttribute("lang", "ar")
	await expect(html).toHaveAttribute("dir", "rtl")
	await page.getByRole("button", { name: "إغلاق" }).click()
	await expect(page.locator("iframe")).toBeHidden()
	await expect(chat(page).field).toHaveCount(0)
})
