import { expect, it } from "vitest"
import type { Schema } from "@/lib/description/api-description"
import { rulesOf, typeOf } from "./type-of"

const schemas = { Status: { type: "string", enum: ["pending", "approved"] }, Tag: { type: "object", properties: {} } }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

it.each<[Schema, string]>([
	[{ type: "string", format: "uuid" }, "string (uuid)"],
	[{ type: ["integer", "null"] }, "integer or null"],
	[{ anyOf: [{ type: "string", format: "date-time" }, { type: "null" }] }, "string (date-time) or null"],
	[{ anyOf: [{ type: "string" }, { type: "number" }] }, "string | number"],
	[ref("Status"), '"pending" | "approved"'],
	[{ const: true }, "true"],
	[{ type: "array", items: ref("Tag") }, "list of Tag"],
	[{ type: "object", additionalProperties: { type: "integer" } }, "object of integer by name"],
	[{ type: "string", format: "binary" }, "file"],
	[{}, "anything"],
])("says what %j is", (schema, type) => {
	expect(typeOf(schema, schemas)).toBe(type)
})

it.each<[Schema, string[]]>([
	[{ type: "string", maxLength: 60 }, ["up to 60 characters"]],
	[{ type: "string", minLength: 8, maxLength: 72 }, ["8 to 72 characters"]],
	[{ anyOf: [{ type: "string", minLength: 3 }, { type: "null" }] }, ["at least 3 characters"]],
	[{ type: "integer", minimum: 1, maximum: 200, default: 50 }, ["1 to 200", "50 if it isn't sent"]],
	[{ type: "array", items: {}, maxItems: 20 }, ["up to 20 entries"]],
	[{ type: ["string", "null"], maxLength: 5 }, ["up to 5 characters"]],
	[{ type: "boolean" }, []],
])("says the rules of %j", (schema, rules) => {
	expect(rulesOf(schema, schemas)).toEqual(rules)
})
