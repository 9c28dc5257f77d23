import { describe, expect, it } from "vitest"
import { comesFromChatbot } from "./comes-from-chatbot"

describe("comesFromChatbot", () => {
	it.each([
		"https://example.com/admin/demo/chatbot",
		"https://example.com/admin/demo/chatbot?tab=leads",
		"https://example.com/admin/chatbot?tab=overview",
	])("is true after %s", (referrer) => {
		expect(comesFromChatbot(referrer)).toBe(true)
	})

	it.each([
		null,
		"",
		"chatbot",
		"https://example.com/",
		"https://example.com/admin/demo/dashboard?tab=chatbot",
		"https://example.com/admin/chatbot-fans/dashboard",
		"https://example.com/chat/demo",
	])("is false after %s", (referrer) => {
		expect(comesFromChatbot(referrer)).toBe(false)
	})
})
