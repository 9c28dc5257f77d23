/** Tests delete what they find: they never touch a database on another machine. Returns the address. */
export function assertLoopback(databaseUrl: string): string {
	const { hostname } = new URL(databaseUrl)
	if (["127.0.0.1", "localhost", "[::1]"].includes(hostname)) return databaseUrl
	throw new Error(`Tests run on a database of this machine only, not on ${hostname}.`)
}
