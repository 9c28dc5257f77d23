import { z } from "zod"
import { PasskeyProof } from "../passkeys/schema"
import { resetWords } from "../reset/words"
import { secondFactorRefusals } from "./words"

export const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000
/** The next try starts with the password again. */
export const CHALLENGE_TRIES = 5
export const SETUP_LIFETIME_MS = 60 * 60 * 1000
/** After that, calls whose contract row says so ask again. */
export const CONFIRMED_MS = 10 * 60 * 1000

/** For an account without a required second step. */
export const GRACE_MS = 7 * 24 * 60 * 60 * 1000

const code = z
	.string(secondFactorRefusals.codeRequired)
	.max(100, secondFactorRefusals.codeRequired)
	.trim()
	.min(1, secondFactorRefusals.codeRequired)

const current_password = z
	.string(resetWords.fieldsRequired)
	.min(1, resetWords.fieldsRequired)
	.max(1000, resetWords.fieldsRequired)

export const FactorSetupRequest = z.object({ current_password })
export type FactorSetupRequest = z.infer<typeof FactorSetupRequest>

export const CodeRequest = z.object({ code })

export const TwoStepRequirement = z.object({ required: z.boolean("required must be true or false") })
export type TwoStepRequirement = z.infer<typeof TwoStepRequirement>

const isOne = (proofs: object) => Object.values(proofs).filter((proof) => proof !== undefined).length === 1

const step = { code: code.optional(), passkey: PasskeyProof.optional() }

export const StepProof = z.object(step)
export type StepProof = z.infer<typeof StepProof>

export const ConfirmProof = z
	.object({ ...step, current_password: current_password.optional() })
	.refine(isOne, { path: ["code"], error: secondFactorRefusals.codeRequired })
export type ConfirmProof = z.infer<typeof ConfirmProof>

export const LoginStep = z
	.object({
		challenge: z.string(secondFactorRefusals.codeRequired).max(200, secondFactorRefusals.codeRequired),
		...step,
	})
	.refine(({ code, passkey }) => isOne({ code, passkey }), { path: ["code"], error: secondFactorRefusals.codeRequired })
export type LoginStep = z.infer<typeof LoginStep>
