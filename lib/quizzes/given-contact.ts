import type { GivenAnswers } from "./answer-types"
import type { Question } from "./answers"

interface Visitor {
	userName: string | null
	userEmail: string | null
}

/** Who took the quiz. What a session does not have of its own, answers to questions about contact say: first the one with
 * the address, then those without any. One with another address is about someone else. @param answers those on the path. */
export function visitorOf(
	own: Visitor,
	questions: readonly Pick<Question, "id" | "type">[],
	answers: GivenAnswers,
): Visitor {
	const given = questions.flatMap(({ id, type }) => {
		const answer = type === "contact" ? answers.get(id) : undefined
		return answer?.kind === "contact" ? [answer.contact] : []
	})
	const userEmail = own.userEmail ?? given.find(({ email }) => email)?.email ?? null
	const named = given.filter(({ name }) => name)
	const namesake = named.find(({ email }) => email && email === userEmail) ?? named.find(({ email }) => !email)
	return { userName: own.userName ?? namesake?.name ?? null, userEmail }
}

// The same in SQL, for a query with the session as `s` and its version as `v`.

const firstGiven = (part: "name" | "email", isTheirs = "true", before = "") =>
	`(SELECT given.contact ->> '${part}'
	FROM jsonb_array_elements(v.questions) WITH ORDINALITY AS part(asked, place)
	CROSS JOIN LATERAL (SELECT s.answers -> (part.asked ->> 'id') AS contact) given
	WHERE part.asked ->> 'type' = 'contact' AND given.contact ->> '${part}' <> ''
		AND (s.path = '{}' OR part.asked ->> 'id' = ANY(s.path)) AND ${isTheirs}
	ORDER BY ${before} part.place LIMIT 1)`

export const GIVEN_EMAIL_SQL = firstGiven("email")

export const VISITOR_EMAIL_SQL = `coalesce(s.user_email, ${GIVEN_EMAIL_SQL})`

/** @param email SQL for the visitor's address. The session's own name belongs to its own address. */
export const visitorNameSql = (email = VISITOR_EMAIL_SQL) => {
	const isTheirs = (address: string) => `coalesce(${address} = ${email}, true)`
	const given = firstGiven("name", isTheirs("given.contact ->> 'email'"), "given.contact ->> 'email' IS NULL,")
	return `coalesce(CASE WHEN ${isTheirs("s.user_email")} THEN s.user_name END, ${given})`
}
