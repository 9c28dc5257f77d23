import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import type { PasskeyCreation, PasskeyRequest } from "@/lib/accounts/passkeys/answers"
import type { NewPasskey, PasskeyProof } from "@/lib/accounts/passkeys/schema"

/**
 * A passkey as a browser and an authenticator make it together, in software (WebAuthn Level 3). It signs whatever a test
 * says: another origin, another host, an older counter.
 */
export interface Passkey {
	readonly id: string
	create(options: PasskeyCreation, deviations?: Deviations): NewPasskey
	use(options: Pick<PasskeyRequest, "challenge" | "rpId">, deviations?: Deviations): PasskeyProof
}

export interface Deviations {
	origin?: string
	rpId?: string
	/** The challenge that is signed, in place of the one in the options. */
	challenge?: string
	/** Of an authenticator that counts. Without it, 0. */
	counter?: number
	/** The authenticator did not check that its person is there. */
	unverified?: boolean
	/** Nor that anyone is. */
	absent?: boolean
	type?: string
	/** The account, as the authenticator keeps it. */
	userHandle?: string | null
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()

/** The few forms of CBOR (RFC 8949) that a registration needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
	const head = (kind: number, size: number) =>
		size < 24
			? Buffer.from([(kind << 5) | size])
			: size < 256
				? Buffer.from([(kind << 5) | 24, size])
				: Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff])
	if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
	if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
	const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)])
	return Buffer.concat([head(5, value.size), ...pairs])
}

/** Of the product under test: its address. */
export function makePasskey(origin: string): Passkey {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
	const { x = "", y = "" } = publicKey.export({ format: "jwk" })
	// COSE: an EC2 key for ES256 on P-256.
	const cose = cbor(
		new Map<number, unknown>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, "base64url")],
			[-3, Buffer.from(y, "base64url")],
		]),
	)
	const rawId = randomBytes(32)
	const id = rawId.toString("base64url")
	let owner: string | null = null

	const clientData = (type: string, challenge: string, deviations: Deviations) =>
		Buffer.from(
			JSON.stringify({
				type: deviations.type ?? type,
				challenge: deviations.challenge ?? challenge,
				origin: deviations.origin ?? origin,
				crossOrigin: false,
			}),
		)
	function authenticatorData(rpId: string, { counter = 0, unverified, absent, ...deviations }: Deviations, more = 0) {
		const flags = (absent ? 0 : PRESENT) | (unverified ? 0 : VERIFIED) | more
		const count = Buffer.alloc(4)
		count.writeUInt32BE(counter)
		return Buffer.concat([sha256(deviations.rpId ?? rpId), Buffer.from([flags]), count])
	}

	return {
		id,
		create({ challenge, rp, user }, deviations = {}) {
			owner = user.id
			const idLength = Buffer.from([rawId.length >> 8, rawId.length & 0xff])
			const authData = Buffer.concat([
				authenticatorData(rp.id, deviations, HAS_CREDENTIAL),
				Buffer.alloc(16),
				idLength,
				rawId,
				cose,
			])
			const attestation = cbor(
				new Map<string, unknown>([
					["fmt", "none"],
					["attStmt", new Map()],
					["authData", authData],
				]),
			)
			return {
				id,
				rawId: id,
				type: "public-key",
				response: {
					clientDataJSON: clientData("webauthn.create", challenge, deviations).toString("base64url"),
					attestationObject: attestation.toString("base64url"),
					transports: ["internal", "a-later-one"],
				},
			}
		},
		use({ challenge, rpId }, deviations = {}) {
			const data = authenticatorData(rpId, deviations)
			const client = clientData("webauthn.get", challenge, deviations)
			const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)
			return {
				id,
				rawId: id,
				type: "public-key",
				response: {
					clientDataJSON: client.toString("base64url"),
					authenticatorData: data.toString("base64url"),
					signature: signature.toString("base64url"),
					userHandle: deviations.userHandle === undefined ? owner : deviations.userHandle,
				},
			}
		},
	}
}

const SOMEWHERE = { rpId: "localhost", challenge: randomBytes(32).toString("base64url") }

/** An answer to a challenge that the product never gave. */
export const strangePasskey = () => makePasskey("http://localhost").use(SOMEWHERE)

/** A passkey that was made for a challenge that the product never gave. */
export const strangeNewPasskey = () =>
	makePasskey("http://localhost").create({
		...SOMEWHERE,
		rp: { id: "localhost", name: "Bakery" },
		user: { id: "AAAA", name: "a", displayName: "a" },
		pubKeyCredParams: [],
		timeout: 1000,
		excludeCredentials: [],
		authenticatorSelection: { residentKey: "preferred", requireResidentKey: false, userVerification: "preferred" },
		attestation: "none",
	})
