/** As the product fills them in: `{user_name}`, `{field:city|your town}`. The part after the bar is translated. */
const PLACEHOLDER = /\{((?:answer|field):[A-Za-z0-9_-]{1,64}|[a-z_]+)(?:\|[^{}|]*)?\}/g

const placeholdersIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => `{${name}}`)

/** Those of the text that its translation has lost. */
export function missingPlaceholders(text: string, translation: string): string[] {
	const kept = placeholdersIn(translation)
	return [...new Set(placeholdersIn(text))].filter((name) => !kept.includes(name))
}
