/**
 * The address of a link in an answer, or null unless it leads to the web. Parsed with the browser's own parser, which
 * drops tabs and line breaks inside `java\nscript:` and normalizes `\/\/` and entities.
 */
export function safeHref(href: string): string | null {
	if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
	const { protocol, username, password, href: parsed } = new URL(href)
	// https://bank.example@evil.example/ looks like the first site and leads to the second.
	if (username || password) return null
	return protocol === "https:" || protocol === "http:" ? parsed : null
}
