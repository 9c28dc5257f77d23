import { expect, it } from "vitest"
import {
	chatbotRow,
	chatbotScreens,
	screenIn,
	TENANT_CHATBOT_TABS,
	type TenantChatbotTab,
	type WaitingCounts,
	waitingHref,
} from "./chatbot-tabs"

const NOTHING: WaitingCounts = { unanswered: null, wrongTests: null, visitors: null }

const currentOf = (links: { label: string; current: boolean }[]) =>
	links.filter(({ current }) => current).map(({ label }) => label)

it("groups the screens in five tabs, the specified ones by their names", () => {
	expect(chatbotRow("bakery", "overview", NOTHING)).toMatchObject(
		[
			["Overview", "/admin/bakery/chatbot"],
			["Knowledge", "/admin/bakery/chatbot?tab=knowledge"],
			["Inbox", "/admin/bakery/chatbot?tab=conversations"],
			["Quiz Builder", "/admin/bakery/chatbot?tab=quizzes"],
			["Chatbot Settings", "/admin/bakery/chatbot?tab=settings"],
		].map(([label, href]) => ({ label, href, current: label === "Overview", count: undefined })),
	)
})

it.each([
	["overview", "Overview", []],
	["knowledge", "Knowledge", ["Sources"]],
	["unanswered", "Knowledge", ["Unanswered"]],
	["tests", "Knowledge", ["Test questions"]],
	["conversations", "Inbox", ["Conversations"]],
	["leads", "Inbox", ["Leads"]],
	["quizzes", "Quiz Builder", []],
	["settings", "Chatbot Settings", []],
] as const)("tab=%s lies below %s", (screen: TenantChatbotTab, tab: string, shown: readonly string[]) => {
	expect(Object.keys(TENANT_CHATBOT_TABS.names)).toContain(screen)
	expect(currentOf(chatbotRow("bakery", screen, NOTHING))).toEqual([tab])
	expect(currentOf(chatbotScreens("bakery", screen, NOTHING))).toEqual(shown)
})

it("counts the unanswered questions at their tab and at their screen", () => {
	const unanswered = (count: number) => ({ ...NOTHING, unanswered: count })
	const counted = (links: ReturnType<typeof chatbotRow>) =>
		links.filter(({ count }) => count).map(({ label, count }) => [label, count?.shown, count?.spoken])
	expect(counted(chatbotRow("bakery", "leads", unanswered(3)))).toEqual([["Knowledge", "3", "3 unanswered questions"]])
	expect(counted(chatbotScreens("bakery", "knowledge", { ...unanswered(1), wrongTests: 2 }))).toEqual([
		["Unanswered", "1", "1 unanswered question"],
		["Test questions", "2", "2 wrong test questions"],
	])
	expect(counted(chatbotRow("bakery", "leads", NOTHING))).toEqual([])
	// The server counts no further than one more.
	expect(counted(chatbotRow("bakery", "leads", unanswered(99)))).toEqual([
		["Knowledge", "99", "99 unanswered questions"],
	])
	expect(counted(chatbotRow("bakery", "leads", unanswered(100)))).toEqual([
		["Knowledge", "99+", "99+ unanswered questions"],
	])
})

it("marks the inbox and its conversations with the visitors who wait", () => {
	const marked = (links: ReturnType<typeof chatbotRow>) =>
		links.filter(({ badge }) => badge).map(({ label, badge }) => [label, badge])
	const waiting = { ...NOTHING, visitors: "2 wait" }
	expect(marked(chatbotRow("bakery", "settings", waiting))).toEqual([["Inbox", "2 wait"]])
	expect(marked(chatbotScreens("bakery", "leads", waiting))).toEqual([["Conversations", "2 wait"]])
})

it("opens old addresses where their screen is now", () => {
	expect(screenIn({ tab: "live", conversation: "c1" })).toEqual({
		tab: "conversations",
		params: { tab: "live", conversation: "c1", show: "waiting" },
	})
	expect(waitingHref("bakery")).toBe("/admin/bakery/chatbot?tab=conversations&show=waiting")
	expect(screenIn({ tab: "embed" })).toMatchObject({ tab: "settings", params: { section: "embed" } })
	expect(screenIn({ tab: "nothing" }).tab).toBe("overview")
})
