import { counted } from "@/components/ui/counted"
import { COUNT_LIMIT } from "@/lib/whats-new/count-limit"
import type { News, WaitingWork } from "@/lib/whats-new/queries"

const atMost = (count: number, one: string, many = `${one}s`) =>
	count < COUNT_LIMIT ? counted(count, one, many) : `${COUNT_LIMIT - 1}+ ${many}`

const NEWS: Record<keyof News, [one: string, many: string]> = {
	testimonials: ["testimonial", "testimonials"],
	conversations: ["conversation", "conversations"],
	leads: ["lead", "leads"],
	quizResults: ["quiz result", "quiz results"],
}

const WAITING: Record<keyof WaitingWork, [one: string, many: string]> = {
	pending: ["testimonial to review", "testimonials to review"],
	unsorted: ["rejection without a reason", "rejections without a reason"],
	unanswered: ["unanswered question", "unanswered questions"],
	failedMails: ["email that wasn't delivered", "emails that weren't delivered"],
	webhooksOff: ["webhook that was switched off", "webhooks that were switched off"],
}

export const whatsNewWords = {
	title: "What's new",
	newSince: "New since",
	waiting: "Waiting for you",
	nextStep: "Next:",

	news: (kind: keyof News, count: number) => atMost(count, ...NEWS[kind]),
	waits: (kind: keyof WaitingWork, count: number) => atMost(count, ...WAITING[kind]),

	shareApproved: "Share an approved testimonial",
	addKnowledge: "Add knowledge to your chatbot",

	language: "Which language do your customers read?",
	languageAbout: "Your pages, your chat, and your quizzes speak it. Your dashboard stays in English.",
	languageUnreviewed: (name: string) =>
		`Your pages, your chat, and your quizzes speak it. No person has checked the consent sentence in ${name} yet.`,
	saveLanguage: "Use this language",
	moreLanguages: "Offer more than one",

	firstSteps: "First steps",
	done: "Done: ",
	makeYours: "Make the page yours",
	makeYoursAbout: "Your logo, your color, and what you ask your customers for.",
	tryIt: "Record one yourself",
	tryItAbout: "See what your customers see, and delete it afterwards.",
	newTab: " (opens in a new tab)",
	inviteFirst: "Invite your first customers",
	inviteFirstAbout: "By email, with the link, or with a QR code for your counter.",
	bringOthers: "Bring the ones you already have",
	bringOthersAbout: "Videos and texts that customers gave you elsewhere.",
	teach: "Tell your chatbot what it should know",
	teachAbout: "Your website, your most common questions, or a price list.",
}
