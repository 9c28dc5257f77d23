import { z } from "zod"

export const Tag = z.strictObject({ id: z.uuid(), name: z.string() })
export type Tag = z.infer<typeof Tag>

export const Tags = z.strictObject({ tags: z.array(Tag) })
export type Tags = z.infer<typeof Tags>
