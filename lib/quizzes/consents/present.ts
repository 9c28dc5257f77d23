import type { GivenConsent } from "./answers"
import type { ConsentRow } from "./queries"

export function presentConsent({ text, textSha256, language, givenAt }: Omit<ConsentRow, "questionId">): GivenConsent {
	return { text, text_sha256: textSha256, language, given_at: givenAt.toISOString() }
}

/** By question, for answers beside which they stand: a host of before may have taken back a tick and not its record. */
export const presentConsents = (rows: readonly ConsentRow[]): ReadonlyMap<string, GivenConsent> =>
	new Map(rows.map((row) => [row.questionId, presentConsent(row)]))
