import type { z } from "zod"
import type { Prisma } from "./generated/client"

/** A newer version on another host may have added fields during an update: they stay. @throws for any other value. */
export function storedJson<T>(schema: z.ZodType<T>, json: Prisma.JsonValue): T {
	const { error } = schema.safeParse(json)
	if (error && !error.issues.every(({ code }) => code === "unrecognized_keys")) throw error
	// The value itself and not the schema's copy: editors compare what they read as text, in the order of the column.
	return json as T
}
