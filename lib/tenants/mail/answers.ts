import { z } from "zod"

export const TestMailResult = z.strictObject({ success: z.boolean(), message: z.string(), provider: z.string() })
export type TestMailResult = z.infer<typeof TestMailResult>
