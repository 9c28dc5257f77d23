import { answerQuestion } from "@/lib/chatbot/answer/answer-question"
import type { FinishedAnswer } from "@/lib/chatbot/answer/finished-answer"
import { CHAT_FORM_CAP_BYTES, ChatForm } from "@/lib/chatbot/conversations/schema"
import { eventStream } from "@/lib/http/event-stream"
import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { consume } from "@/lib/limits/consume"

type Pieces = AsyncGenerator<string, FinishedAnswer>

const presented = ({ id, text, at, sources }: FinishedAnswer) => ({
	response: text,
	timestamp: at.toISOString(),
	message_id: id,
	sources,
})

async function whole(pieces: Pieces): Promise<FinishedAnswer> {
	for (;;) {
		const next = await pieces.next()
		if (next.done) return next.value
	}
}

async function* asEvents(pieces: Pieces): AsyncGenerator<object> {
	let finished = false
	try {
		for (;;) {
			const next = await pieces.next()
			finished = next.done === true
			if (next.done) return yield { done: true, ...presented(next.value) }
			yield { delta: next.value }
		}
	} finally {
		if (!finished) await pieces.return({ id: "", text: "", at: new Date(), sources: [] })
	}
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/chatbot/{tenantSlug}/chat", {
		limit: "CHAT_ADDRESS",
		body: form(ChatForm, { cap: CHAT_FORM_CAP_BYTES }),
		handle: async ({ request, scope, tenant, body }) => {
			await consume("CHAT_SESSION", `${scope.tenantId}:${body.session_id}`)
			const pieces = answerQuestion({
				scope,
				tenant,
				sessionId: body.session_id,
				message: body.message,
				visitor: body.visitor_email
					? {
							email: body.visitor_email,
							name: body.visitor_name,
							phone: body.visitor_phone,
							company: body.visitor_company,
						}
					: null,
				signal: request.signal,
			})
			const wantsEvents = /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "")
			return wantsEvents ? eventStream(asEvents(pieces)) : presented(await whole(pieces))
		},
	}),
})
