import { z } from "zod"
import { FUNNEL_DEVICES, FUNNEL_STEPS, reasonsOf } from "./steps"

/** The longest span that one answer covers, and how long the counters are kept. */
export const FUNNEL_WEEKS_MAX = 52
const WEEKS_DEFAULT = 4
const WEEKS_FORM = `weeks must be a whole number from 1 to ${FUNNEL_WEEKS_MAX}`
const REASON_FORM = "reason does not fit the step"

const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
	z.enum(values, `${field} must be one of: ${values.join(", ")}`)

export const FunnelBeacon = z
	.object({
		/** The page makes it up while it is open, so that a step that arrives twice counts once. */
		visit: z.uuid("visit must be a UUID"),
		step: oneOf("step", FUNNEL_STEPS),
		device: oneOf("device", FUNNEL_DEVICES),
		invited: z.boolean("invited must be true or false").default(false),
		reason: z.string(REASON_FORM).optional(),
	})
	.refine(
		({ step, reason }) => (reason === undefined ? reasonsOf(step).length === 0 : reasonsOf(step).includes(reason)),
		{
			path: ["reason"],
			message: REASON_FORM,
		},
	)
export type FunnelBeacon = z.infer<typeof FunnelBeacon>

export const FunnelQuery = z.object({
	weeks: z.coerce
		.number(WEEKS_FORM)
		.int(WEEKS_FORM)
		.min(1, WEEKS_FORM)
		.max(FUNNEL_WEEKS_MAX, WEEKS_FORM)
		.default(WEEKS_DEFAULT),
})
export type FunnelQuery = z.infer<typeof FunnelQuery>
