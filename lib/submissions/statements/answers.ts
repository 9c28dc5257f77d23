import { z } from "zod"

/** A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037): the present one, and each that signed before it. */
export const SigningKeys = z.strictObject({
	keys: z.array(
		z.strictObject({
			kty: z.literal("OKP"),
			crv: z.literal("Ed25519"),
			x: z.string(),
			kid: z.string(),
			alg: z.literal("EdDSA"),
			use: z.literal("sig"),
		}),
	),
})
export type SigningKeys = z.infer<typeof SigningKeys>
