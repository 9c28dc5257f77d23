import { z } from "zod"
import type { Prisma } from "@/lib/db/generated/client"
import { storedJson } from "@/lib/db/stored-json"

const Fields = z.record(z.string(), z.string())

export const storedHiddenFields = (json: Prisma.JsonValue) => storedJson(Fields, json)

/** For answers, which leave them out where there are none. */
export function presentHiddenFields(json: Prisma.JsonValue): { fields?: Record<string, string> } {
	const fields = storedHiddenFields(json)
	return Object.keys(fields).length > 0 ? { fields } : {}
}
