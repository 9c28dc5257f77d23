import { DEFAULT_SUBJECT_TEMPLATE } from "./texts"

/** Replaced literally: a tenant's template is text, not a language. The settings screen previews with the same words. */
export function subjectOf(template: string | null, values: { tenant_name: string; name: string }): string {
	return (template || DEFAULT_SUBJECT_TEMPLATE)
		.replaceAll("{tenant_name}", () => values.tenant_name)
		.replaceAll("{name}", () => values.name)
}
