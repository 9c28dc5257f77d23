import { screen, within } from "@testing-library/react"
import { ChatPage, type ChatPageProps } from "@/components/chat-window/chat-page"
import type { ChatAnswer } from "@/lib/client/chat-stream"
import type { PublicChatbot } from "@/lib/client/contract"
import { type RenderedScreen, renderScreen } from "./render-screen"
import { stubApi } from "./stub-api"

export const CHATBOT: PublicChatbot = {
	tenant_name: "Harbour Bakery",
	tenant_slug: "harbour",
	chatbot_name: "Helper",
	chatbot_description: "Ask about cakes.",
	chat_greeting: "Good morning!",
	primary_color: "#007aff",
	avatar_type: "initials",
	avatar_image_url: null,
	enable_lead_capture: false,
	testimonial_page_enabled: true,
	testimonial_page_url: "http://localhost:3000/harbour",
	starter_questions: [],
	chatbot_enabled: true,
	chatbot_message: "",
}

export const CHAT = "POST /api/chatbot/{tenantSlug}/chat"

/** What the server says at the end of an answer, or all at once. */
export const answered = (response: string, told: Partial<ChatAnswer> = {}): ChatAnswer => ({
	response,
	timestamp: "2026-11-20T10:00:00.000Z",
	message_id: `id of ${response}`,
	sources: [],
	unanswered: false,
	...told,
})

/** An answer that the test writes while the visitor reads, in the server's own form. */
export function openAnswer() {
	const encoder = new TextEncoder()
	let writer: ReadableStreamDefaultController<Uint8Array> | undefined
	let hungUp = false
	const write = (data: object, event = "") =>
		writer?.enqueue(encoder.encode(`${event && `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`))
	return {
		stream: (signal: AbortSignal | null | undefined) =>
			new ReadableStream<Uint8Array>({
				start(controller) {
					writer = controller
					signal?.addEventListener("abort", () => {
						hungUp = true
						controller.error(signal.reason)
					})
				},
			}),
		say: (delta: string) => write({ delta }),
		finish: (answer: ChatAnswer) => write({ done: true, ...answer }),
		fail: () => write({ detail: "The provider is away." }, "error"),
		breakOff: () => writer?.close(),
		hungUp: () => hungUp,
	}
}

let opened = 0

/** The chat's page, and what a visitor does in it. */
export function openChat(told: Partial<PublicChatbot> = {}, page: Partial<ChatPageProps> = {}) {
	const api = stubApi()
	// A page remembers that this tenant's visitor was asked for an address: each test has a tenant of its own.
	const chatbot = { ...CHATBOT, tenant_slug: `harbour-${++opened}`, ...told }
	const show = (): RenderedScreen =>
		renderScreen(<ChatPage chatbot={chatbot} embedded={false} {...page} />, { path: `/chat/${chatbot.tenant_slug}` })
	let shown = show()
	const { user } = shown
	const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" })
	return {
		...shown,
		api,
		slug: chatbot.tenant_slug,
		field,
		log: () => screen.getByRole("log"),
		/** Of the chat that each question was asked in. */
		sessions: () => api.sentTo(CHAT).map(({ body }) => (body as { session_id: string }).session_id),
		/** The greeting first; each with its speaker. */
		said: () => [...screen.getByRole("log").querySelectorAll(":scope > ol > li")].map((item) => item.textContent ?? ""),
		/** What screen readers are told. */
		status: () => screen.getByRole("main").querySelector(":scope > [role=status]")?.textContent,
		card: () => screen.queryByRole("form", { name: "May Harbour Bakery get back to you?" }),
		inCard: () => within(screen.getByRole("form", { name: "May Harbour Bakery get back to you?" })),
		press: (name: string) => user.click(screen.getByRole("button", { name })),
		async ask(question: string) {
			await user.click(field())
			await user.paste(question)
			await user.keyboard("{Enter}")
		},
		/** As a reload does: what the browser keeps is all that is left. */
		reload() {
			shown.unmount()
			shown = show()
		},
	}
}
