/**
 * The contract's derivation: lower-case, every non-alphanumeric a hyphen, repeated hyphens collapsed, edge hyphens
 * trimmed. May be empty or too short (a name of other scripts): the form then asks for a slug.
 */
export function deriveSlug(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^a-z0-9]/g, "-")
		.replace(/-+/g, "-")
		.slice(0, 63)
		.replace(/^-|-$/g, "")
}
