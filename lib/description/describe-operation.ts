import type { Auth, Call, Schema } from "@/lib/calls"
import { ErrorAnswer } from "@/lib/http/answers"
import { contentTypesOf } from "@/lib/http/reader-of"
import { limitOf } from "@/lib/limits/limits"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { statusesOf } from "./contract"
import { exampleOf } from "./example-of"
import { type Json, refTo, requestSchema } from "./json-schema"
import {
	ASKS_AGAIN,
	CLOSED_TO_KEYS,
	fileLimit,
	keyScopeNeeded,
	limitOfCalls,
	OTHER_REFUSAL,
	roleNeeded,
	STATUS_TEXTS,
	TENANT_ID_ABOUT,
	TENANT_SLUG_ABOUT,
	WHO,
} from "./texts"

export interface Known {
	schemas: Record<string, Json>
	names: ReadonlyMap<Schema, string>
}

const isOfTenant = (auth: Auth) => auth === "tenant" || auth === "scoped"
const isSignedIn = (auth: Auth) => isOfTenant(auth) || auth === "session" || auth === "platform"

/** "getAdminChatbotLeads": stable, because it only depends on the method and the path. */
function operationId(operation: string): string {
	const [method = "", path = ""] = operation.split(" ")
	const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word && word !== "api")
	return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")
}

function aboutOf({ auth, role, asksAgain, keyScope, limit }: Call): string {
	const parts = [WHO[auth]]
	if (isOfTenant(auth)) parts.push(roleNeeded(role ?? "owner"))
	const ofKey = limitOf("API_KEY")
	if (isSignedIn(auth)) parts.push(keyScope ? keyScopeNeeded(keyScope, ofKey.points, ofKey.seconds) : CLOSED_TO_KEYS)
	if (asksAgain) parts.push(ASKS_AGAIN[String(asksAgain) as keyof typeof ASKS_AGAIN])
	if (limit) parts.push(limitOfCalls(limitOf(limit).points, limitOf(limit).seconds))
	return parts.join(" ")
}

function securityOf({ auth, keyScope }: Call): Json[] {
	if (auth === "quiz_session") return [{ quizSession: [] }]
	if (!isSignedIn(auth)) return []
	return [{ session: [] }, ...(keyScope ? [{ apiKey: [keyScope] }] : [])]
}

const propertiesOf = (schema: Schema | undefined) =>
	Object.entries((schema ? (requestSchema(schema).properties ?? {}) : {}) as Record<string, Json>)

function parametersOf(operation: string, { auth, params, query }: Call, known: Known): Json[] {
	const ofPath = new Map(propertiesOf(params))
	const parameter = (place: string, name: string, schema: Json, more: Json = {}) => ({
		name,
		in: place,
		...more,
		schema,
		example: exampleOf(schema, known.schemas, name),
	})
	const path = [...operation.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
		parameter("path", name, ofPath.get(name) ?? { type: "string" }, { required: true }),
	)
	const required = (query && (requestSchema(query).required as string[] | undefined)) ?? []
	const asked = propertiesOf(query).map(([name, schema]) =>
		parameter("query", name, schema, { required: required.includes(name) && !("default" in schema) }),
	)
	if (!isOfTenant(auth)) return [...path, ...asked]
	const named = [
		parameter("query", "tenant_slug", { type: "string" }, { required: false, description: TENANT_SLUG_ABOUT }),
		parameter(
			"query",
			"tenant_id",
			{ type: "string", format: "uuid" },
			{ required: false, description: TENANT_ID_ABOUT },
		),
	]
	return [...path, ...asked, ...named.filter(({ name }) => !asked.some((other) => other.name === name))]
}

function bodyOf(call: Call, types: readonly string[], known: Known): Json {
	const schema = call.body ?? call.form
	const fields: Json = schema ? requestSchema(schema) : { type: "object", properties: {} }
	const specs = { ...call.files, ...(call.upload && { file: UPLOAD_POLICY[call.upload] }) }
	const files = Object.fromEntries(
		Object.entries(specs).map(([name, { maxBytes }]) => [
			name,
			{ type: "string", format: "binary", description: fileLimit(maxBytes) },
		]),
	)
	const content = types.map((type) => {
		const withFiles = type === "multipart/form-data" ? files : {}
		const schema = { ...fields, properties: { ...(fields.properties ?? {}), ...withFiles } }
		return [type, { schema, example: exampleOf(schema, known.schemas) }]
	})
	return { required: true, content: Object.fromEntries(content) }
}

const REFUSAL = (description: string, detail: string): Json => ({
	description,
	content: { "application/json": { schema: { $ref: refTo("ErrorAnswer") }, example: { detail } } },
})

function refusalOf({ refusal = ErrorAnswer }: Call, detail: string, { schemas, names }: Known): Json {
	const more = names.get(refusal)
	if (!more || more === "ErrorAnswer") return REFUSAL(detail, detail)
	const schema = { allOf: [{ $ref: refTo("ErrorAnswer") }, { $ref: refTo(more) }] }
	const example = { detail, ...(exampleOf({ $ref: refTo(more) }, schemas) as Json) }
	return { description: detail, content: { "application/json": { schema, example } } }
}

function successOf(operation: string, { answer, types = [] }: Call, known: Known): Json {
	if (answer) {
		const name = known.names.get(answer)
		if (!name) throw new Error(`The answer of ${operation} is exported by no answers.ts.`)
		const schema = { $ref: refTo(name) }
		return { "application/json": { schema, example: exampleOf(schema, known.schemas) } }
	}
	return Object.fromEntries(types.map((type) => [type, { schema: type.startsWith("text/") ? { type: "string" } : {} }]))
}

function commonStatuses({ auth, keyScope, limit }: Call): number[] {
	return [...(isSignedIn(auth) || auth === "quiz_session" ? [401, 403] : []), ...(limit || keyScope ? [429] : [])]
}

function responsesOf(operation: string, call: Call, known: Known): Json {
	const all = [...new Set([...statusesOf(operation, call), ...commonStatuses(call)])].sort((a, b) => a - b)
	const responses = all.map((status): [string, Json] => {
		const description = STATUS_TEXTS[status] ?? OTHER_REFUSAL
		if (status >= 400) return [String(status), refusalOf(call, description, known)]
		const content = status === 200 || status === 206 ? successOf(operation, call, known) : {}
		return [String(status), Object.keys(content).length > 0 ? { description, content } : { description }]
	})
	return { ...Object.fromEntries(responses), default: REFUSAL(OTHER_REFUSAL, OTHER_REFUSAL) }
}

export function describeOperation(operation: string, call: Call, tag: string, known: Known): Json {
	const types = contentTypesOf(call)
	return {
		operationId: operationId(operation),
		summary: call.summary,
		description: aboutOf(call),
		tags: [tag],
		security: securityOf(call),
		parameters: parametersOf(operation, call, known),
		...(types.length > 0 ? { requestBody: bodyOf(call, types, known) } : {}),
		responses: responsesOf(operation, call, known),
	}
}
