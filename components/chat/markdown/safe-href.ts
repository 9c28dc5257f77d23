/**
 * The address of a link in an answer, or null where it leads anywhere but to the web. Parsed as the browser parses it,
 * which drops tabs and line ends inside `java\nscript:` and reads `\/\/` and entities its own way.
 */
export function safeHref(href: string): string | null {
	if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return null
	const { protocol, username, password, href: parsed } = new URL(href)
	// https://bank.example@evil.example/ reads as the first and leads to the second.
	if (username || password) return null
	return protocol === "https:" || protocol === "http:" ? parsed : null
}
