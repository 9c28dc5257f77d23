import { createHash, createPrivateKey, generateKeyPairSync, sign as signBytes } from "node:crypto"

/** An Ed25519 key pair as in its JSON Web Key (RFC 8037): base64url of 32 bytes each. */
export interface KeyPair {
	x: string
	d: string
}

const CURVE = { kty: "OKP", crv: "Ed25519" } as const

export function makeKeyPair(): KeyPair {
	const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" })
	return { x, d }
}

/** The key's thumbprint (RFC 7638), so that anyone can compute it. */
const keyId = (x: string) =>
	createHash("sha256")
		.update(JSON.stringify({ crv: CURVE.crv, kty: CURVE.kty, x }))
		.digest("base64url")

export const publicJwk = (x: string) => ({ ...CURVE, x, kid: keyId(x), alg: "EdDSA" as const, use: "sig" as const })

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")

/** A JSON Web Token in the compact form. Ed25519 signs the same payload with the same key alike each time. */
export function sign(payload: object, { x, d }: KeyPair): string {
	const input = `${encoded({ alg: "EdDSA", typ: "JWT", kid: keyId(x) })}.${encoded(payload)}`
	const key = createPrivateKey({ key: { ...CURVE, x, d }, format: "jwk" })
	return `${input}.${signBytes(null, Buffer.from(input), key).toString("base64url")}`
}
