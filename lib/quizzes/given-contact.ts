import type { GivenAnswers } from "./answer-types"
import type { ContactPart, Question } from "./answers"
import type { ContactParts } from "./contact-parts"

/** What the visitor's answers to questions about contact say of them, for a session without a name or an email of its own.
 * An answer with another address than the session's is about someone else. @param answers those on the path. */
export function givenContact(
	questions: readonly Pick<Question, "id" | "type">[],
	answers: GivenAnswers,
	ownEmail: string | null,
): Pick<ContactParts, "name" | "email"> {
	const own = questions.flatMap(({ id, type }) => {
		const answer = type === "contact" ? answers.get(id) : undefined
		if (answer?.kind !== "contact") return []
		const { email } = answer.contact
		return ownEmail && email && email !== ownEmail ? [] : [answer.contact]
	})
	const first = (part: ContactPart) => own.find((contact) => contact[part])?.[part]
	const [name, email] = [first("name"), first("email")]
	return { ...(name && { name }), ...(email && { email }) }
}

/** The same in SQL, for a query with the session as `s` and its version as `v`. Null without any. @param ownEmail SQL too. */
export const givenContactSql = (part: "name" | "email", ownEmail = "s.user_email") =>
	`(SELECT given.contact ->> '${part}'
	FROM jsonb_array_elements(v.questions) WITH ORDINALITY AS part(asked, place)
	CROSS JOIN LATERAL (SELECT s.answers -> (part.asked ->> 'id') AS contact) given
	WHERE part.asked ->> 'type' = 'contact' AND given.contact ->> '${part}' <> ''
		AND (s.path = '{}' OR part.asked ->> 'id' = ANY(s.path))
		AND coalesce(given.contact ->> 'email' = ${ownEmail}, true)
	ORDER BY part.place LIMIT 1)`
