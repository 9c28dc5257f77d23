/*
 * What was typed survives the reload that Retry does, in this tab only. Never the consent: that is given anew.
 */
const keyOf = (tenantSlug: string) => `testimonial-form:${tenantSlug}`

export type FormDraft = Record<string, string>

export function saveDraft(tenantSlug: string, draft: FormDraft): void {
	try {
		sessionStorage.setItem(keyOf(tenantSlug), JSON.stringify(draft))
	} catch {}
}

export function loadDraft(tenantSlug: string): FormDraft {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(tenantSlug)) ?? "{}")
		const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {})
		return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"))
	} catch {
		return {}
	}
}

export function clearDraft(tenantSlug: string): void {
	try {
		sessionStorage.removeItem(keyOf(tenantSlug))
	} catch {}
}
