/**
 * The host that a redirect leads to, so that the visitor can judge it. Null unless the URL is http or https. IDN hosts
 * stay in ASCII.
 */
export function redirectHost(url: string | null): string | null {
	try {
		const { protocol, host } = new URL(url ?? "")
		return (protocol === "https:" || protocol === "http:") && host !== "" ? host : null
	} catch {
		return null
	}
}
