import { REPORT_HEADINGS } from "@/lib/quizzes/report/texts"

/** Texts beside those of resultView(). */
export const RESULT_TEXTS = {
	region: "Your result",
	categories: REPORT_HEADINGS.categories,
	recommendations: REPORT_HEADINGS.recommendations,
	answers: REPORT_HEADINGS.breakdown,
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
