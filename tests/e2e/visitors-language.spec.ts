import type { Page } from "@playwright/test"
import { CONSENT_TEXT } from "@/lib/submissions/consent-text"
import { unsubscribeToken } from "@/lib/submissions/invitations/tokens"
import { expect, test } from "../support/browser"
import { makeChatbot } from "../support/chat-screen"
import { fixture, makeConsent, makeInvitation, makeSubmission, makeTenant, unique } from "../support/factories"
import { refuseCamera } from "../support/fake-camera"
import { inspectEverywhere, inspectScreen } from "../support/inspect-screen"
import { latinTexts } from "../support/latin-texts"
import { FOUR_TYPES, makeQuiz } from "../support/quizzes"
import { visitorLanguage } from "../support/visitor-language"

/** `npm run soak -- pseudo` walks the same screens, and more, in a language whose texts are longer by sixty percent. */
const CODE = process.env.VISITOR_LANGUAGE ?? "ar"
const IS_SOAK = process.env.VISITOR_LANGUAGE !== undefined

test.use({ reducedMotion: "reduce" })

/** The business's own texts, and what is read as it is. */
const OWN = [
	"Bakery",
	"Grace Hopper",
	"Ada",
	"AI Assistant",
	...FOUR_TYPES.flatMap((one) => [one.question, ...one.options]),
]

function world() {
	const language = visitorLanguage(CODE)
	const settings = { name: "Bakery", languages: ["en", CODE], visitorLanguage: true, languageSwitch: true }
	return { language, settings, say: language.say, at: (path: string) => `${path}?lang=${CODE}` }
}

/** A screen says nothing in another language, is no wider than it is, and is usable without sight. */
async function look(page: Page, { deep = IS_SOAK, names = [] as string[] } = {}): Promise<void> {
	const html = page.locator("html")
	await expect(html).toHaveAttribute("lang", CODE)
	await expect(html).toHaveAttribute("dir", visitorLanguage(CODE).dir)
	expect(await latinTexts(page, [...OWN, ...names])).toEqual([])
	if (deep) await (IS_SOAK ? inspectEverywhere(page) : inspectScreen(page))
}

test("a customer records, fills in the form, sends it, and goes on to the wall, all in one language @camera", async ({
	page,
}) => {
	const { say, settings, at } = world()
	const { id: tenantId, slug } = await makeTenant({ ...settings, wallEnabled: true, thankYouWallLink: true })
	const bytes = await fixture("chrome-vp9-opus.webm")
	await makeSubmission({ tenantId, bytes, name: "Grace Hopper", status: "approved", sharedAt: new Date() })
	const button = (text: string) => page.getByRole("button", { name: say(text), exact: true })
	await page.goto(at(`/${slug}`))
	await look(page, { deep: true })
	await button("Start Camera").click()
	await expect(button("Start Recording")).toBeVisible()
	await look(page)
	await button("Start Recording").click()
	await button("Skip countdown")
		.click({ timeout: 2500 })
		.catch(() => undefined)
	await expect(page.getByRole("timer")).toHaveText(/^0:0[1-9] \//)
	await look(page)
	await button("Stop Recording").click()
	await expect(button("Record Again")).toBeVisible()
	await look(page)
	await page.getByRole("checkbox", { name: say(CONSENT_TEXT) }).check()
	await button("Submit Testimonial").click()
	await expect(page.getByLabel(say("Name"), { exact: true })).toHaveAttribute("aria-invalid", "true")
	await look(page, { deep: true })
	await page.getByLabel(say("Name"), { exact: true }).fill("Grace Hopper")
	await page.getByLabel(say("Email"), { exact: true }).fill(`grace-${unique()}@example.com`)
	await button("Submit Testimonial").click()
	await expect(page).toHaveURL(at(`/${slug}/thank-you`))
	await look(page)
	await page.getByRole("link", { name: say("See what others say") }).click()
	await expect(page).toHaveURL(at(`/wall/${slug}`))
	await look(page, { deep: true })
	await page.getByRole("link", { name: "Grace Hopper" }).click()
	await expect(page).toHaveURL(/\/testimonial\/[^?]+\?lang=/)
	await look(page)
})

test("a visitor asks the chat, takes a quiz there, and changes the language @phone-only", async ({ page }) => {
	const { language, say, settings, at } = world()
	const knowledge = [{ title: "Opening hours", content: "We open at nine." }]
	const { id: tenantId, slug } = await makeChatbot({ ...settings, knowledge })
	await makeQuiz({ tenantId, name: "How ready are you?", questions: FOUR_TYPES.slice(0, 1) })
	const names = ["How ready are you?", "Opening hours", "We open at nine.", "This is an answer."]
	const button = (text: string, ...values: string[]) =>
		page.getByRole("button", { name: say(text, ...values), exact: true })
	await page.goto(at(`/chat/${slug}`))
	await expect(page.getByRole("textbox", { name: say("Message") })).toBeEditable()
	await expect(page.getByRole("textbox", { name: say("Message") })).toHaveCSS("direction", language.dir)
	await look(page, { deep: true, names })
	await page.getByRole("textbox", { name: say("Message") }).fill("٩؟")
	await button("Send").click()
	await expect(button("Helpful")).toBeVisible()
	await look(page, { names })
	await page.getByRole("button", { name: language.name }).click()
	await page.getByRole("link", { name: "English" }).click()
	await expect(page.locator("html")).toHaveAttribute("lang", "en")
	await page.getByRole("button", { name: "Continue previous chat" }).click()
	await expect(page.getByText("٩؟")).toBeVisible()
})

test("a visitor takes a quiz to its result, and keeps each answer through a change of language", async ({ page }) => {
	const { language, say, settings, at } = world()
	const { id: tenantId, slug } = await makeTenant(settings)
	const quiz = await makeQuiz({ tenantId, name: "How ready are you?" })
	const names = ["How ready are you?", "Outcome high", "You are high.", "Outcome low", "You are low.", "Skills"]
	const button = (text: string) => page.getByRole("button", { name: say(text), exact: true })
	await page.goto(at(`/quiz/${slug}/${quiz.id}`))
	await look(page, { deep: true, names })
	await button("Start").click()
	await look(page, { names })
	for (const answer of ["Good", "3"]) {
		await page.getByRole("radio", { name: answer, exact: true }).press("Space")
		await button("Continue").click()
	}
	await look(page, { names })
	await page.getByRole("radio").nth(1).press("Space")
	await button("Continue").click()
	await page.getByRole("main").getByRole("textbox").fill("١٢")
	await button("Continue").click()
	await expect(page.getByLabel(say("Email"))).toBeVisible()
	await look(page, { names })
	await page.getByLabel(say("Name")).fill("Ada")
	await page.getByLabel(say("Email")).fill("ada@example.com")
	await page.getByRole("button", { name: language.name }).click()
	await page.getByRole("link", { name: "English" }).click()
	await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ada")
	await page.goBack()
	await button("See my result").click()
	await expect(page.getByRole("region", { name: say("Your result") })).toBeVisible()
	await look(page, { deep: true, names })
})

test("pages that a visitor only reads, and those that say why there is nothing to read", async ({
	page,
	strictness,
}) => {
	strictness.allow(/status of 404/)
	const { settings, at } = world()
	const tenant = await makeTenant({ ...settings, wallEnabled: true, showFigures: true })
	const off = await makeTenant({ ...settings, videoTestimonialsEnabled: false, chatbotEnabled: false })
	const { token } = await makeConsent({ tenantId: tenant.id, name: "Grace Hopper", status: "approved" })
	const invitation = await makeInvitation({ tenantId: tenant.id })
	const paths = [
		`/wall/${tenant.slug}/about`,
		`/consent/${token}`,
		`/unsubscribe/${unsubscribeToken(invitation)}`,
		`/wall/${tenant.slug}`,
		`/${off.slug}`,
		`/${off.slug}/thank-you`,
		`/chat/${off.slug}`,
	]
	for (const path of paths) {
		await page.goto(at(path))
		await look(page, { deep: true, names: ["Grace Hopper"] })
	}
})

test("first screens in German are named and pronounced as German", async ({ page, strictness }) => {
	// The receipt's video has no file.
	strictness.allow(/status of 404/)
	const languages = { languages: ["en", "de"], visitorLanguage: true, languageSwitch: true }
	const { id: tenantId, slug } = await makeChatbot({ ...languages, wallEnabled: true, showFigures: true })
	const quiz = await makeQuiz({ tenantId })
	const { token } = await makeConsent({ tenantId, name: "Grace Hopper", status: "approved" })
	const unsubscribe = `/unsubscribe/${unsubscribeToken(await makeInvitation({ tenantId }))}`
	const first = [`/${slug}`, `/wall/${slug}`, `/wall/${slug}/about`, `/chat/${slug}`, `/quiz/${slug}/${quiz.id}`]
	for (const path of [...first, `/consent/${token}`, unsubscribe]) {
		await page.goto(`${path}?lang=de`)
		await expect(page.locator("html")).toHaveAttribute("lang", "de")
		await expect(page.locator("html")).toHaveAttribute("dir", "ltr")
		await inspectScreen(page)
	}
})

const FAILURES = IS_SOAK ? ["NotAllowedError", "NotFoundError", "NotReadableError"] : []
for (const failure of FAILURES)
	test(`a recorder without a camera (${failure}) says what to do`, async ({ page }) => {
		const { say, settings, at } = world()
		const { slug } = await makeTenant(settings)
		await refuseCamera(page, failure)
		await page.goto(at(`/${slug}`))
		await page.getByRole("button", { name: say("Start Camera"), exact: true }).click()
		await expect(page.getByRole("alert").first()).toBeVisible()
		await look(page)
	})
