import type { Caller } from "@/lib/description/find-operations"

export const apiReference = "API reference"
export const referenceLead =
	"Every call of this installation, made from its own description. Find the one you need, and copy a line that works."
export const findLabel = "Search the API"
export const findPlaceholder = "Words, a path, or a field"
export const callerLabel = "Who calls"
export const find = "Find"
export const callers: Record<Exclude<Caller, `${string}:${string}`>, string> = {
	"": "Every caller",
	keys: "Any API key",
	open: "Without signing in",
}
export const keyWith = (scope: string) => `Key: ${scope}`
export const found = (count: number) => (count === 1 ? "1 call" : `${count} calls`)
export const subjects = "Subjects"
export const nothingFound = "No call has all of that"
export const nothingFoundWhy = "Try fewer words, or a path such as “submission”."
export const showAllCalls = "Show all calls"

export const begin = "Begin with an API key"
export const firstCall = "First call"
export const keyScopesTitle = "What a key may do"
export const errorsTitle = "Errors and limits"
export const errorFields = "Fields of an error"
export const listsTitle = "Lists, and what may change"
export const filesTitle = "Files for your tools"
export const openapiFile = "OpenAPI 3.1 description"
export const openapiFileAbout = "For generators, test tools, and editors. It's what this reference is made from."
export const clientFile = "Client for TypeScript"
export const clientFileAbout =
	"It knows every call, with its fields, its answer, and its errors. It has the types of the client for JavaScript, too."
export const clientScript = "Client for JavaScript"
export const clientScriptAbout = "One file without packages, for Node 20 and browsers."

export const allCalls = "All calls"
export const closed = "Closed to API keys"
export const open = "Without signing in"
export const pathFields = "In the path"
export const queryFields = "In the query"
export const body = "Body"
export const bodyAs = (types: readonly string[]) => `Sent as ${types.join(" or ")}.`
export const noFields = "It has no fields."
export const answer = "Answer"
export const answeredAs = (types: readonly string[]) => `Answered as ${types.join(", ")}.`
export const refusals = "Errors"
export const refusalsAbout = "All of them are JSON with a sentence in `detail`."
export const callSample = "Sample call"
export const answerSample = "Sample answer"
export const required = "required"
export const mayBeMissing = "may be missing"
export const toSample = "See a sample call"
export const previous = "Previous"
export const next = "Next"
export const neighbors = "Neighboring calls"
export const fieldsIn = (name: string) => `Fields of ${name}`
export const footer = "Version"
export const failed = "The reference can't be shown right now. Please try again."
export const unknownCall = "Call not found"
export const unknownCallWhy = "The API has no call of this name. It may have one in another version."

export const orNull = (type: string) => `${type} or null`
export const listOf = (type: string) => `list of ${type}`
export const byName = (type: string) => `object of ${type} by name`
export const formatted = (type: string, format: string) => `${type} (${format})`
export const anything = "anything"
export const file = "file"
export const between = (least: number | undefined, most: number | undefined, unit = "") => {
	const words = unit && ` ${unit}`
	if (least !== undefined && most !== undefined)
		return least === most ? `${least}${words}` : `${least} to ${most}${words}`
	return most !== undefined ? `up to ${most}${words}` : `at least ${least}${words}`
}
export const characters = "characters"
export const entries = "entries"
export const otherwise = (value: string) => `${value} if it isn't sent`
