import type { TypedContact } from "@/lib/client/quiz-contact"
import { fieldsIn, type HiddenFields } from "@/lib/tenants/hidden-fields"

/** A frame has them after its host's origin, where no server, log, or referrer gets to see them. */
export function addressFields(names: readonly string[] = []): Record<string, string> {
	if (names.length === 0) return {}
	const { search, hash } = location
	return { ...fieldsIn(names, search), ...fieldsIn(names, hash.slice(hash.indexOf("?"))) }
}

/** What the contact step need not ask again. The visitor sees it, and may change it. */
export function contactIn({ name = "", email = "" }: HiddenFields): TypedContact | null {
	return name || email ? { user_name: name, user_email: email } : null
}
