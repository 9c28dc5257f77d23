import { createHmac } from "node:crypto"
import { encode, type JWT } from "next-auth/jwt"
import type { HostileCase } from "../support/barrage"
import type { Random } from "../support/random"
import { requestBytes } from "../support/raw-http"

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

function jwt(header: object, payload: object, secret = ""): string {
	const signed = `${base64url(header)}.${base64url(payload)}`
	return `${signed}.${secret ? createHmac("sha256", secret).update(signed).digest("base64url") : ""}`
}

/** Changes the decoded bytes. A changed letter might not: the last one of a segment can carry unused bits. */
function tampered(token: string, segment: number, random: Random): string {
	const parts = token.split(".").map((part) => Buffer.from(part, "base64url"))
	const bytes = parts[segment]
	if (!bytes?.length) return `${token}${random.between(0, 9)}`
	const at = random.between(0, bytes.length - 1)
	bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.between(0, 7)), at)
	return parts.map((part) => part.toString("base64url")).join(".")
}

export interface TokenMaterial {
	/** A valid token and its session. */
	token: string
	sessionId: string
	userId: string
	secret: string
	expired: string
	revoked: string
}

/** None of these may grant access. */
export async function forgedTokens(material: TokenMaterial, random: Random): Promise<[string, string][]> {
	const { token, sessionId, userId, secret } = material
	const [header = "", key = "", iv = "", text = "", tag = ""] = token.split(".")
	const claims = { sid: sessionId, sub: userId, role: "platform_admin", exp: 4e9, iat: 1 }
	const seal = (payload: JWT, sealedWith: string, maxAge = 3600) =>
		encode({ token: payload, secret: sealedWith, maxAge })
	const headers = [
		{ alg: "none" },
		{ alg: "None", typ: "JWT" },
		{ alg: "HS256" },
		{ alg: "dir", enc: "none" },
		{ alg: "dir", enc: "A128CBC-HS256" },
		{ alg: "RSA-OAEP", enc: "A256GCM" },
		{ alg: "PBES2-HS256+A128KW", enc: "A256GCM", p2c: 2_000_000_000, p2s: "AAAAAAAAAAA" },
		{ alg: "dir", enc: "A256GCM", zip: "DEF" },
		{ alg: "dir", enc: "A256GCM", crit: ["exp"] },
		{ alg: "dir", enc: "A256GCM", jku: "http://127.0.0.1/" },
		{ alg: "dir", enc: "A256GCM", kid: "../../etc/passwd" },
	]
	const forged: [string, string][] = [
		...[0, 2, 3, 4].flatMap((segment) =>
			Array.from({ length: 15 }, (_, at): [string, string] => [
				`segment ${segment} changed ${at}`,
				tampered(token, segment, random),
			]),
		),
		...headers.map((head): [string, string] => [
			`header ${JSON.stringify(head)}`,
			[base64url(head), key, iv, text, tag].join("."),
		]),
		...headers.map((head): [string, string] => [`unsigned ${JSON.stringify(head)}`, jwt(head, claims)]),
		["signed with the secret", jwt({ alg: "HS256", typ: "JWT" }, claims, secret)],
		["signed with nothing", jwt({ alg: "HS256", typ: "JWT" }, claims, "x")],
		["another secret", await seal(claims, "another-secret-that-has-32-characters-")],
		["no session", await seal({ sub: userId, role: "platform_admin" }, secret)],
		["a user for a session", await seal({ sid: userId }, secret)],
		["a session that never was", await seal({ sid: "00000000-0000-4000-8000-000000000000" }, secret)],
		["a session that is no id", await seal({ sid: "' OR 1=1 --" }, secret)],
		["a session of another kind", await seal({ sid: { not: null } }, secret)],
		["a session of a list", await seal({ sid: [sessionId] }, secret)],
		["over", await seal({ sid: sessionId }, secret, -60)],
		["expired", material.expired],
		["revoked", material.revoked],
		["two tokens", `${token},${token}`],
		["four segments", [header, iv, text, tag].join(".")],
		["six segments", `${token}.`],
		["no tag", [header, key, iv, text, ""].join(".")],
		["no text", [header, key, iv, "", tag].join(".")],
		["segments swapped", [header, key, text, iv, tag].join(".")],
		["upper case", token.toUpperCase()],
		["dots", "...."],
		["nothing", ""],
		["a word", "null"],
		["long", "a".repeat(8_000)],
		["long with dots", "a.".repeat(4_000)],
		["the session's id", sessionId],
		["percent", "%00%00"],
		["quotes", `"${token}"`],
	]
	return forged
}

/** Tries each as a bearer token and as this origin's cookie, and the valid one in places that do not count. */
export function tokenCases(forged: [string, string][], good: string): HostileCase[] {
	const refused = (answer: { status: number }) => (answer.status === 401 ? undefined : "was let in")
	const path = "/api/admin/dashboard"
	const make = (name: string, headers: Record<string, string>): HostileCase => ({
		name,
		bytes: requestBytes({ path, headers }),
		check: refused,
	})
	const cookie = (token: string) => ({ Cookie: `next-auth.session-token=${token}`, "Sec-Fetch-Site": "same-origin" })
	return [
		...forged.map(([name, token]) => make(`bearer: ${name}`, { Authorization: `Bearer ${token}` })),
		...forged.map(([name, token]) => make(`cookie: ${name}`, cookie(token))),
		make("basic", { Authorization: `Basic ${good}` }),
		make("no scheme", { Authorization: good }),
		make("two words", { Authorization: `Bearer ${good} x` }),
		make("bearer of another scheme", { Authorization: `Digest Bearer ${good}` }),
		make("cookie from another site", { ...cookie(good), "Sec-Fetch-Site": "cross-site" }),
		make("cookie from the same site", { ...cookie(good), "Sec-Fetch-Site": "same-site" }),
		make("cookie from an address bar", { ...cookie(good), "Sec-Fetch-Site": "none" }),
		make("cookie from no known place", { Cookie: `next-auth.session-token=${good}` }),
		make("cookie from a false origin", {
			Cookie: `next-auth.session-token=${good}`,
			Origin: "http://localhost:3000.evil",
		}),
		make("cookie from nowhere", { Cookie: `next-auth.session-token=${good}`, Origin: "null" }),
		make("bad bearer beside a good cookie", { ...cookie(good), Authorization: "Bearer x" }),
		make("in the query", { "X-Authorization": `Bearer ${good}` }),
		make("in a cookie of another name", { Cookie: `admin_token=${good}`, "Sec-Fetch-Site": "same-origin" }),
	]
}
