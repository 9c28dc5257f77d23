import type { ScoreBadge } from "@/lib/quizzes/score-badge"

export const RESULT_TEXTS = {
	neutralTitle: "Your result",
	neutral: (quizName: string) => `Thank you for taking ${quizName}.`,
	points: (score: number, most: number) => `${score} of ${most} points`,
	categories: "By category",
	leadsTo: "The next step is on",
	goOn: (host: string) => `Continue to ${host}`,
	sentTo: (email: string) => `Sent to ${email}. It can take a few minutes to arrive.`,
	notSent: "You gave no e-mail address, so nothing was sent.",
	download: "Download your report",
	preparing: "Preparing your report…",
	downloaded: "Downloaded. You can fetch it again at any time on this page.",
	downloadFailed: "The report could not be made just now. Your result is safe.",
	retry: "Retry",
	again: "Take it again",
} as const

export const BADGES: Record<ScoreBadge, string> = { excellent: "Excellent", good: "Good", fair: "Fair", poor: "Poor" }
