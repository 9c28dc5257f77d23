import { type Content, keyScopeOf, type Operation } from "./api-description"

/** Of several forms that a body may have, the first of these is shown. */
const PREFERRED = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const asText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value))

function tokenOf(operation: Operation): string | null {
	if (keyScopeOf(operation)) return "API_KEY"
	if (operation.security.some((way) => "quizSession" in way)) return "SESSION_SECRET"
	return operation.security.length > 0 ? "ACCESS_TOKEN" : null
}

function formOf(type: string, { schema, example }: Content): string[] {
	const isFile = (name: string) => schema.properties?.[name]?.format === "binary"
	return Object.entries((example ?? {}) as Record<string, unknown>).map(([name, value]) => {
		if (type !== "multipart/form-data") return `--data-urlencode ${quoted(`${name}=${asText(value)}`)}`
		// A plain -F would read a text that begins with @ or < from a file.
		return isFile(name) ? `-F ${quoted(`${name}=@${name}`)}` : `--form-string ${quoted(`${name}=${asText(value)}`)}`
	})
}

export function shownBody({ requestBody }: Operation): [type: string, content: Content] | undefined {
	const forms = Object.entries(requestBody?.content ?? {})
	return PREFERRED.flatMap((type) => forms.filter(([form]) => form === type))[0] ?? forms[0]
}

function bodyOf(operation: Operation): string[] {
	const body = shownBody(operation)
	if (!body) return []
	const [type, content] = body
	if (type === "application/json") {
		return [`-H ${quoted(`Content-Type: ${type}`)}`, `-d ${quoted(JSON.stringify(content.example, null, 2))}`]
	}
	if (PREFERRED.includes(type)) return formOf(type, content)
	return [`-H ${quoted(`Content-Type: ${type}`)}`, "--data-binary @file"]
}

export function curlSample(operation: Operation, origin: string): string {
	const { method, path, parameters } = operation
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(asText(parameters.find((parameter) => parameter.name === name)?.example)),
	)
	const query = parameters
		.filter((parameter) => parameter.in === "query" && parameter.required)
		.map(({ name, example }) => `${name}=${encodeURIComponent(asText(example))}`)
		.join("&")
	const token = tokenOf(operation)
	const asked = method === "HEAD" ? ["-I"] : method === "GET" ? [] : [`-X ${method}`]
	return [
		["curl", ...asked, quoted(`${origin}${filled}${query && `?${query}`}`)].join(" "),
		...(token ? [`-H "Authorization: Bearer $${token}"`] : []),
		...bodyOf(operation),
	].join(" \\\n  ")
}
