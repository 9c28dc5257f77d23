/** The address comes from lib/start, which overwrites what a client claims. */
export interface ClientInfo {
	address: string
	/** At most 512 characters. */
	userAgent: string
	cookies: string | null
}

const USER_AGENT_CAP = 512

export function clientInfo(headers: Headers): ClientInfo {
	return {
		address: headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown",
		userAgent: (headers.get("user-agent") ?? "").slice(0, USER_AGENT_CAP),
		cookies: headers.get("cookie"),
	}
}
