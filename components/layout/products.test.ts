import { expect, it } from "vitest"
import { productLinks } from "./products"

const shown = (...args: Parameters<typeof productLinks>) =>
	productLinks(...args).map(({ label, href }) => [label, href])

it("leads to a business's quizzes where its chatbot is on", () => {
	expect(shown("bakery", "video_testimonials", true)).toEqual([
		["Video Testimonials", "/admin/bakery/dashboard"],
		["AI Chatbot", "/admin/bakery/chatbot"],
		["Quizzes", "/admin/bakery/chatbot?tab=quizzes"],
	])
	expect(shown("bakery", "chatbot", false)).toEqual([
		["Video Testimonials", "/admin/bakery/dashboard?tab=testimonials"],
		["AI Chatbot", "/admin/bakery/chatbot"],
	])
})

it("never leads to quizzes on the platform's pages", () => {
	expect(shown(null, "chatbot", true)).toEqual([
		["Video Testimonials", "/admin/platform/dashboard"],
		["AI Chatbot", "/admin/chatbot"],
	])
})
