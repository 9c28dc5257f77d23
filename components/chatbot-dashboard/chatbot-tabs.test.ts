import { expect, it } from "vitest"
import { chatbotRow, chatbotScreens, TENANT_CHATBOT_TABS, type TenantChatbotTab } from "./chatbot-tabs"

const currentOf = (links: { label: string; current: boolean }[]) =>
	links.filter(({ current }) => current).map(({ label }) => label)

it("groups the screens in five tabs, the specified ones by their names", () => {
	expect(chatbotRow("bakery", "overview", 0)).toEqual(
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
	["live", "Inbox", ["Live"]],
	["leads", "Inbox", ["Leads"]],
	["quizzes", "Quiz Builder", []],
	["settings", "Chatbot Settings", []],
] as const)("tab=%s lies below %s", (screen: TenantChatbotTab, tab: string, shown: readonly string[]) => {
	expect(Object.keys(TENANT_CHATBOT_TABS.names)).toContain(screen)
	expect(currentOf(chatbotRow("bakery", screen, null))).toEqual([tab])
	expect(currentOf(chatbotScreens("bakery", screen, { unanswered: null, wrongTests: null }))).toEqual(shown)
})

it("counts the unanswered questions at their tab and at their screen", () => {
	const counted = (links: ReturnType<typeof chatbotRow>) =>
		links.filter(({ count }) => count).map(({ label, count }) => [label, count?.shown, count?.spoken])
	expect(counted(chatbotRow("bakery", "leads", 3))).toEqual([["Knowledge", "3", "3 unanswered questions"]])
	expect(counted(chatbotScreens("bakery", "knowledge", { unanswered: 1, wrongTests: 2 }))).toEqual([
		["Unanswered", "1", "1 unanswered question"],
		["Test questions", "2", "2 wrong test questions"],
	])
	expect(counted(chatbotRow("bakery", "leads", null))).toEqual([])
	// The server counts no further than one more.
	expect(counted(chatbotRow("bakery", "leads", 99))).toEqual([["Knowledge", "99", "99 unanswered questions"]])
	expect(counted(chatbotRow("bakery", "leads", 100))).toEqual([["Knowledge", "99+", "99+ unanswered questions"]])
})
