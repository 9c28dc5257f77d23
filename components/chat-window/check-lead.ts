import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import * as chatbotSentences from "@/lib/chatbot/words"

/** The error for the email that the visitor leaves, in the server's words, or null. */
export function checkLeadEmail(typed: string): string | null {
	const email = normalizeEmail(typed)
	if (email === "") return chatbotSentences.emailRequired
	return isEmail(email) ? null : signInWords.emailInvalid
}
