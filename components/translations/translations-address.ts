/** The parameter of an address that names the language of the editor. */
export const TRANSLATED_INTO = "language"

const settings = (tenantSlug: string, section: string) =>
	`/admin/${tenantSlug}/dashboard?tab=settings&section=${section}`

/** Where the business chooses its languages. */
export const languagesHref = (tenantSlug: string) => settings(tenantSlug, "languages")

const EDITORS: Readonly<Record<string, (tenantSlug: string) => string>> = {
	page: (tenantSlug) => settings(tenantSlug, "translations"),
	chatbot: (tenantSlug) => `/admin/${tenantSlug}/chatbot?tab=settings&section=translations`,
}

/** Where a subject is translated into a language. @param subject "page", "chatbot", or a quiz's id */
export function editorHref(tenantSlug: string, subject: string, language: string): string {
	const address =
		EDITORS[subject]?.(tenantSlug) ?? `/admin/${tenantSlug}/chatbot?tab=quizzes&quiz=${subject}&section=languages`
	return `${address}&${TRANSLATED_INTO}=${language}`
}
