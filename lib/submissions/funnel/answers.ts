import { z } from "zod"
import { FUNNEL_DEVICES, FUNNEL_STEPS } from "./steps"

export const FunnelRow = z.strictObject({
	/** The Monday that the week began with, such as 2026-11-23. */
	week: z.iso.date(),
	step: z.enum(FUNNEL_STEPS),
	device: z.enum(FUNNEL_DEVICES),
	invited: z.boolean(),
	reason: z.string().nullable(),
	count: z.int(),
})
export type FunnelRow = z.infer<typeof FunnelRow>

export const Funnel = z.strictObject({
	enabled: z.boolean(),
	since: z.iso.date(),
	rows: z.array(FunnelRow),
})
export type Funnel = z.infer<typeof Funnel>
