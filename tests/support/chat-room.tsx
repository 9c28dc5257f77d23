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
	person_enabled: false,
	language: null,
	chatbot_enabled: true,
	chatbot_message: "",
}

export const CHAT = "POST /api/chatbot/{tenantSlug}/chat"

/** The server's answer: the final event of a stream, or the whole JSON. */
export const answered = (response: string, told: Partial<ChatAnswer> = {}): ChatAnswer => ({
	response,
	timestamp: "2026-11-20T10:00:00.000Z",
	message_id: `id of ${response}`,
	sources: [],
	citations: [],
	unanswered: false,
	...told,
})

/** A streamed answer that the test writes while the visitor reads, in the server's own format. */
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

/** The chat's page, and what a visitor can do on it. */
export function openChat(told: Partial<PublicChatbot> = {}, page: Partial<ChatPageProps> = {}) {
	const api = stubApi()
	// A page remembers that it asked this tenant's visitor for an address, so each test has its own tenant.
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
		/** The session id that each question was sent with. */
		sessions: () => api.sentTo(CHAT).map(({ body }) => (body as { session_id: string }).session_id),
		/** Every message with its speaker, the greeting first. */
		said: () => [...screen.getByRole("log").querySelectorAll(":scope > ol > li")].map((item) => item.textContent ?? ""),
		/** Who answers, as the line above the conversation says. */
		who: () => screen.getByRole("main").querySelector(":scope > div > [role=status]")?.textContent,
		/** What screen readers announce. */
		status: () => screen.getByRole("main").querySelector(":scope > [role=status]")?.textContent,
		card: () => screen.queryByRole("form", { name: "Want Harbour Bakery to follow up?" }),
		inCard: () => within(screen.getByRole("form", { name: "Want Harbour Bakery to follow up?" })),
		press: (name: string) => user.click(screen.getByRole("button", { name })),
		async ask(question: string) {
			await user.click(field())
			await user.paste(question)
			await user.keyboard("{Enter}")
		},
		/** Simulates a reload: only what the browser stores survives. */
		reload() {
			shown.unmount()
			shown = show()
		},
	}
}
