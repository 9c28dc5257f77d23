import { CHAT_FAILED } from "@/lib/chatbot/texts"

/** The specification's words on the public chat, and what stands beside them. */
export const CHAT_TEXTS = {
	unavailableTitle: "Chatbot Unavailable",
	configFailed: "Failed to load chatbot configuration",
	failed: CHAT_FAILED,
	feedback: "Your Feedback - Share Video Testimonial",
	poweredBy: (tenantName: string) => `Powered by ${tenantName}`,
	continuePrevious: "Continue previous chat",
	startAgain: "Start again",
	retry: "Try again",
	nothingPrevious: "The previous chat is no longer there.",
	previousFailed: "The previous chat could not be loaded. Please try again.",
	placeholder: "Type your message…",
	disclosure: "Automatic answers can be wrong.",
	noScript: "Chatting needs JavaScript. Please switch it on in your browser and load this page again.",
	rateFailed: "Your rating could not be saved.",
	copied: "Copied",
	copyFailed: "Copying is not allowed here.",
} as const
