/** The host of an address, for the visitor to judge. Null unless http or https. IDN hosts stay in ASCII. */
export function webHost(url: string | null | undefined): string | null {
	try {
		const { protocol, host } = new URL(url ?? "")
		return (protocol === "https:" || protocol === "http:") && host !== "" ? host : null
	} catch {
		return null
	}
}
