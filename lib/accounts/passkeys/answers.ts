import { z } from "zod"

/** How a browser may reach an authenticator (WebAuthn Level 3, section 5.8.4). */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const

const Credential = z.strictObject({
	id: z.string(),
	type: z.literal("public-key"),
	transports: z.array(z.enum(TRANSPORTS)),
})

export const PasskeyCreation = z.strictObject({
	challenge: z.string(),
	rp: z.strictObject({ id: z.string(), name: z.string() }),
	user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
	pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.literal("public-key") })),
	timeout: z.number(),
	excludeCredentials: z.array(Credential),
	authenticatorSelection: z.strictObject({
		residentKey: z.literal("preferred"),
		requireResidentKey: z.literal(false),
		userVerification: z.literal("preferred"),
	}),
	attestation: z.literal("none"),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

export const PasskeyRequest = z.strictObject({
	challenge: z.string(),
	rpId: z.string(),
	timeout: z.number(),
	userVerification: z.enum(["required", "preferred"]),
	/** Empty: any passkey of this host. */
	allowCredentials: z.array(Credential),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A recovery code always counts too. */
export const StepWays = z.strictObject({
	app: z.boolean(),
	/** Null without a passkey, and where browsers allow none. */
	passkey: PasskeyRequest.nullable(),
})
export type StepWays = z.infer<typeof StepWays>

export const ConfirmWays = StepWays.extend({ password: z.literal(true).optional() })
export type ConfirmWays = z.infer<typeof ConfirmWays>
