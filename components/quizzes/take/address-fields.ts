import type { TypedContact } from "@/lib/client/quiz-contact"
import type { GivenAnswers } from "@/lib/quizzes/answer-types"
import { fieldsIn, type HiddenFields } from "@/lib/tenants/hidden-fields"

/** A frame has them after its host's origin, where no server, log, or referrer gets to see them. */
export function addressFields(names: readonly string[] = []): Record<string, string> {
	if (names.length === 0) return {}
	const { search, hash } = location
	return { ...fieldsIn(names, search), ...fieldsIn(names, hash.slice(hash.indexOf("?"))) }
}

/** What the contact step need not ask again, from an answer, the chat, or the address, in this order. The visitor sees
 * it, and may change it. */
export function knownContact(
	chat: TypedContact | null | undefined,
	answers: GivenAnswers,
	fields: HiddenFields,
): TypedContact | null {
	const given = [...answers.values()].flatMap((answer) => (answer.kind === "contact" ? [answer.contact] : []))
	const first = (part: "name" | "email") =>
		given.find((each) => each[part])?.[part] || chat?.[`user_${part}`] || fields[part] || ""
	const known = { user_name: first("name"), user_email: first("email") }
	return known.user_name || known.user_email ? known : null
}
