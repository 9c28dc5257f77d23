import { quietStorage } from "./quiet-storage"

// Keeps typed text through the reload that Retry does, in this tab only. Never the consent: the visitor gives it anew.
const { read, write, forget } = quietStorage(() => sessionStorage)
const keyOf = (tenantSlug: string) => `testimonial-form:${tenantSlug}`

export type FormDraft = Record<string, string>

export function saveDraft(tenantSlug: string, draft: FormDraft): void {
	write(keyOf(tenantSlug), JSON.stringify(draft))
}

export function loadDraft(tenantSlug: string): FormDraft {
	try {
		const stored: unknown = JSON.parse(read(keyOf(tenantSlug)) ?? "{}")
		const entries = Object.entries(typeof stored === "object" && stored !== null ? stored : {})
		return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"))
	} catch {
		return {}
	}
}

export function clearDraft(tenantSlug: string): void {
	forget(keyOf(tenantSlug))
}
