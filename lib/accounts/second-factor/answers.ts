import { z } from "zod"
import { SignedIn } from "../answers"

export const FactorSetup = z.strictObject({
	secret: z.string(),
	uri: z.string(),
})
export type FactorSetup = z.infer<typeof FactorSetup>

/** Shown once. The server keeps hashes. */
export const RecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** The continued session: turning the second step on ends every other one. */
export const FactorAdded = SignedIn.extend(RecoveryCodes.shape)
export type FactorAdded = z.infer<typeof FactorAdded>

export const TwoStepRequirementAnswer = z.strictObject({ required: z.boolean() })
export type TwoStepRequirementAnswer = z.infer<typeof TwoStepRequirementAnswer>
