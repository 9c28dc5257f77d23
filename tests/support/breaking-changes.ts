type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)
const part = (value: unknown, ...keys: string[]): Json => {
	const found = keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
	return isObject(found) ? found : {}
}
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** The kinds of values that a schema allows, such as "string" and "null". */
function kindsOf(schema: Json): string[] {
	const choices = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []))
	if (choices.length > 0) return choices.flatMap(kindsOf)
	return schema.type === undefined ? [] : [schema.type].flat().map(String)
}

type Side = "sent" | "answered"

/**
 * What breaks a program that was written for `before`. Sent: a field that is now required, or a value that is no longer
 * taken. Answered: a field that is gone or may be missing, or a kind of value that was never answered.
 */
function schemaChanges(before: Json, after: Json, side: Side, at: string): string[] {
	const [had, has] = [part(before, "properties"), part(after, "properties")]
	const [needed, needs] = [texts(before.required), texts(after.required)]
	const ofFields = Object.keys(had).flatMap((name) => {
		const here = `${at}.${name}`
		const [old, now] = [had[name], has[name]]
		if (!isObject(now)) return [`${here} is gone`]
		if (side === "answered" && needed.includes(name) && !needs.includes(name)) return [`${here} may be missing`]
		return isObject(old) ? schemaChanges(old, now, side, here) : []
	})
	const demanded = side === "sent" ? needs.filter((name) => !needed.includes(name)) : []
	const [oldKinds, newKinds] = [kindsOf(before), kindsOf(after)]
	const [from, to] = side === "sent" ? [newKinds, oldKinds] : [oldKinds, newKinds]
	const strange = from.length > 0 ? to.filter((kind) => !from.includes(kind)) : []
	const values =
		side === "sent" && Array.isArray(after.enum) ? texts(before.enum).filter((v) => !texts(after.enum).includes(v)) : []
	const items =
		isObject(before.items) && isObject(after.items) ? schemaChanges(before.items, after.items, side, `${at}[]`) : []
	const ref = before.$ref !== undefined && after.$ref !== undefined && before.$ref !== after.$ref
	return [
		...ofFields,
		...demanded.map((name) => `${at}.${name} is now required`),
		...strange.map((kind) => `${at} ${side === "sent" ? "no longer takes" : "may now be"} ${kind}`),
		...values.map((value) => `${at} no longer takes ${value}`),
		...items,
		...(ref ? [`${at} is now ${String(after.$ref)}`] : []),
	]
}

function operationChanges(before: Json, after: Json, at: string): string[] {
	const parameters = (operation: Json) =>
		Array.isArray(operation.parameters) ? operation.parameters.filter(isObject) : []
	const known = new Map(parameters(before).map((parameter) => [String(parameter.name), parameter]))
	const now = new Map(parameters(after).map((parameter) => [String(parameter.name), parameter]))
	const gone = [...known.keys()].filter((name) => !now.has(name)).map((name) => `${at} ?${name} is gone`)
	const changed = [...now].flatMap(([name, parameter]) => {
		const old = known.get(name)
		if (parameter.required && !old?.required) return [`${at} ?${name} is now required`]
		return old ? schemaChanges(part(old, "schema"), part(parameter, "schema"), "sent", `${at} ?${name}`) : []
	})
	const bodies = Object.keys(part(before, "requestBody", "content")).flatMap((type) => {
		const taken = part(after, "requestBody", "content")
		if (!(type in taken)) return [`${at} no longer takes ${type}`]
		return schemaChanges(
			part(before, "requestBody", "content", type, "schema"),
			part(taken, type, "schema"),
			"sent",
			at,
		)
	})
	const answers = Object.keys(part(before, "responses"))
		.filter((status) => status.startsWith("2"))
		.flatMap((status) => {
			if (!(status in part(after, "responses"))) return [`${at} no longer answers ${status}`]
			const content = (operation: Json) => part(operation, "responses", status, "content", "application/json", "schema")
			return schemaChanges(content(before), content(after), "answered", `${at} ${status}`)
		})
	const keys = (operation: Json) => JSON.stringify(operation.security)
	const closed = keys(before).includes("apiKey") && keys(before) !== keys(after) ? [`${at} asks other keys`] : []
	return [...gone, ...changed, ...bodies, ...answers, ...closed]
}

/** Between two descriptions of the API, one sentence for each. Additions are none. */
export function breakingChanges(before: Json, after: Json): string[] {
	const ofPaths = Object.entries(part(before, "paths")).flatMap(([path, methods]) =>
		Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) => {
			const at = `${method.toUpperCase()} ${path}`
			const now = part(after, "paths", path, method)
			if (!isObject(operation)) return []
			return Object.keys(now).length > 0 ? operationChanges(operation, now, at) : [`${at} is gone`]
		}),
	)
	const ofSchemas = Object.entries(part(before, "components", "schemas")).flatMap(([name, schema]) => {
		const now = part(after, "components", "schemas", name)
		if (!isObject(schema)) return []
		// A schema that no operation refers to any longer is noticed there.
		return Object.keys(now).length > 0 ? schemaChanges(schema, now, "answered", name) : []
	})
	return [...ofPaths, ...ofSchemas]
}
