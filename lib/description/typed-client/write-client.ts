import { type ApiDescription, type Operation, operationsOf, type Schema } from "../api-description"
import { CALLING_SCRIPT } from "./calling-script"
import { CALLING, clientHead } from "./client-texts"
import { indented, property, typeText } from "./type-text"

const JSON_TYPE = "application/json"

const comment = (lines: readonly string[]) =>
	["/**", ...lines.map((line) => ` * ${line}`.trimEnd().replaceAll("*/", "* /")), " */"].join("\n")

/** An optional parameter may be undefined as well: a cursor is, on the first page. */
function parametersEntry(name: string, parameters: Operation["parameters"]): string[] {
	if (parameters.length === 0) return []
	const fields = parameters.map(({ name: field, required, schema }) =>
		required ? `\t${property(field)}: ${typeText(schema)}` : `\t${property(field)}?: ${typeText(schema)} | undefined`,
	)
	const isNeeded = parameters.some(({ required }) => required)
	return [[`${name}${isNeeded ? "" : "?"}: {`, ...fields, "}"].join("\n")]
}

function bodyField(name: string, schema: Schema | undefined): string[] {
	if (!schema || Object.keys(schema.properties ?? {}).length === 0) return []
	return [`${name}${(schema.required ?? []).length > 0 ? "" : "?"}: ${typeText(schema)}`]
}

/** Forms are sent as multipart, which every operation with a form takes. */
function bodyEntry({ requestBody }: Operation): string[] {
	const { [JSON_TYPE]: json, "multipart/form-data": form } = requestBody?.content ?? {}
	return json ? bodyField("body", json.schema) : bodyField("form", form?.schema)
}

/** An answer other than JSON comes as it is. */
function answerText({ responses }: Operation): string {
	const contents = Object.entries(responses).flatMap(([status, { content }]) =>
		status < "300" && content ? [content] : [],
	)
	const [first] = contents
	if (!first) return "undefined"
	const types = contents.map(({ [JSON_TYPE]: json }) => (json ? typeText(json.schema) : "Response"))
	return [...new Set(types)].join(" | ")
}

function operationText(operation: Operation): string {
	const of = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
	const entries = [
		...parametersEntry("params", of("path")),
		...parametersEntry("query", of("query")),
		...bodyEntry(operation),
		`answer: ${answerText(operation)}`,
	]
	return indented(
		[
			comment([`${operation.summary}.`, operation.description]),
			`${property(`${operation.method} ${operation.path}`)}: {`,
			...entries.map((text) => `\t${indented(text)}`),
			"}",
		].join("\n"),
	)
}

const calling = (code: string, origin: string) => code.replace("ORIGIN", () => JSON.stringify(origin))

/** Writes one file without imports. */
export function writeClient(api: ApiDescription, origin: string): string {
	const types = Object.entries(api.components.schemas).map(
		([name, schema]) => `export type ${name} = ${typeText(schema)}`,
	)
	const operations = operationsOf(api).map(operationText)
	return [
		comment(clientHead(origin, api.info.version, "ts")),
		"/* Everything that is answered. */",
		...types,
		["/** Every call. */", "export interface Operations {", ...operations.map((text) => `\t${text}`), "}"].join("\n"),
		calling(CALLING, origin),
	].join("\n\n")
}

/** Its types are those of the client in TypeScript, stored beside it under the same name. */
export function writeClientScript(api: ApiDescription, origin: string): string {
	return [comment(clientHead(origin, api.info.version, "js")), calling(CALLING_SCRIPT, origin)].join("\n\n")
}
