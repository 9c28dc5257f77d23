import { grants, KEY_SCOPES, type KeyScope } from "@/lib/tenants/api-keys/key-scopes"
import { type ApiDescription, keyScopeOf, type Operation, operationsOf, type Schemas } from "./api-description"
import { type FieldOf, fieldsOf } from "./fields-of"

export interface Subject {
	name: string
	description: string
	operations: Operation[]
}
/** Any caller, any API key, a key with this scope, or anyone without signing in. */
export type Caller = "" | "keys" | "open" | KeyScope

/** What the address asks for; anything else asks for every caller. */
export function callerOf(asked: unknown): Caller {
	return ([...KEY_SCOPES, "keys", "open"] as const).find((caller) => caller === asked) ?? ""
}

function isFor(operation: Operation, caller: Caller): boolean {
	if (caller === "") return true
	if (caller === "open") return operation.security.length === 0
	const needed = KEY_SCOPES.find((scope) => scope === keyScopeOf(operation))
	return needed !== undefined && (caller === "keys" || grants([caller], needed))
}

const namesOf = (fields: readonly FieldOf[]): string[] =>
	fields.flatMap(({ name, fields: inner }) => [name, ...namesOf(inner)])

const titleOf = ({ summary, method, path, operationId }: Operation) =>
	`${summary} ${method} ${path} ${operationId}`.toLowerCase()

function textOf(operation: Operation, schemas: Schemas): string {
	const { parameters, requestBody, responses } = operation
	const contents = [requestBody, responses["200"]].flatMap((part) => Object.values(part?.content ?? {}))
	const fields = contents.flatMap(({ schema }) => namesOf(fieldsOf(schema, schemas)))
	return [titleOf(operation), ...parameters.map(({ name }) => name), ...fields].join(" ").toLowerCase()
}

/** The operations in which every word occurs. Those whose title has all of them come first in their subject. */
export function findOperations(api: ApiDescription, { q, caller }: { q: string; caller: Caller }): Subject[] {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean)
	const hasAll = (text: string) => words.every((word) => text.includes(word))
	const found = operationsOf(api).filter(
		(operation) => isFor(operation, caller) && hasAll(textOf(operation, api.components.schemas)),
	)
	const inTitle = found.filter((operation) => hasAll(titleOf(operation)))
	const ordered = [...new Set([...inTitle, ...found])]
	return api.tags
		.map((tag) => ({ ...tag, operations: ordered.filter(({ tags }) => tags.includes(tag.name)) }))
		.filter(({ operations }) => operations.length > 0)
}
