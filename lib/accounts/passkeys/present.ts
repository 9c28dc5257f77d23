import { type PasskeyCreation, type PasskeyRequest, TRANSPORTS } from "./answers"
import { makePasskeyChallenge, PASSKEY_CHALLENGE_MS, type PasskeyPurpose } from "./passkey-challenge"
import type { CredentialRow, PasskeyRow } from "./queries"
import type { RelyingParty } from "./relying-party"

/** Ed25519, ES256, and RS256 (COSE). The library's list grows with Node, and a passkey must work on every host. */
export const ALGORITHMS = [-8, -7, -257]

export interface OwnPasskey {
	id: string
	name: string
	created_at: string
	last_used_at: string | null
}

export function presentOwnPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey {
	return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null }
}

const presentCredential = ({ credentialId, transports }: CredentialRow) => ({
	id: credentialId,
	type: "public-key" as const,
	transports: TRANSPORTS.filter((known) => transports.includes(known)),
})

/** The id's bytes, which reveal nothing about the person. */
export function userHandleOf(userId: string): string {
	return Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url")
}

interface NewOwner {
	userId: string
	email: string
	/** The business, or the product for a platform admin. */
	shownAs: string
}

/** A security key that checks no person may be added: it is a second step, but not a sign-in of its own. */
export function presentCreation(
	rp: RelyingParty,
	{ userId, email, shownAs }: NewOwner,
	existing: readonly CredentialRow[],
	purpose: PasskeyPurpose,
): PasskeyCreation {
	return {
		challenge: makePasskeyChallenge(purpose),
		rp: { id: rp.id, name: shownAs },
		user: { id: userHandleOf(userId), name: email, displayName: email },
		pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
		timeout: PASSKEY_CHALLENGE_MS,
		excludeCredentials: existing.map(presentCredential),
		authenticatorSelection: { residentKey: "preferred", requireResidentKey: false, userVerification: "preferred" },
		attestation: "none",
	}
}

/** @param allowed empty for a sign-in by passkey alone, which must verify the person. */
export function presentRequest(
	rp: RelyingParty,
	allowed: readonly CredentialRow[],
	purpose: PasskeyPurpose,
): PasskeyRequest {
	return {
		challenge: makePasskeyChallenge(purpose),
		rpId: rp.id,
		timeout: PASSKEY_CHALLENGE_MS,
		userVerification: purpose === "sign-in" ? "required" : "preferred",
		allowCredentials: allowed.map(presentCredential),
	}
}
