import { z } from "zod"
import { RESET_FIELDS_REQUIRED } from "../reset/texts"
import { PASSKEY_NAME_REQUIRED, PASSKEY_NAME_TOO_LONG, PASSKEY_NOT_FOUND, PASSKEY_REFUSED } from "./texts"

export const MAX_PASSKEYS = 20
export const PASSKEY_NAME_CAP = 60

/** As WebAuthn's JSON carries it. */
const binary = (cap: number) =>
	z
		.string(PASSKEY_REFUSED)
		.max(cap, PASSKEY_REFUSED)
		.regex(/^[\w-]+$/, PASSKEY_REFUSED)

/** Up to 1,023 bytes (WebAuthn Level 3, section 4). */
const credentialId = binary(1364)
const credential = {
	id: credentialId,
	rawId: credentialId,
	type: z.literal("public-key", PASSKEY_REFUSED),
}

export const NewPasskey = z.object(
	{
		...credential,
		response: z.object(
			{
				clientDataJSON: binary(4000),
				attestationObject: binary(20_000),
				transports: z.array(z.string(PASSKEY_REFUSED).max(40, PASSKEY_REFUSED), PASSKEY_REFUSED).max(10).optional(),
			},
			PASSKEY_REFUSED,
		),
	},
	PASSKEY_REFUSED,
)
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyProof = z.object(
	{
		...credential,
		response: z.object(
			{
				clientDataJSON: binary(4000),
				authenticatorData: binary(4000),
				signature: binary(4000),
				userHandle: binary(100).nullish(),
			},
			PASSKEY_REFUSED,
		),
	},
	PASSKEY_REFUSED,
)
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** The password while the account has no second step. */
export const PasskeyStart = z.object({
	current_password: z.string(RESET_FIELDS_REQUIRED).max(1000, RESET_FIELDS_REQUIRED).optional(),
})
export type PasskeyStart = z.infer<typeof PasskeyStart>

export const PasskeyAddition = z.object({
	name: z
		.string(PASSKEY_NAME_REQUIRED)
		.transform((name) => name.replace(/\s+/g, " ").trim())
		.refine((name) => name !== "", { error: PASSKEY_NAME_REQUIRED, abort: true })
		.refine((name) => name.length <= PASSKEY_NAME_CAP, PASSKEY_NAME_TOO_LONG),
	passkey: NewPasskey,
})
export type PasskeyAddition = z.infer<typeof PasskeyAddition>

export const PasskeySignIn = z.object({ passkey: PasskeyProof })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

export const PasskeyParams = z.object({ id: z.uuid(PASSKEY_NOT_FOUND) })
