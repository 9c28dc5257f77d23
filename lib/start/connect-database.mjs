import pg from "pg"
import { AddressError, readAddress } from "../database-address.mjs"
import { codeOf, messageOf } from "./errors.mjs"
import { StartError } from "./progress.mjs"

const CONNECT_TIMEOUT_MS = 10_000

/** @type {[RegExp, string][]} what the message or its code matches, and what to do */
const MENDS = [
	[
		/^28P01|password authentication/,
		"Check user name and password in DATABASE_URL; special characters are written as %XX.",
	],
	[/no encryption|SSL off|SSL connection is required|requires? SSL/i, "Add ?sslmode=require to DATABASE_URL."],
	[/does not support SSL/, "The server speaks no TLS: set sslmode=disable in DATABASE_URL, or turn TLS on there."],
	[/ALTNAME/, "The certificate is for another host name: write that name into DATABASE_URL, or set sslmode=verify-ca."],
	[
		/CERT|SIGNATURE|self.signed|unable to get/i,
		"Set sslmode=verify-full&sslrootcert=/path/to/ca.pem in DATABASE_URL, with the provider's certificate.",
	],
	[/^3D000/, "Create the database, or correct its name in DATABASE_URL."],
	[
		/^53300|too many|remaining connection slots|no more connections|max client/i,
		"Raise the connection limit of the role, the database, or the server, or lower DATABASE_POOL_SIZE.",
	],
	[/^28000|pg_hba/, "Let pg_hba.conf, or the provider's list of addresses, admit this host."],
	[
		/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|ENETUNREACH|timeout/,
		"Check host and port in DATABASE_URL, and the firewall between.",
	],
]

/** @param {unknown} error */
function unreachable(error) {
	if (error instanceof AddressError) return new StartError(error.message)
	if (codeOf(error) === "ENOENT")
		return new StartError(`a file that DATABASE_URL names is missing: ${messageOf(error)}.`)
	const text = messageOf(error) || codeOf(error) || "no answer"
	const [, mend = ""] = MENDS.find(([pattern]) => pattern.test(`${codeOf(error)} ${text}`)) ?? []
	// The message names host, port, or role, never the password.
	return new StartError(`the database cannot be reached: ${text.replace(/\.$/, "")}. ${mend}`.trimEnd())
}

/** @param {string} url @returns {Promise<pg.Client>} Throws a StartError. */
export async function connect(url) {
	try {
		const client = new pg.Client({ ...readAddress(url).config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
		client.on("error", () => {})
		await client.connect()
		return client
	} catch (error) {
		throw unreachable(error)
	}
}
