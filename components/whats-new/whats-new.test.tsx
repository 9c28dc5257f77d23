import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "@/tests/support/render-screen"
import { WhatsNew } from "./whats-new"

const TENANT = { tenant_slug: "bakery", is_active: true, video_testimonials_enabled: true, chatbot_enabled: true }
const NOTHING = { testimonials: 0, conversations: 0, leads: 0, unanswered: 0, quizResults: 0 }
const DONE = { hasTestimonials: true, pending: 0, unsorted: 0, neverShared: false, hasKnowledge: true, unanswered: 0 }
const SINCE = "2026-11-20T15:14:00.000Z"

function show({ news = {}, open = {}, tenant = {}, since = SINCE as string | null } = {}) {
	const loaded = { since, news: { ...NOTHING, ...news }, open: { ...DONE, ...open } }
	return renderScreen(<WhatsNew loaded={loaded} tenant={{ ...TENANT, ...tenant }} base="/admin/bakery/dashboard" />)
}

const links = () =>
	screen.queryAllByRole("link").map((link) => [link.firstChild?.textContent, link.getAttribute("href")])

it("links to what is new in every product, and to the next step", () => {
	show({
		news: { testimonials: 1, conversations: 2, leads: 1, unanswered: 100, quizResults: 4 },
		open: { pending: 3 },
	})
	const chatbot = "/admin/bakery/chatbot?tab="
	expect(links()).toEqual([
		["1 testimonial", "/admin/bakery/dashboard?status=pending"],
		["2 conversations", `${chatbot}conversations`],
		["1 lead", `${chatbot}leads`],
		["99+ unanswered questions", `${chatbot}unanswered`],
		["4 quiz results", `${chatbot}quizzes`],
		["Review 3 testimonials", "/admin/bakery/dashboard?status=pending"],
	])
	expect(document.querySelector("time")?.dateTime).toBe(SINCE)
})

it("is not there when nothing is new and nothing is next", () => {
	show()
	expect(screen.queryByRole("region", { name: "What's new" })).toBeNull()
})

it("leaves the first step to the empty list", () => {
	show({ since: null, open: { hasTestimonials: false, hasKnowledge: false } })
	expect(screen.queryByRole("region", { name: "What's new" })).toBeNull()
})

it.each([
	[
		{ unsorted: 3, neverShared: true },
		"Say why 3 testimonials were rejected, so that your average counts them right",
		"/admin/bakery/dashboard?status=unsorted",
	],
	[{ neverShared: true }, "Share an approved testimonial", "/admin/bakery/dashboard?status=approved"],
	[{ hasKnowledge: false }, "Add knowledge to your chatbot", "/admin/bakery/chatbot?tab=knowledge"],
	[{ unanswered: 2 }, "Answer 2 questions your chatbot couldn't", "/admin/bakery/chatbot?tab=unanswered"],
])("is one line with the next step: %o", (open, text, href) => {
	show({ open })
	expect(links()).toEqual([[text, href]])
	expect(document.querySelector("time")).toBeNull()
})

it("mentions no product that is switched off, and nothing of an inactive business", () => {
	const news = { testimonials: 1, leads: 1 }
	const { unmount } = show({ news, tenant: { chatbot_enabled: false } })
	expect(links()).toEqual([["1 testimonial", "/admin/bakery/dashboard?status=pending"]])
	unmount()
	const { unmount: unmountSecond } = show({ news, tenant: { video_testimonials_enabled: false } })
	expect(links()).toEqual([["1 lead", "/admin/bakery/chatbot?tab=leads"]])
	unmountSecond()
	show({ news, open: { pending: 1 }, tenant: { is_active: false } })
	expect(links()).toEqual([])
})
