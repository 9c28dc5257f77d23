/** JSON that is safe within a script element: without "<", no text can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c")
}

/** What a page is about, for search engines: schema.org objects. Browsers neither show nor run it, so it needs no nonce. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
	const data = { "@context": "https://schema.org", "@graph": graph }
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script element is not escaped otherwise.
			dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
		/>
	)
}
