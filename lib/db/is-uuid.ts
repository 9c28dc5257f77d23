const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Asked before a text becomes a uuid parameter: PostgreSQL answers any other with an error, where "no such row" is meant. */
export function isUuid(text: string): boolean {
	return UUID.test(text)
}
