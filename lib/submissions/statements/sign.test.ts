import { createPublicKey, verify } from "node:crypto"
import { expect, it } from "vitest"
import { makeKeyPair, publicJwk, sign } from "./sign"

/** RFC 8037, appendix A. */
const RFC_KEY = {
	x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
	d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
}
const PAYLOAD = { iss: "https://example.com", given_to: "Bäckerei „Korn“", hashes: [{ sha256: "0".repeat(64) }] }

/** With nothing of the product: Node's own verification of the compact form (RFC 7515). */
function isGood(token: string, jwk: object): boolean {
	const [header, payload, signature = ""] = token.split(".")
	const key = createPublicKey({ key: { ...jwk }, format: "jwk" })
	return verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"))
}
const jsonOf = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString())

it("names a key by its thumbprint, as the standard's example has it", () => {
	expect(publicJwk(RFC_KEY.x)).toEqual({
		kty: "OKP",
		crv: "Ed25519",
		alg: "EdDSA",
		use: "sig",
		x: RFC_KEY.x,
		kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
	})
})

it("signs a token that any tool verifies with the public key alone, and the same one each time", () => {
	const pair = makeKeyPair()
	const token = sign(PAYLOAD, pair)
	const jwk = publicJwk(pair.x)
	const [header, payload] = token.split(".")
	expect(jsonOf(header)).toEqual({ alg: "EdDSA", typ: "JWT", kid: jwk.kid })
	expect(jsonOf(payload)).toEqual(PAYLOAD)
	expect(isGood(token, jwk)).toBe(true)
	expect(isGood(token, publicJwk(makeKeyPair().x))).toBe(false)
	expect(sign(PAYLOAD, pair)).toBe(token)
})

it("does not verify with any one letter changed", () => {
	const pair = makeKeyPair()
	const token = sign(PAYLOAD, pair)
	const changed = (at: number) => token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1)
	// The last letter's lowest bits belong to no byte.
	const letters = [...token.slice(0, -1)].flatMap((letter, at) => (letter === "." ? [] : [at]))
	expect(letters.filter((at) => isGood(changed(at), publicJwk(pair.x)))).toEqual([])
})
