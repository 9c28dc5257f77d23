import { choicesOf, resolve, type Schema, type Schemas } from "@/lib/description/api-description"
import * as apiDocsWords from "./api-docs-words"

function typeOfOne(given: Schema, schemas: Schemas): string {
	const { schema, name } = resolve(given, schemas)
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
	if ("const" in schema) return JSON.stringify(schema.const)
	if (schema.anyOf || schema.oneOf || Array.isArray(schema.type)) return typeOf(schema, schemas)
	if (schema.format === "binary") return apiDocsWords.file
	if (schema.type === "array")
		return apiDocsWords.listOf(schema.items ? typeOf(schema.items, schemas) : apiDocsWords.anything)
	if (typeof schema.additionalProperties === "object" && !schema.properties) {
		return apiDocsWords.byName(typeOf(schema.additionalProperties, schemas))
	}
	if (schema.type === "object" || schema.allOf) return name ?? "object"
	if (typeof schema.type !== "string") return apiDocsWords.anything
	const format = schema.format ?? (schema.contentSchema && "JSON")
	return format ? apiDocsWords.formatted(schema.type, format) : schema.type
}

export function typeOf(schema: Schema, schemas: Schemas): string {
	const { choices, nullable } = choicesOf(schema)
	const types = [...new Set(choices.map((choice) => typeOfOne(choice, schemas)))].join(" | ")
	return nullable ? apiDocsWords.orNull(types) : types
}

export function rulesOf(given: Schema, schemas: Schemas): string[] {
	const { choices } = choicesOf(resolve(given, schemas).schema)
	const limits = choices.flatMap((choice) => {
		const { minLength, maxLength, minimum, maximum, minItems, maxItems } = resolve(choice, schemas).schema
		const pairs = [
			[minLength, maxLength, apiDocsWords.characters],
			[minimum, maximum, ""],
			[minItems, maxItems, apiDocsWords.entries],
		] as const
		return pairs
			.filter(([least, most]) => least !== undefined || most !== undefined)
			.map(([least, most, unit]) => apiDocsWords.between(least, most, unit))
	})
	return [
		...new Set(limits),
		...(given.default === undefined ? [] : [apiDocsWords.otherwise(JSON.stringify(given.default))]),
	]
}
