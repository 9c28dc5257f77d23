import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import { charactersNotAllowed, refusal, tooLong } from "@/lib/refusals"
import { SentFields } from "@/lib/tenants/hidden-fields-schema"
import { consentChanged } from "@/lib/tenants/words"
import { QUIZ_TEXT_CAP, USER_NAME_CAP } from "../defaults"
import { quizRefusals } from "../words"
import { Answers, type SentAnswers } from "./answers"

const EMAIL_INVALID = refusal("email_invalid", signInWords.emailInvalid)

export const TakenQuizParams = z.object({ quizId: z.uuid(quizRefusals.notFound) })
export const TakenSessionParams = TakenQuizParams.extend({ id: z.uuid(quizRefusals.sessionNotFound) })

const contact = {
	user_name: z
		.string("user_name must be text")
		.trim()
		.max(USER_NAME_CAP, tooLong(`user_name can have up to ${USER_NAME_CAP} characters`, { count: USER_NAME_CAP }))
		.refine((text) => !/\p{Cc}/u.test(text), charactersNotAllowed("user_name contains characters that aren't allowed"))
		.optional(),
	user_email: z
		.string(EMAIL_INVALID)
		.transform(normalizeEmail)
		.refine((text) => text.length <= EMAIL_CAP, {
			error: tooLong(`user_email can have up to ${EMAIL_CAP} characters`, { count: EMAIL_CAP }),
			abort: true,
		})
		.refine((text) => text === "" || isEmail(text), EMAIL_INVALID)
		.optional(),
}

/** Says that the page announced it where it asked for the address. Without it, no visitor who stops becomes a partial lead. */
const keeps_partial = z.boolean("keeps_partial must be true or false").optional()

export const StartSession = z.object({
	...contact,
	/** From the page's address, by name. Those that the quiz does not take are dropped, long values are cut. */
	fields: SentFields,
	keeps_partial,
	chat_session_id: z
		.string(quizRefusals.chatSessionInvalid)
		.regex(/^[A-Za-z0-9_-]{8,64}$/, quizRefusals.chatSessionInvalid)
		.optional(),
})
export type StartSession = z.infer<typeof StartSession>

/** Not z.record(), which drops a key named __proto__ instead of rejecting it as an unknown question. */
const answers = z
	.unknown()
	.refine((value) => value !== null && typeof value === "object" && !Array.isArray(value), {
		error: "answers must be an object",
		abort: true,
	})
	.refine((value) => Object.values(value as object).every((answer) => Answers.valueType.safeParse(answer).success), {
		error: "An answer must be text",
	})
	.transform((value) => value as SentAnswers)

/** check-answers.ts validates questions and answers against the session's version. */
export const SaveAnswers = z.object({
	answers: answers.optional(),
	/** For questions about consent: the statement as the page showed it, by question. Without one, what the page shows now. */
	consent_texts: z
		.record(z.string(), z.string().max(QUIZ_TEXT_CAP, consentChanged), "consent_texts must be an object of texts")
		.optional(),
	keeps_partial,
	...contact,
})
export type SaveAnswers = z.infer<typeof SaveAnswers>
