/** May be empty or too short (a name in another script); the form then asks for a slug. */
export function deriveSlug(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]/g, "-")
		.replace(/-+/g, "-")
		.slice(0, 63)
		.replace(/^-|-$/g, "")
}
