import type { GivenConsent } from "./answers"
import type { ConsentRow } from "./queries"

export function presentConsent({ text, textSha256, language, givenAt }: Omit<ConsentRow, "questionId">): GivenConsent {
	return { text, text_sha256: textSha256, language, given_at: givenAt.toISOString() }
}

/** By question, and only beside an answer: an older server may have removed a tick without its record. */
export const presentConsents = (rows: readonly ConsentRow[]): ReadonlyMap<string, GivenConsent> =>
	new Map(rows.map((row) => [row.questionId, presentConsent(row)]))
