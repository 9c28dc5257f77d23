import { z } from "zod"

/** PostgreSQL stores neither. */
export const whole = (value: string) => value.isWellFormed() && !value.includes("\0")

export const text = (field: string, cap: number) =>
	z
		.string(`${field} must be text`)
		.refine(whole, `${field} contains characters that can't be stored`)
		.transform((value) => value.trim())
		.refine((value) => value.length <= cap, `${field} can have up to ${cap} characters`)
