import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server"
import { type PasskeyPurpose, readPasskeyChallenge } from "./passkey-challenge"
import { ALGORITHMS } from "./present"
import type { RelyingParty } from "./relying-party"
import type { NewPasskey, PasskeyProof } from "./schema"

export interface Answered {
	nonce: string
	expiresAt: Date
}

/** The library throws for every other reason to refuse. */
function expecting(purpose: PasskeyPurpose, now: Date) {
	const found: { answered: Answered | null } = { answered: null }
	const expectedChallenge = (challenge: string) => {
		found.answered = readPasskeyChallenge(challenge, purpose, now.getTime())
		return found.answered !== null
	}
	return { found, expectedChallenge }
}

/** Base64url. */
export interface CheckedPasskey {
	credentialId: string
	publicKey: Uint8Array<ArrayBuffer>
	counter: number
	answered: Answered
}

/** Null for another origin, another use's challenge, or an unknown algorithm. */
export async function checkNewPasskey(
	rp: RelyingParty,
	passkey: NewPasskey,
	purpose: PasskeyPurpose,
	now: Date,
): Promise<CheckedPasskey | null> {
	const { found, expectedChallenge } = expecting(purpose, now)
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response: { ...passkey, response: { ...passkey.response, transports: undefined }, clientExtensionResults: {} },
		expectedChallenge,
		expectedOrigin: rp.origin,
		expectedRPID: rp.id,
		requireUserVerification: false,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(() => ({ verified: false, registrationInfo: undefined }))
	if (!verified || !registrationInfo || !found.answered) return null
	const { id, publicKey, counter } = registrationInfo.credential
	return { credentialId: id, publicKey: new Uint8Array(publicKey), counter, answered: found.answered }
}

export interface CheckedProof {
	/** As the authenticator reports it; the caller compares it with the stored one. */
	counter: number
	isVerified: boolean
	answered: Answered
}

/** Null for another origin, another use's challenge, or a wrong signature. */
export async function checkPasskeyProof(
	rp: RelyingParty,
	{ credentialId, publicKey }: { credentialId: string; publicKey: Uint8Array },
	proof: PasskeyProof,
	purpose: PasskeyPurpose,
	now: Date,
): Promise<CheckedProof | null> {
	const { found, expectedChallenge } = expecting(purpose, now)
	const { userHandle, ...response } = proof.response
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response: {
			...proof,
			response: { ...response, userHandle: userHandle ?? undefined },
			clientExtensionResults: {},
		},
		expectedChallenge,
		expectedOrigin: rp.origin,
		expectedRPID: rp.id,
		// 0 turns off the library's comparison, which precedes the signature and looks like any other refusal.
		credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
		requireUserVerification: false,
	}).catch(() => ({ verified: false, authenticationInfo: undefined }))
	if (!verified || !authenticationInfo || !found.answered) return null
	const { newCounter: counter, userVerified: isVerified } = authenticationInfo
	return { counter, isVerified, answered: found.answered }
}
