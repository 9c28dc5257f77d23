import { describe, expect, it } from "vitest"
import { chatbotUpdate, checkChatbotSettings } from "./check-chatbot-settings"

describe("chatbotUpdate", () => {
	it("sends lists as JSON text, including an emptied one, and the rest unchanged", () => {
		const values = {
			chatbot_name: "Ada",
			starter_questions: "One?\nTwo?",
			allowed_origins: "",
			enable_lead_capture: false,
		}
		expect(chatbotUpdate(values)).toEqual({
			chatbot_name: "Ada",
			starter_questions: '["One?","Two?"]',
			allowed_origins: "[]",
			enable_lead_capture: false,
		})
	})
})

describe("checkChatbotSettings", () => {
	it("accepts what the server accepts, including an empty text", () => {
		expect(
			checkChatbotSettings({ chatbot_name: "", primary_color: "#007AFF", allowed_origins: "shop.example" }),
		).toEqual([])
	})

	it("names the field by its label, in the server's words", () => {
		expect(
			checkChatbotSettings({
				chatbot_name: "x".repeat(81),
				primary_color: "blue",
				testimonial_page_url: "javascript:alert(1)",
				starter_questions: "x".repeat(121),
			}),
		).toEqual([
			{ field: "chatbot_name", detail: "Name can have up to 80 characters" },
			{ field: "primary_color", detail: "Color must be a color such as #007aff" },
			{ field: "testimonial_page_url", detail: "Testimonial page must be an http or https address" },
			{ field: "starter_questions", detail: "A starter question can have up to 120 characters" },
		])
	})
})
