import type { PasskeyCreation, PasskeyRequest } from "@/lib/accounts/passkeys/answers"
import type { NewPasskey, PasskeyProof } from "@/lib/accounts/passkeys/schema"
import { ApiError } from "./api"

/** By the browser's error. NotAllowedError, on purpose, covers whatever involves the person. */
const SENTENCES: Record<string, string> = {
	NotAllowedError: "The passkey wasn't used. Try again, or choose another way.",
	AbortError: "The passkey wasn't used. Try again, or choose another way.",
	InvalidStateError: "This device already has a passkey for your account.",
	SecurityError: "Passkeys don't work at this address. Open the address that the links in our emails have.",
}
const OTHERWISE = "The browser couldn't use a passkey. Try again, or choose another way."
const UNKNOWN = "This browser doesn't know passkeys."

function refusal(detail: string): ApiError {
	return new ApiError(422, detail, [{ field: "passkey", detail }])
}

const refusedByBrowser = (error: unknown): never => {
	throw refusal((error instanceof Error && SENTENCES[error.name]) || OTHERWISE)
}

async function library() {
	const webauthn = await import("@simplewebauthn/browser")
	if (!webauthn.browserSupportsWebAuthn()) throw refusal(UNKNOWN)
	return webauthn
}

/** The browser asks its user and makes a passkey. @throws ApiError with a sentence for the admin. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
	const { startRegistration } = await library()
	return startRegistration({ optionsJSON }).catch(refusedByBrowser)
}

export async function showPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyProof> {
	const { startAuthentication } = await library()
	return startAuthentication({ optionsJSON }).catch(refusedByBrowser)
}
