import { counted } from "@/components/ui/counted"
import { COUNT_LIMIT } from "@/lib/whats-new/count-limit"
import type { News, OpenWork } from "@/lib/whats-new/queries"

const atMost = (count: number, one: string, many = `${one}s`) =>
	count < COUNT_LIMIT ? counted(count, one, many) : `${COUNT_LIMIT - 1}+ ${many}`

const KINDS: Record<keyof News, [one: string, many: string]> = {
	testimonials: ["testimonial", "testimonials"],
	conversations: ["conversation", "conversations"],
	leads: ["lead", "leads"],
	unanswered: ["unanswered question", "unanswered questions"],
	quizResults: ["quiz result", "quiz results"],
}

export const whatsNewWords = {
	title: "What's new",
	/** Followed by a date. */
	newSince: "New since",
	nextStep: "Next:",

	text: (kind: keyof News, count: number) => atMost(count, ...KINDS[kind]),

	reviewPending: ({ pending }: OpenWork) => `Review ${counted(pending, "testimonial")}`,
	sortRejected: ({ unsorted }: OpenWork) =>
		`Say why ${counted(unsorted, "testimonial")} ${unsorted === 1 ? "was" : "were"} rejected, so that your average counts ${unsorted === 1 ? "it" : "them"} right`,
	shareApproved: "Share an approved testimonial",
	addKnowledge: "Add knowledge to your chatbot",
	answerOpen: ({ unanswered }: OpenWork) => `Answer ${atMost(unanswered, "question")} your chatbot couldn't`,
}
