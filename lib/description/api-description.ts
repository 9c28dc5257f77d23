export interface Schema {
	$ref?: string
	type?: string | string[]
	format?: string
	enum?: unknown[]
	const?: unknown
	default?: unknown
	description?: string
	minLength?: number
	maxLength?: number
	minimum?: number
	maximum?: number
	exclusiveMinimum?: number
	minItems?: number
	maxItems?: number
	items?: Schema
	properties?: Record<string, Schema>
	required?: string[]
	additionalProperties?: boolean | Schema
	contentMediaType?: string
	contentSchema?: Schema
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
}
export type Schemas = Record<string, Schema>

export interface Content {
	schema: Schema
	example?: unknown
}
export interface Parameter {
	name: string
	in: "path" | "query"
	required?: boolean
	description?: string
	schema: Schema
	example?: unknown
}
export interface Answer {
	description: string
	content?: Record<string, Content>
}
interface OperationObject {
	operationId: string
	summary: string
	description: string
	tags: string[]
	security: Record<string, string[]>[]
	parameters: Parameter[]
	requestBody?: { content: Record<string, Content> }
	responses: Record<string, Answer>
}

export interface ApiDescription {
	info: { title: string; version: string }
	tags: { name: string; description: string }[]
	paths: Record<string, Record<string, OperationObject>>
	components: { schemas: Schemas }
}

export interface Operation extends OperationObject {
	method: string
	path: string
}

export function operationsOf({ paths }: ApiDescription): Operation[] {
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
	)
}

/** Null if the operation is closed to keys. */
export function keyScopeOf({ security }: Pick<Operation, "security">): string | null {
	return security.flatMap(({ apiKey = [] }) => apiKey)[0] ?? null
}

/** What `$ref` names, with the name; the schema itself if it names nothing. */
export function resolve(schema: Schema, schemas: Schemas): { schema: Schema; name?: string } {
	if (!schema.$ref) return { schema }
	const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)
	return { schema: schemas[name] ?? {}, name }
}

export function choicesOf(schema: Schema): { choices: Schema[]; nullable: boolean } {
	const all = schema.anyOf ?? schema.oneOf
	if (all) {
		const choices = all.filter(({ type }) => type !== "null")
		return { choices, nullable: choices.length < all.length }
	}
	if (!Array.isArray(schema.type)) return { choices: [schema], nullable: schema.type === "null" }
	const types = schema.type.filter((type) => type !== "null")
	return { choices: types.map((type) => ({ ...schema, type })), nullable: types.length < schema.type.length }
}
