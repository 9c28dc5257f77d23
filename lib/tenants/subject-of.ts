import * as tenantSentences from "./words"

export const SUBJECT_PLACEHOLDERS = ["{tenant_name}", "{name}"] as const

export function subjectOf(
	template: string | null,
	values: { tenant_name: string; name: string },
	standard = tenantSentences.defaultSubjectTemplate,
): string {
	return (template || standard)
		.replaceAll("{tenant_name}", () => values.tenant_name)
		.replaceAll("{name}", () => values.name)
}

/** Text that looks like a placeholder but is unknown, each once. It is sent as it is. */
export function unknownPlaceholders(template: string): string[] {
	const known: readonly string[] = SUBJECT_PLACEHOLDERS
	const braced = template.match(/\{[^{}]+\}/g) ?? []
	return [...new Set(braced)].filter((each) => !known.includes(each))
}
