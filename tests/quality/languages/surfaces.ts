/** Where visitors read, and the modules whose words they read there. Each page brings the texts of its surfaces. */
export const SURFACES: Record<string, string[]> = {
	common: [
		"components/testimonial-pages/page-words.ts",
		"components/testimonial-pages/stars-words.ts",
		"components/ui/ui-words.ts",
	],
	collect: [
		"components/recorder/live-words.ts",
		"components/recorder/recorder-words.ts",
		"components/recorder/recovery-words.ts",
		"components/testimonial-pages/form-words.ts",
		"components/testimonial-pages/upload-words.ts",
		"components/testimonial-pages/writing-words.ts",
		"lib/recorder/announcement-words.ts",
		"lib/recorder/asking-words.ts",
		"lib/recorder/file-words.ts",
		"lib/recorder/help-words.ts",
		"lib/recorder/words.ts",
	],
	thanks: ["components/testimonial-pages/thank-you-words.ts"],
	shown: [
		"components/testimonial-pages/shared-page-words.ts",
		"components/wall/figures-words.ts",
		"components/wall/wall-words.ts",
		"lib/submissions/words-public.ts",
	],
	consent: ["components/consent/consent-words.ts"],
	quiz: ["components/quizzes/quiz-words.ts", "lib/quizzes/report/words.ts"],
	chat: ["components/chat-window/parts/chat-words.ts"],
}
