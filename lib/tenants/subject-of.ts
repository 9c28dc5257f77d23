import { DEFAULT_SUBJECT_TEMPLATE } from "./texts"

export const SUBJECT_PLACEHOLDERS = ["{tenant_name}", "{name}"] as const

/** Replaced literally: a tenant's template is text, not a language. The settings screen previews with the same words. */
export function subjectOf(template: string | null, values: { tenant_name: string; name: string }): string {
	return (template || DEFAULT_SUBJECT_TEMPLATE)
		.replaceAll("{tenant_name}", () => values.tenant_name)
		.replaceAll("{name}", () => values.name)
}

/** What looks like a placeholder and is none, each once: it is sent as it stands. */
export function unknownPlaceholders(template: string): string[] {
	const known: readonly string[] = SUBJECT_PLACEHOLDERS
	const braced = template.match(/\{[^{}]+\}/g) ?? []
	return [...new Set(braced)].filter((each) => !known.includes(each))
}
