import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { EMAIL_INVALID } from "@/lib/accounts/texts"
import { EMAIL_REQUIRED } from "@/lib/chatbot/texts"

/** The error for the email that the visitor leaves, in the server's words, or null. */
export function checkLeadEmail(typed: string): string | null {
	const email = normalizeEmail(typed)
	if (email === "") return EMAIL_REQUIRED
	return isEmail(email) ? null : EMAIL_INVALID
}
