// How every process of the product reads DATABASE_URL. What a session needs is SET after connecting, never sent with
// it: PgBouncer refuses startup parameters that it does not know.

/** @typedef {Record<string, string | number>} Session settings by their names in PostgreSQL */
/** @typedef {{ connectionString: string, fallback_application_name: string }} Config for a client or a pool of `pg` */
/** @typedef {{ config: Config, schema: string | undefined, session: Session }} Connection */

const ESCAPE = "write special characters in its user name and password as %XX (@ is %40, / is %2F, # is %23, % is %25)."

/** The driver sends these to the server as startup parameters. */
const TIMEOUTS = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]

/** The message is for the operator. It never holds the password. */
export class AddressError extends Error {}

/** The driver knows fewer modes: `no-verify` is its own name for `require`. */
const SSL_MODES = /** @type {Readonly<Record<string, string>>} */ ({
	disable: "disable",
	allow: "disable",
	prefer: "prefer",
	require: "require",
	"no-verify": "require",
	"verify-ca": "verify-ca",
	"verify-full": "verify-full",
})

/** `user@/database?host=/run/postgresql`: a socket has no host, and no URL with a user lacks one. */
const NO_HOST = /^(postgres(?:ql)?:\/\/[^/?#]{0,500}@)(?=[/?]|$)/
const HOSTS = /^postgres(?:ql)?:\/\/(?:[^/?#@]{0,500}@)?[^/?#@,]{1,300},/

/** @param {string} address @returns {URL} Throws an AddressError. */
function parse(address) {
	if (HOSTS.test(address)) {
		throw new AddressError(
			"DATABASE_URL names several hosts. Name one: the primary's, or that of a balancer before them.",
		)
	}
	try {
		const url = new URL(address.replace(NO_HOST, "$1localhost"))
		decodeURIComponent(url.username + url.password)
		// A password with / or # ends the host too early, and the rest of it lies behind.
		const isCut = url.hash !== "" || url.pathname.includes("@") || (url.username === "" && url.search.includes("@"))
		if (!isCut) return url
	} catch {
		// Node's message repeats the address.
	}
	throw new AddressError(`DATABASE_URL cannot be read: ${ESCAPE}`)
}

/** `-c name=value`, as libpq takes them; a blank within a value has a backslash. @param {string} options @returns {Session} */
function parseOptions(options) {
	const found = options.matchAll(/(?:^|\s)(?:-c\s*|--)([\w.-]+)=((?:\\.|[^\s\\])*)/g)
	return Object.fromEntries(
		[...found].map(([, name = "", value = ""]) => [name.replaceAll("-", "_"), value.replace(/\\(.)/g, "$1")]),
	)
}

/**
 * TLS as libpq and every provider's instructions mean it: `require` encrypts, `verify-full` also checks the
 * certificate.
 * @param {string} address @returns {Connection} Throws an AddressError.
 */
export function readAddress(address) {
	const url = parse(address)
	const { searchParams } = url
	const session = parseOptions(searchParams.get("options") ?? "")
	for (const name of TIMEOUTS) {
		const value = searchParams.get(name)
		if (value) session[name] = value
	}
	const schema = searchParams.get("schema") || undefined
	for (const name of ["schema", "options", ...TIMEOUTS]) searchParams.delete(name)
	if (searchParams.get("sslrootcert") === "system") {
		searchParams.delete("sslrootcert")
		searchParams.set("sslmode", "verify-full")
	}
	const sslMode = searchParams.get("sslmode")
	if (sslMode !== null) {
		const known = SSL_MODES[sslMode]
		if (!known) throw new AddressError(`sslmode in DATABASE_URL must be ${Object.keys(SSL_MODES).join(", ")}.`)
		searchParams.set("sslmode", known)
		searchParams.set("uselibpqcompat", "true")
	}
	return { config: { connectionString: url.href, fallback_application_name: "testimonials" }, schema, session }
}

/** @param {string} address @param {string} schema */
export function withSchema(address, schema) {
	const url = parse(address)
	url.searchParams.set("schema", schema)
	return url.href
}

/** @param {string} name as SQL writes an identifier */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/** @param {Session} session @returns {{ text: string, values: string[] }} one statement that applies all of them */
export function applySession(session) {
	const entries = Object.entries(session)
	const calls = entries.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`)
	return { text: `SELECT ${calls.join(", ")}`, values: entries.flatMap(([name, value]) => [name, String(value)]) }
}

/** Where the tables are unless the address says so. The start writes what it found into the address. */
export const DEFAULT_SCHEMA = "public"
