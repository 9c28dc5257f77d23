import type { z } from "zod"
import type { Prisma } from "./generated/client"

/**
 * Reads a JSON column with the schema of what is written to it. During an update, a newer version on another host may
 * have added fields: they stay. @throws for any other value.
 */
export function storedJson<T>(schema: z.ZodType<T>, json: Prisma.JsonValue): T {
	const { data, error } = schema.safeParse(json)
	if (error && !error.issues.every(({ code }) => code === "unrecognized_keys")) throw error
	return error ? (json as T) : data
}
