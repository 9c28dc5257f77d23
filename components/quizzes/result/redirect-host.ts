/** Where a redirect leads, for the visitor to judge; null for what is no web address. IDN hosts stay in their ASCII form. */
export function redirectHost(url: string | null): string | null {
	try {
		const { protocol, host } = new URL(url ?? "")
		return (protocol === "https:" || protocol === "http:") && host !== "" ? host : null
	} catch {
		return null
	}
}
