import { counted } from "@/components/ui/counted"
import { COUNT_LIMIT } from "@/lib/whats-new/count-limit"
import type { News, OpenWork } from "@/lib/whats-new/queries"

const atMost = (count: number, one: string, many = `${one}s`) =>
	count < COUNT_LIMIT ? counted(count, one, many) : `${COUNT_LIMIT - 1}+ ${many}`

export const WHATS_NEW = "What's new"
/** Followed by a date. */
export const NEW_SINCE = "New since"
export const NEXT_STEP = "Next:"

const KINDS: Record<keyof News, [one: string, many: string]> = {
	testimonials: ["testimonial", "testimonials"],
	conversations: ["conversation", "conversations"],
	leads: ["lead", "leads"],
	unanswered: ["unanswered question", "unanswered questions"],
	quizResults: ["quiz result", "quiz results"],
}

export const newsText = (kind: keyof News, count: number) => atMost(count, ...KINDS[kind])

export const reviewPending = ({ pending }: OpenWork) => `Review ${counted(pending, "testimonial")}`
export const SHARE_APPROVED = "Share an approved testimonial"
export const ADD_KNOWLEDGE = "Add knowledge to your chatbot"
export const answerOpen = ({ unanswered }: OpenWork) => `Answer ${atMost(unanswered, "question")} your chatbot couldn't`
