import { answerQuestion } from "@/lib/chatbot/answer/answer-question"
import { withCitations } from "@/lib/chatbot/answer/finished-answer"
import { chatbotCalls } from "@/lib/chatbot/calls"
import { eventStream, type Streamed } from "@/lib/http/event-stream"
import { resource } from "@/lib/http/resource"
import { playedOnPage } from "@/lib/privacy/cross-domain-queries"
import { offeredQuizzes } from "@/lib/quizzes/offered-quizzes"
import { findSpoken } from "@/lib/submissions/quotes/queries"

const presented = ({
	id,
	text,
	at,
	sources,
	citations,
	testimonial,
	unanswered,
	handledBy,
}: Awaited<ReturnType<typeof withCitations>>) => ({
	response: text,
	timestamp: at.toISOString(),
	message_id: id,
	sources,
	citations,
	...(testimonial && { testimonial }),
	unanswered,
	...(handledBy && { handled_by: handledBy }),
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/chat": async ({ request, scope, tenant, language, body }) => {
		const { message, message_id: messageId, session_id: sessionId } = body
		const { visitor_email: email, visitor_name: name, visitor_phone: phone, visitor_company: company } = body
		const leadCard = body.lead_card !== "closed"
		const visitor = email ? { email, name, phone, company } : null
		const quizzes = () => offeredQuizzes(scope, tenant.slug)
		const asked = { scope, tenant, language, sessionId, message, messageId, visitor, leadCard, quizzes }
		const testimonials = { findSpoken, findPlayed: playedOnPage({ scope, tenant, language }) }
		const answer = async (onPiece: Parameters<Streamed>[0], signal: AbortSignal) =>
			presented(await withCitations(asked, await answerQuestion({ ...asked, signal }, onPiece), testimonials))
		const wantsEvents = /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "")
		return wantsEvents ? eventStream(request, answer) : answer(() => undefined, request.signal)
	},
})
