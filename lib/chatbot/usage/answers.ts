import { z } from "zod"

/** UTC. */
export const ChatUsageDay = z.strictObject({
	day: z.iso.date(),
	prompt_tokens: z.int(),
	completion_tokens: z.int(),
	answers: z.int(),
	cost_usd: z.number(),
})
export type ChatUsageDay = z.infer<typeof ChatUsageDay>

export const ChatUsage = z.strictObject({
	days: z.array(ChatUsageDay),
	daily_token_budget: z.int(),
	used_today: z.int(),
})
export type ChatUsage = z.infer<typeof ChatUsage>
