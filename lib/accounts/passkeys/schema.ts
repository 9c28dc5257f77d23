import { z } from "zod"
import { resetWords } from "../reset/words"
import { passkeyRefusals } from "./words"

export const MAX_PASSKEYS = 20
export const PASSKEY_NAME_CAP = 60

const binary = (cap: number) =>
	z
		.string(passkeyRefusals.refused)
		.max(cap, passkeyRefusals.refused)
		.regex(/^[\w-]+$/, passkeyRefusals.refused)

/** Up to 1,023 bytes (WebAuthn Level 3, section 4). */
const credentialId = binary(1364)
const credential = {
	id: credentialId,
	rawId: credentialId,
	type: z.literal("public-key", passkeyRefusals.refused),
}

export const NewPasskey = z.object(
	{
		...credential,
		response: z.object(
			{
				clientDataJSON: binary(4000),
				attestationObject: binary(20_000),
				transports: z
					.array(z.string(passkeyRefusals.refused).max(40, passkeyRefusals.refused), passkeyRefusals.refused)
					.max(10)
					.optional(),
			},
			passkeyRefusals.refused,
		),
	},
	passkeyRefusals.refused,
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
			passkeyRefusals.refused,
		),
	},
	passkeyRefusals.refused,
)
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** The password while the account has no second step. */
export const PasskeyStart = z.object({
	current_password: z.string(resetWords.fieldsRequired).max(1000, resetWords.fieldsRequired).optional(),
})
export type PasskeyStart = z.infer<typeof PasskeyStart>

export const PasskeyAddition = z.object({
	name: z
		.string(passkeyRefusals.nameRequired)
		.transform((name) => name.replace(/\s+/g, " ").trim())
		.refine((name) => name !== "", { error: passkeyRefusals.nameRequired, abort: true })
		.refine((name) => name.length <= PASSKEY_NAME_CAP, passkeyRefusals.nameTooLong),
	passkey: NewPasskey,
})
export type PasskeyAddition = z.infer<typeof PasskeyAddition>

export const PasskeySignIn = z.object({ passkey: PasskeyProof })
export type PasskeySignIn = z.infer<typeof PasskeySignIn>

export const PasskeyParams = z.object({ id: z.uuid(passkeyRefusals.notFound) })
