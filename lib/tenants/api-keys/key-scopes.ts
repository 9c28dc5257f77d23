/**
 * What an API key may be allowed to do. Each operation of lib/client/contract that is open to keys names one of them.
 * This file imports nothing, so that browser code may use it.
 */
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

/** Whether a key with these scopes may do what needs `needed`. Writing answers with what was written, so it includes reading. */
export function grants(scopes: readonly KeyScope[], needed: KeyScope): boolean {
	return scopes.includes(needed) || scopes.some((scope) => scope === needed.replace(/:read$/, ":write"))
}
