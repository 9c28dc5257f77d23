/** The host without `www.`, by which people recognize an address. */
export function hostOf(website: string): string {
	return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : website
}
