import { expect, it } from "vitest"
import type { Schema } from "./api-description"
import { type FieldOf, fieldsOf } from "./fields-of"

const text: Schema = { type: "string" }
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
	type: "object",
	properties,
	required,
})
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
/** "name!" is required; what is in parentheses is inside. */
const told = (fields: readonly FieldOf[]): string =>
	fields
		.map(({ name, required, fields: inner }) => name + (required ? "!" : "") + (inner.length ? `(${told(inner)})` : ""))
		.join(" ")

it("finds the fields behind names, lists, and null", () => {
	const schemas = {
		Tag: object({ id: text }, ["id"]),
		Page: object({ tags: { type: "array", items: ref("Tag") } }, ["tags"]),
	}
	expect(told(fieldsOf(ref("Page"), schemas))).toBe("tags!(id!)")
	expect(told(fieldsOf(object({ tag: { anyOf: [ref("Tag"), { type: "null" }] } }), schemas))).toBe("tag(id!)")
	expect(told(fieldsOf({ type: "object", additionalProperties: ref("Tag") }, schemas))).toBe("id!")
	expect(told(fieldsOf({ ...text, contentSchema: { type: "array", items: ref("Tag") } }, schemas))).toBe("id!")
	expect(fieldsOf(text, schemas)).toEqual([])
})

it("requires all of what is combined, and nothing of what is one of several", () => {
	const [a, b] = [object({ a: text }, ["a"]), object({ b: text }, ["b"])]
	expect(told(fieldsOf({ allOf: [a, b] }, {}))).toBe("a! b!")
	expect(told(fieldsOf({ oneOf: [a, b] }, {}))).toBe("a b")
})

it("tells what holds itself once", () => {
	const schemas = { Node: object({ name: text, child: ref("Node") }) }
	expect(told(fieldsOf(ref("Node"), schemas))).toBe("name child")
})
