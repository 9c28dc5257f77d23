import { env } from "@/lib/env"
import { CHAT_TRANSCRIPT, NOTICES_AN_HOUR } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { MailedTenant } from "../../notices/mailed-tenant"

/** The newest part of a long conversation; the dashboard has the rest. */
const CHARACTERS = 20_000

interface Missed {
	conversationId: string
	/** Distinguishes one wait of a conversation from the next. */
	dueAt: Date
	visitor: { email: string; name: string | null } | null
	messages: { role: "user" | "assistant"; content: string; model: string | null }[]
}

export function transcriptMail(tenant: MailedTenant, missed: Missed): OutgoingMail {
	const { conversationId, dueAt, visitor, messages } = missed
	const who = visitor ? (visitor.name ?? visitor.email) : "A visitor"
	const speaker = ({ role, model }: Missed["messages"][number]) =>
		role === "user" ? "Visitor" : model === "person" ? tenant.name : "Chatbot"
	const said: string[] = []
	let room = CHARACTERS
	for (const message of messages.toReversed()) {
		room -= message.content.length
		if (room < 0) break
		said.unshift(`${speaker(message)}: ${message.content}`)
	}
	const reach = visitor
		? `${visitor.name ? `${visitor.name} left` : "The visitor left"} this address: ${visitor.email}.`
		: "The visitor hasn't left an address."
	return {
		tenantId: tenant.id,
		kind: CHAT_TRANSCRIPT,
		to: tenant.notifyEmail,
		aboutEmail: visitor?.email,
		mostAnHour: NOTICES_AN_HOUR,
		eventId: `transcript:${conversationId}:${dueAt.toISOString()}`,
		fromName: tenant.emailFromName || tenant.name,
		subject: `${who} asked for a person in your chat`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: "A visitor asked for a person",
			paragraphs: [`No one answered in time. ${reach}`, ...said],
			button: {
				label: "Open the conversation",
				url: `${env().APP_URL}/admin/${tenant.slug}/chatbot?tab=conversations&conversation=${conversationId}`,
			},
			footer: "Replies to this email don't reach the visitor.",
		}),
	}
}
