import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "@/tests/support/render-screen"
import { FirstRun } from "./first-run"
import { WhatsNew } from "./whats-new"

const TENANT = { tenant_slug: "bakery", is_active: true, video_testimonials_enabled: true, chatbot_enabled: true }
const NO_NEWS = { testimonials: 0, conversations: 0, leads: 0, quizResults: 0 }
const NO_WORK = { pending: 0, unsorted: 0, unanswered: 0, failedMails: 0, webhooksOff: 0 }
const DONE = { hasTestimonials: true, neverShared: false, hasKnowledge: true }
const SINCE = "2026-11-20T15:14:00.000Z"
const BASE = "/admin/bakery/dashboard"

interface Shown {
	news?: Partial<typeof NO_NEWS>
	waiting?: Partial<typeof NO_WORK>
	open?: Partial<typeof DONE>
	tenant?: Partial<typeof TENANT>
	since?: string | null
	visitors?: number
	readOnly?: boolean
}

function show({ news, waiting, open, tenant, since = SINCE, visitors = 0, readOnly }: Shown = {}) {
	const work = { ...DONE, ...open, waiting: { ...NO_WORK, ...waiting } }
	const loaded = { since, news: { ...NO_NEWS, ...news }, open: work, visitors }
	return renderScreen(<WhatsNew loaded={loaded} tenant={{ ...TENANT, ...tenant }} base={BASE} readOnly={readOnly} />)
}

const links = () =>
	screen.queryAllByRole("link").map((link) => [link.firstChild?.textContent, link.getAttribute("href")])
const chatbot = "/admin/bakery/chatbot?tab="

it("links to all that came in and all that waits, in every product", () => {
	show({
		news: { testimonials: 1, conversations: 2, leads: 1, quizResults: 4 },
		waiting: { pending: 3, unsorted: 1, unanswered: 100, failedMails: 2, webhooksOff: 1 },
		open: { neverShared: true },
		visitors: 1,
	})
	expect(links()).toEqual([
		["See who", `${chatbot}conversations&show=waiting`],
		["1 testimonial", `${BASE}?status=pending`],
		["2 conversations", `${chatbot}conversations`],
		["1 lead", `${chatbot}leads`],
		["4 quiz results", `${chatbot}quizzes`],
		["3 testimonials to review", `${BASE}?status=pending`],
		["1 rejection without a reason", `${BASE}?status=unsorted`],
		["99+ unanswered questions", `${chatbot}unanswered`],
		["2 emails that weren't delivered", `${BASE}?tab=settings&section=email`],
		["1 webhook that was switched off", `${BASE}?tab=settings&section=integrations`],
	])
	expect(screen.getByText("1 visitor is waiting for a person")).toBeTruthy()
	expect(document.querySelector("time")?.dateTime).toBe(SINCE)
})

it("is not there when nothing is new, nothing waits, and nothing is next", () => {
	show()
	expect(links()).toEqual([])
	expect(screen.queryByRole("region", { name: "What's new" })).toBeNull()
})

it("leaves the first step to the empty list", () => {
	show({ since: null, news: { leads: 1 }, open: { hasTestimonials: false, hasKnowledge: false } })
	expect(screen.queryByRole("region", { name: "What's new" })).toBeNull()
})

it.each([
	[{ neverShared: true }, "Share an approved testimonial", `${BASE}?status=approved`],
	[{ hasKnowledge: false }, "Add knowledge to your chatbot", `${chatbot}knowledge`],
])("is one line with the next step while nothing waits: %o", (open, text, href) => {
	const { unmount } = show({ open })
	expect(links()).toEqual([[text, href]])
	expect(document.querySelector("time")).toBeNull()
	unmount()
	const { unmount: unmountViewer } = show({ open, readOnly: true })
	expect(links()).toEqual([])
	unmountViewer()
	show({ open, waiting: { failedMails: 1 } })
	expect(links().map(([linked]) => linked)).toEqual(["1 email that wasn't delivered"])
})

it("mentions no product that is switched off, and nothing of an inactive business", () => {
	const news = { testimonials: 1, leads: 1 }
	const waiting = { pending: 1, unanswered: 1 }
	const all = { news, waiting, visitors: 2 }
	const { unmount } = show({ ...all, tenant: { chatbot_enabled: false } })
	expect(links().map(([text]) => text)).toEqual(["1 testimonial", "1 testimonial to review"])
	unmount()
	const { unmount: unmountSecond } = show({ ...all, tenant: { video_testimonials_enabled: false } })
	expect(links().map(([text]) => text)).toEqual(["See who", "1 lead", "1 unanswered question"])
	unmountSecond()
	show({ ...all, tenant: { is_active: false } })
	expect(links()).toEqual([])
})

it("shows an admin who may only look what came in, and no one's work", () => {
	show({ news: { testimonials: 1 }, waiting: { pending: 1, failedMails: 1 }, readOnly: true })
	expect(links().map(([text]) => text)).toEqual(["1 testimonial"])
})

it("leads a new business through its first steps, and marks those that are done", () => {
	const page_url = "http://localhost:3000/bakery"
	const tenant = { ...TENANT, page_url, logo_url: "/logo", brand_color: null }
	const { unmount } = renderScreen(<FirstRun tenant={tenant} base={BASE} hasKnowledge={false} />)
	const steps = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
	expect(screen.getByRole("list", { name: "First steps" })).toBeTruthy()
	expect(steps()).toEqual([
		[expect.stringMatching(/^Done: Make the page yours/), `${BASE}?tab=settings&section=page`],
		[expect.stringMatching(/^2Record one yourself \(opens in a new tab\)/), page_url],
		[expect.stringMatching(/^3Invite your first customers/), `${BASE}?tab=collect`],
		[expect.stringMatching(/^4Bring the ones you already have/), "/admin/bakery/import"],
		[expect.stringMatching(/^5Tell your chatbot/), `${chatbot}knowledge`],
	])
	unmount()
	renderScreen(<FirstRun tenant={{ ...tenant, logo_url: null, chatbot_enabled: false }} base={BASE} hasKnowledge />)
	expect(steps().map(([text]) => text?.slice(0, 6))).toEqual(["1Make ", "2Recor", "3Invit", "4Bring"])
})
