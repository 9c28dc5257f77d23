/** Each call that is open to keys names one. Imports nothing, so that browser code may use it. */
export const KEY_SCOPES = [
	"testimonials:read",
	"testimonials:write",
	"leads:read",
	"conversations:read",
	"quizzes:read",
	"quizzes:write",
	"settings:read",
	"settings:write",
	"webhooks:write",
] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Writing includes reading, because a write answers with what was written. */
export function grants(scopes: readonly KeyScope[], needed: KeyScope): boolean {
	return scopes.includes(needed) || scopes.some((scope) => scope === needed.replace(/:read$/, ":write"))
}
