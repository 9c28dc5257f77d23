/** Google and others accept groups of four letters without spaces. Elsewhere a space may belong to the password. */
export function tidyAppPassword(provider: string, typed: string): string {
	const trimmed = typed.trim()
	const grouped = /^[a-z]{4}(\s[a-z]{4}){3}$/i.test(trimmed)
	return provider === "gmail" || grouped ? trimmed.replace(/\s+/g, "") : trimmed
}
