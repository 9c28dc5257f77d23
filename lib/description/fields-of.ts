import { choicesOf, resolve, type Schema, type Schemas } from "./api-description"

export interface FieldOf {
	name: string
	schema: Schema
	required: boolean
	/** Those of the object, or of each object of the list, that it holds. */
	fields: FieldOf[]
}

interface ObjectIn {
	schema: Schema
	/** One of several that the value may be. */
	isChoice: boolean
	/** The named schemas that lead to it. */
	names: readonly string[]
}

/** The objects that a value consists of, may be, or lists. What holds itself is told once. */
function objectsIn(given: Schema, schemas: Schemas, before: readonly string[], isChoice = false): ObjectIn[] {
	const { schema, name } = resolve(given, schemas)
	if (name && before.includes(name)) return []
	const names = name ? [...before, name] : before
	const choices = schema.anyOf || schema.oneOf ? choicesOf(schema).choices : []
	const inside = [schema.items, schema.additionalProperties].filter((part) => typeof part === "object")
	return [
		...(schema.properties ? [{ schema, isChoice, names }] : []),
		...(schema.allOf ?? []).flatMap((part) => objectsIn(part, schemas, names, isChoice)),
		...choices.flatMap((choice) => objectsIn(choice, schemas, names, isChoice || choices.length > 1)),
		...inside.flatMap((part) => objectsIn(part, schemas, names)),
	]
}

/**
 * The fields of an object, of each object in a list, or of the objects that a value may be. No field of those is
 * required, because the value may be another one of them.
 */
export function fieldsOf(schema: Schema, schemas: Schemas, names: readonly string[] = []): FieldOf[] {
	const fields = objectsIn(schema, schemas, names).flatMap(({ schema: object, isChoice, names: within }) =>
		Object.entries(object.properties ?? {}).map(([name, property]): [string, FieldOf] => {
			const required = !isChoice && (object.required?.includes(name) ?? false)
			return [name, { name, schema: property, required, fields: fieldsOf(property, schemas, within) }]
		}),
	)
	return [...new Map(fields).values()]
}
