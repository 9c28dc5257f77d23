import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { CHATBOT } from "../../tests/support/chat-room"
import fc, { anyCodePoint } from "../../tests/support/fast-check"
import { ChatPage } from "./chat-page"
import * as chatWords from "./parts/chat-words"

const AI = "You're chatting with an AI assistant"

const anyText = fc.string({ unit: anyCodePoint, maxLength: 40 })

it("says on the server that an AI answers, in the same place and once, whatever a business sets", () => {
	const anyChatbot = fc.record({
		tenant_name: anyText,
		chatbot_name: fc.oneof(anyText, fc.constantFrom("", " ", "Maria, a person", AI)),
		chatbot_description: anyText,
		chat_greeting: anyText,
		avatar_type: fc.constantFrom("initials" as const, "icon" as const, "image" as const),
		avatar_image_url: fc.constantFrom(null, "/media/face.jpg"),
		enable_lead_capture: fc.boolean(),
		testimonial_page_enabled: fc.boolean(),
		starter_questions: fc.uniqueArray(anyText, { maxLength: 3 }),
		person_enabled: fc.boolean(),
		language: fc.constantFrom(null, "ar", "de"),
	})
	fc.assert(
		fc.property(anyChatbot, fc.boolean(), (told, embedded) => {
			const page = document.createElement("div")
			page.innerHTML = renderToString(<ChatPage chatbot={{ ...CHATBOT, ...told }} embedded={embedded} />)
			const lines = [...page.querySelectorAll("main > div > [role=status]")]
			expect(lines.map(({ textContent }) => textContent)).toEqual([AI])
		}),
		{ numRuns: 50 },
	)
})

it("says that a person answers before any name, and names none that the chatbot's owner gives to it", () => {
	fc.assert(
		fc.property(anyText, (tenantName) => {
			expect(chatWords.whoAnswers("taken", tenantName)).toBe(`You're chatting with a person from ${tenantName}`)
			for (const state of ["missed", "handed_back", "closed", null] as const) {
				expect(chatWords.whoAnswers(state, tenantName)).toBe(AI)
			}
			expect(chatWords.whoAnswers("waiting", tenantName)).not.toContain("chatting with")
		}),
	)
})
