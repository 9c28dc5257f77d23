import { choicesOf, resolve, type Schema, type Schemas } from "./api-description"

export interface FieldOf {
	name: string
	schema: Schema
	required: boolean
	/** The fields of the object, or of each object of the list, also where a text holds it as JSON. */
	fields: FieldOf[]
}

interface ObjectIn {
	schema: Schema
	isChoice: boolean
	names: readonly string[]
}

/** An object that holds itself appears once. */
function objectsIn(given: Schema, schemas: Schemas, before: readonly string[], isChoice = false): ObjectIn[] {
	const { schema, name } = resolve(given, schemas)
	if (name && before.includes(name)) return []
	const names = name ? [...before, name] : before
	const choices = schema.anyOf || schema.oneOf ? choicesOf(schema).choices : []
	const inside = [schema.items, schema.additionalProperties, schema.contentSchema].filter(
		(part) => typeof part === "object",
	)
	return [
		...(schema.properties ? [{ schema, isChoice, names }] : []),
		...(schema.allOf ?? []).flatMap((part) => objectsIn(part, schemas, names, isChoice)),
		...choices.flatMap((choice) => objectsIn(choice, schemas, names, isChoice || choices.length > 1)),
		...inside.flatMap((part) => objectsIn(part, schemas, names)),
	]
}

/** If the value may be one of several objects, none of their fields is required. */
export function fieldsOf(schema: Schema, schemas: Schemas, names: readonly string[] = []): FieldOf[] {
	const fields = objectsIn(schema, schemas, names).flatMap(({ schema: object, isChoice, names: within }) =>
		Object.entries(object.properties ?? {}).map(([name, property]): [string, FieldOf] => {
			const required = !isChoice && (object.required?.includes(name) ?? false)
			return [name, { name, schema: property, required, fields: fieldsOf(property, schemas, within) }]
		}),
	)
	return [...new Map(fields).values()]
}
