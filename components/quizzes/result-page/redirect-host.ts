/** The host of a redirect, for the visitor to judge. Null unless http or https. IDN hosts stay in ASCII. */
export function redirectHost(url: string | null): string | null {
	try {
		const { protocol, host } = new URL(url ?? "")
		return (protocol === "https:" || protocol === "http:") && host !== "" ? host : null
	} catch {
		return null
	}
}
