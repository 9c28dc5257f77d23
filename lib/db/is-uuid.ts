const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Check this before passing text as a uuid parameter: PostgreSQL answers any other text with an error. */
export function isUuid(text: string): boolean {
	return UUID.test(text)
}
