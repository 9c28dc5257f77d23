import type { SigningKeys } from "@/lib/client/contract"
import type { Statement } from "@/lib/submissions/statements/statement"

type Key = SigningKeys["keys"][number]

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))
}
const jsonOf = (base64url: string) => JSON.parse(new TextDecoder().decode(bytesOf(base64url)))

/** Without a look at the signature. @param text as the server gives it */
export const statementIn = (text: string): Statement => jsonOf(text.split(".")[1] ?? "")

/** Null if this browser cannot tell: an older one, or a page without https. */
async function isSignedBy(
	{ kty, crv, x }: Key,
	signature: Uint8Array<ArrayBuffer>,
	signed: string,
): Promise<boolean | null> {
	try {
		const key = await crypto.subtle.importKey("jwk", { kty, crv, x }, "Ed25519", false, ["verify"])
		return await crypto.subtle.verify("Ed25519", key, signature, new TextEncoder().encode(signed))
	} catch {
		return null
	}
}

/** Null for what none of the keys signed. @param pasted mail programs break its lines */
export async function readStatement(
	pasted: string,
	keys: readonly Key[],
): Promise<{ statement: Statement; isChecked: boolean } | null> {
	const text = pasted.replace(/\s/g, "")
	const [header = "", payload = "", signature = "", ...rest] = text.split(".")
	try {
		const { alg, kid } = jsonOf(header)
		const key = keys.find((known) => known.kid === kid)
		if (!key || alg !== "EdDSA" || rest.length > 0) return null
		// Outside of what may fail in an older browser: what is no base64 is no signature anywhere.
		const isSigned = await isSignedBy(key, bytesOf(signature), `${header}.${payload}`)
		return isSigned === false ? null : { statement: statementIn(text), isChecked: isSigned === true }
	} catch {
		return null
	}
}
