/** As the product fills them in: `{user_name}`. */
const PLACEHOLDER = /\{[a-z_]+\}/g

/** Those of the text that its translation has lost. */
export function missingPlaceholders(text: string, translation: string): string[] {
	const names = new Set(text.match(PLACEHOLDER))
	return [...names].filter((name) => !translation.includes(name))
}
