import type { Json } from "./json-schema"

const BY_NAME: Record<string, unknown> = {
	name: "Ada Lovelace",
	visitor_name: "Ada Lovelace",
	user_name: "Ada Lovelace",
	email: "ada@example.com",
	user_email: "ada@example.com",
	notify_email: "owner@example.com",
	actor_email: "owner@example.com",
	detail: "Not found.",
	website: "https://example.com",
	tenant_slug: "blue-bakery",
	slug: "blue-bakery",
	tenant_name: "Blue Bakery",
	text: "They made our wedding cake, and it was perfect.",
	question: "When are you open?",
	cursor: "MTc5NTQ5NjQwMDAwMC4xYTJiM2M0ZA",
	next_cursor: null,
	duration_seconds: 42,
	created_at: "2026-11-24T09:30:00.000Z",
	submitted_at: "2026-11-24T09:30:00.000Z",
	q: "cake",
	accent: "#0a7d55",
	brand_color: "#0a7d55",
	primary_color: "#0a7d55",
	session_id: "b3f1c9a2d4e5f607",
	chat_session_id: "b3f1c9a2d4e5f607",
	tag: "0f8fad5b-d9cb-469f-a165-70867728950e",
}
const BY_FORMAT: Record<string, string> = {
	uuid: "0f8fad5b-d9cb-469f-a165-70867728950e",
	"date-time": "2026-11-24T09:30:00.000Z",
	date: "2026-11-24",
	email: "ada@example.com",
	uri: "https://example.com",
	binary: "(a file)",
}

const list = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : [])

const KNOWN_FORMATS = ["email", "uri", "date-time"]

function fits(value: unknown, { type, format, enum: allowed, maxLength, pattern }: Json): boolean {
	if (value === null) return type === "null"
	if (typeof value === "number") return type === "number" || type === "integer"
	if (typeof value !== "string" || type !== "string" || allowed) return false
	if (format !== undefined && !KNOWN_FORMATS.includes(String(format))) return false
	if (typeof maxLength === "number" && value.length > maxLength) return false
	return pattern === undefined || new RegExp(String(pattern)).test(value)
}

function exampleText({ format, minLength, maxLength, pattern }: Json): string {
	const known = BY_FORMAT[String(format)]
	if (known) return known
	const least = typeof minLength === "number" ? minLength : 0
	const text = ["text", "0"].find((one) => new RegExp(String(pattern ?? "")).test(one)) ?? ""
	return text.padEnd(least, "x").slice(0, typeof maxLength === "number" ? maxLength : undefined)
}

/** The same value each time. It has the optional fields too, so that a reader sees them all. */
export function exampleOf(schema: Json, schemas: Record<string, Json>, name = ""): unknown {
	if (typeof schema.$ref === "string") {
		return exampleOf(schemas[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)] ?? {}, schemas, name)
	}
	if ("const" in schema) return schema.const
	if (Array.isArray(schema.enum)) return schema.enum[0]
	const choices = [...list(schema.anyOf), ...list(schema.oneOf)]
	if (choices.length > 0) {
		const named = choices.find((choice) => name in BY_NAME && fits(BY_NAME[name], choice))
		return named ? BY_NAME[name] : exampleOf(choices[0] ?? {}, schemas, name)
	}
	if (Array.isArray(schema.allOf)) {
		return Object.assign({}, ...list(schema.allOf).map((part) => exampleOf(part, schemas, name)))
	}
	if (name in BY_NAME && fits(BY_NAME[name], schema)) return BY_NAME[name]
	if ("default" in schema) return schema.default
	switch (schema.type) {
		case "object":
			return Object.fromEntries(
				Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([key, property]) => [
					key,
					exampleOf(property, schemas, key),
				]),
			)
		case "array":
			return schema.items ? [exampleOf(schema.items as Json, schemas, name)] : []
		case "integer":
		case "number":
			return schema.minimum ?? 1
		case "boolean":
			return true
		case "string":
			return schema.contentSchema
				? JSON.stringify(exampleOf(schema.contentSchema as Json, schemas))
				: exampleText(schema)
		default:
			return null
	}
}
