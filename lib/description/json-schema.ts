import { type ZodType, z } from "zod"
import type { Schema } from "@/lib/calls"

export type Json = Record<string, unknown>

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]

/** What says nothing to a reader: bounds of safe integers, and patterns that only repeat the format. */
function tidy(schema: Json): void {
	if (schema.format) delete schema.pattern
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

/** Additions to an answer break no program, so the description leaves room for them. The tests' schemas stay strict. */
const answered: Override = ({ jsonSchema }) => {
	tidy(jsonSchema as Json)
	if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

const LIMITS = ["minLength", "maxLength", "format", "enum"] as const

/** A text that is tidied before its rules apply is described with them: `z.string().transform(…).pipe(z.string().max(60))`.
 * A text that holds JSON, as its `meta()` says, is described with what it holds. */
const sent: Override = ({ zodSchema, jsonSchema }) => {
	const { def } = zodSchema._zod
	if (def.type === "pipe" && jsonSchema.type === "string" && def.out instanceof z.ZodType) {
		const rules = requestSchema(def.out)
		if (rules.type === "string")
			for (const limit of LIMITS) if (limit in rules) jsonSchema[limit] ??= rules[limit] as never
		if (jsonSchema.contentMediaType === "application/json") Object.assign(jsonSchema, { contentSchema: rules })
	}
	tidy(jsonSchema as Json)
}

const withoutDialect = ({ $schema, $id, ...schema }: Json): Json => schema

export function requestSchema(schema: Schema): Json {
	return withoutDialect(
		z.toJSONSchema(schema as ZodType, { io: "input", unrepresentable: "any", override: sent }) as Json,
	)
}

/** For what the product sends by itself. */
export function sentSchema(schema: ZodType): Json {
	return withoutDialect(z.toJSONSchema(schema, { unrepresentable: "any", override: answered }) as Json)
}

/** Where one schema holds another, it refers to it by name. */
export function answerSchemas(named: ReadonlyMap<ZodType, string>): Record<string, Json> {
	const registry = z.registry<{ id: string }>()
	for (const [schema, id] of named) registry.add(schema, { id })
	const { schemas } = z.toJSONSchema(registry, { uri: refTo, unrepresentable: "any", override: answered })
	return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutDialect(schema as Json)]))
}

export const refTo = (name: string) => `#/components/schemas/${name}`
