import type { Schema } from "../api-description"

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)
export const property = (name: string) => (isName(name) ? name : JSON.stringify(name))

export const typeName = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1)

export const indented = (text: string) => text.replaceAll("\n", "\n\t")

const union = (types: string[]) => [...new Set(types)].join(" | ")
const grouped = (type: string) => (type.includes(" | ") || type.includes(" & ") ? `(${type})` : type)

function objectText({ properties, required = [], additionalProperties }: Schema): string {
	const fields = Object.entries(properties ?? {}).map(
		([name, schema]) => `\t${property(name)}${required.includes(name) ? "" : "?"}: ${indented(typeText(schema))}`,
	)
	if (fields.length > 0) return ["{", ...fields, "}"].join("\n")
	return `Record<string, ${typeof additionalProperties === "object" ? typeText(additionalProperties) : "unknown"}>`
}

function textOfOne(type: string, schema: Schema): string {
	switch (type) {
		case "string":
			return schema.format === "binary" ? "Blob" : "string"
		case "integer":
		case "number":
			return "number"
		case "array":
			return `${grouped(schema.items ? typeText(schema.items) : "unknown")}[]`
		case "object":
			return objectText(schema)
		case "boolean":
		case "null":
			return type
		default:
			return "unknown"
	}
}

export function typeText(schema: Schema): string {
	if (schema.$ref) return typeName(schema.$ref)
	if ("const" in schema) return JSON.stringify(schema.const)
	if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return union(choices.map(typeText))
	if (schema.allOf) return schema.allOf.map((part) => grouped(typeText(part))).join(" & ")
	return union([schema.type ?? "unknown"].flat().map((type) => textOfOne(type, schema)))
}
