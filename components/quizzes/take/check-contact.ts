import * as uiWords from "@/components/ui/ui-words"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import { t } from "@/lib/languages/t"
import { USER_NAME_CAP } from "@/lib/quizzes/defaults"
import * as quizWords from "../quiz-words"

/** Both may be empty. */
export interface Contact {
	user_name: string
	user_email: string
}
export type ContactErrors = Partial<Record<keyof Contact, string>>

/** The contact as it is sent, without the control characters that a paste may bring. */
export function contactOf(typed: FormData): Contact {
	const text = (name: string) => String(typed.get(name) ?? "")
	return {
		user_name: text("user_name")
			.replace(/\p{Cc}+/gu, " ")
			.trim(),
		user_email: normalizeEmail(text("user_email")),
	}
}

export function checkContact({ user_name, user_email }: Contact): ContactErrors {
	const errors: ContactErrors = {}
	if (user_name.length > USER_NAME_CAP) errors.user_name = uiWords.tooLong(t(quizWords.name), USER_NAME_CAP)
	if (user_email.length > EMAIL_CAP) errors.user_email = uiWords.tooLong(t(quizWords.email), EMAIL_CAP)
	else if (user_email !== "" && !isEmail(user_email)) errors.user_email = t(signInWords.emailInvalid)
	return errors
}
