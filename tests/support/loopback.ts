/** Returns the address if it is on this machine and throws otherwise: tests delete what they find. */
export function assertLoopback(databaseUrl: string): string {
	const { hostname } = new URL(databaseUrl)
	if (["127.0.0.1", "localhost", "[::1]"].includes(hostname)) return databaseUrl
	throw new Error(`Tests run on a database of this machine only, not on ${hostname}.`)
}
