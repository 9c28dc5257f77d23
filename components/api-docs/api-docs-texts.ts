import type { Caller } from "@/lib/description/find-operations"

/** Texts of the API's reference. */

export const API_REFERENCE = "API reference"
export const REFERENCE_LEAD =
	"Every call of this installation, made from its own description. Find the one you need, and copy a line that works."
export const FIND_LABEL = "Search the API"
export const FIND_PLACEHOLDER = "Words, a path, or a field"
export const CALLER_LABEL = "Who calls"
export const FIND = "Find"
export const CALLERS: Record<Exclude<Caller, `${string}:${string}`>, string> = {
	"": "Every caller",
	keys: "Any API key",
	open: "Without signing in",
}
export const keyWith = (scope: string) => `Key: ${scope}`
export const found = (count: number) => (count === 1 ? "1 call" : `${count} calls`)
export const SUBJECTS = "Subjects"
export const NOTHING_FOUND = "No call has all of that"
export const NOTHING_FOUND_WHY = "Try fewer words, or a path such as “submission”."
export const SHOW_ALL_CALLS = "Show all calls"

export const BEGIN = "Begin with an API key"
export const FIRST_CALL = "First call"
export const KEY_SCOPES_TITLE = "What a key may do"
export const ERRORS_TITLE = "Errors and limits"
export const ERROR_FIELDS = "Fields of an error"
export const LISTS_TITLE = "Lists, and what may change"
export const FILES_TITLE = "Files for your tools"
export const OPENAPI_FILE = "OpenAPI 3.1 description"
export const OPENAPI_FILE_ABOUT = "For generators, test tools, and editors. It's what this reference is made from."
export const CLIENT_FILE = "Client for TypeScript"
export const CLIENT_FILE_ABOUT =
	"It knows every call, with its fields, its answer, and its errors. It has the types of the client for JavaScript, too."
export const CLIENT_SCRIPT = "Client for JavaScript"
export const CLIENT_SCRIPT_ABOUT = "One file without packages, for Node 20 and browsers."

export const ALL_CALLS = "All calls"
export const CLOSED = "Closed to API keys"
export const OPEN = "Without signing in"
export const PATH_FIELDS = "In the path"
export const QUERY_FIELDS = "In the query"
export const BODY = "Body"
export const bodyAs = (types: readonly string[]) => `Sent as ${types.join(" or ")}.`
export const NO_FIELDS = "It has no fields."
export const ANSWER = "Answer"
export const answeredAs = (types: readonly string[]) => `Answered as ${types.join(", ")}.`
export const REFUSALS = "Errors"
export const REFUSALS_ABOUT = "All of them are JSON with a sentence in `detail`."
export const CALL_SAMPLE = "Sample call"
export const ANSWER_SAMPLE = "Sample answer"
export const REQUIRED = "required"
export const MAY_BE_MISSING = "may be missing"
export const TO_SAMPLE = "See a sample call"
export const PREVIOUS = "Previous"
export const NEXT = "Next"
export const NEIGHBORS = "Neighboring calls"
export const fieldsIn = (name: string) => `Fields of ${name}`
export const DOCS_FOOTER = "Version"
export const DOCS_FAILED = "The reference can't be shown right now. Please try again."
export const UNKNOWN_CALL = "Call not found"
export const UNKNOWN_CALL_WHY = "The API has no call of this name. It may have one in another version."

/* The words of types and rules. */
export const orNull = (type: string) => `${type} or null`
export const listOf = (type: string) => `list of ${type}`
export const byName = (type: string) => `object of ${type} by name`
export const formatted = (type: string, format: string) => `${type} (${format})`
export const ANYTHING = "anything"
export const FILE = "file"
export const between = (least: number | undefined, most: number | undefined, unit = "") => {
	const words = unit && ` ${unit}`
	if (least !== undefined && most !== undefined)
		return least === most ? `${least}${words}` : `${least} to ${most}${words}`
	return most !== undefined ? `up to ${most}${words}` : `at least ${least}${words}`
}
export const CHARACTERS = "characters"
export const ENTRIES = "entries"
export const otherwise = (value: string) => `${value} if it isn't sent`
