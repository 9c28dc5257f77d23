import { z } from "zod"

export const Health = z.strictObject({ live: z.boolean(), ready: z.boolean() })
export type Health = z.infer<typeof Health>
