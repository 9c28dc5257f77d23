import { isDeepStrictEqual } from "node:util"

export type AuditFields = Record<string, unknown>

/** Field names of secrets, in either spelling. The log records that a secret changed, never its value. */
const SECRET_NAME = /pass(word|phrase)|secret|token|api_?key|credential|hash$|cookie|authorization/i
const REDACTED = "[redacted]"

function redacted(name: string, value: unknown): unknown {
	if (value === null || value === undefined || value === "") return value ?? null
	if (SECRET_NAME.test(name)) return REDACTED
	if (typeof value === "bigint") return value.toString()
	if (value instanceof Date) return value.toISOString()
	if (Array.isArray(value)) return value.map((entry) => redacted("", entry))
	if (typeof value === "object") return redactFields(value as AuditFields)
	return value
}

export function redactFields(fields: AuditFields): AuditFields {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, redacted(name, value)]])),
	)
}

export function changedFields(before: AuditFields, after: AuditFields): { before: AuditFields; after: AuditFields } {
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
	const changed = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
	const side = (fields: AuditFields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
	return { before: side(before), after: side(after) }
}
