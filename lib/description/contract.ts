import { accountCalls } from "@/lib/accounts/calls"
import type { Call } from "@/lib/calls"
import { chatbotCalls } from "@/lib/chatbot/calls"
import { platformCalls } from "@/lib/platform/calls"
import { peopleCalls } from "@/lib/privacy/calls"
import { quizCalls } from "@/lib/quizzes/calls"
import { operatorCalls } from "@/lib/services/calls"
import { retentionCalls } from "@/lib/services/retention/rules/calls"
import { testimonialCalls } from "@/lib/submissions/calls"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import { tenantCalls } from "@/lib/tenants/calls"
import { descriptionCalls } from "./calls"

export const CALLS = {
	Testimonials: { ...testimonialVisitorCalls, ...testimonialCalls },
	Chatbot: chatbotCalls,
	Quizzes: quizCalls,
	Business: { ...tenantCalls, ...peopleCalls, ...retentionCalls },
	Account: accountCalls,
	Platform: { ...operatorCalls, ...descriptionCalls, ...platformCalls },
} as const

export const contract = {
	...CALLS.Platform,
	...CALLS.Account,
	...CALLS.Business,
	...CALLS.Testimonials,
	...CALLS.Chatbot,
	...CALLS.Quizzes,
} satisfies Record<string, Call>

/** Any call may also answer 401, 403, 405, 429, or 5xx. */
export function statusesOf(operation: string, call: Call): readonly number[] {
	if (call.statuses) return call.statuses
	const sends = call.body ?? call.form ?? call.upload ?? call.files
	const ofVisitors = call.auth === "visitor" || call.auth === "quiz_session"
	return [
		call.answer || call.types ? 200 : 204,
		...(sends ? [400] : []),
		...(ofVisitors && !operation.startsWith("GET ") ? [403] : []),
		...(operation.includes("{") ? [404] : []),
		...(call.upload || call.files ? [408, 413, 415] : []),
		...(sends || call.query ? [422] : []),
		...(call.also ?? []),
	]
}
