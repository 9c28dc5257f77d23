import { expect } from "vitest"

interface AnswerLike {
	status: number
	headers: Headers
	text: string
}

/**
 * Checks a refusal's shape and that it reveals nothing internal: one English sentence, `fields` only on 422, an id on
 * 5xx, a time to retry on 429 and 503.
 */
export function refusalProblems({ status, headers, text }: AnswerLike): string[] {
	const problems: string[] = []
	const type = headers.get("content-type") ?? ""
	if (!/^application\/json\b/.test(type)) problems.push(`content-type is ${type || "absent"}`)
	let body: Record<string, unknown> = {}
	try {
		body = JSON.parse(text)
	} catch {
		return [...problems, `body is no JSON: ${text.slice(0, 80)}`]
	}
	const { detail, code, values, errors, request_id, ...rest } = body
	if (typeof detail !== "string" || !/\w/.test(detail)) problems.push("no detail")
	else if (/\b(prisma|postgres|SQL|ECONN|undefined|node_modules|Invalid input|at \w+ \()/i.test(detail))
		problems.push(`tells: ${detail}`)
	if (Object.keys(rest).length > 0) problems.push(`unknown fields ${Object.keys(rest)}`)
	if (code !== undefined && !/^[a-z_]+$/.test(String(code))) problems.push(`code is ${code}`)
	if (values !== undefined && code === undefined) problems.push("values without a code")
	if (errors !== undefined && status !== 422) problems.push("errors beside a status that is not 422")
	if (status >= 500 && typeof request_id !== "string") problems.push("no request_id")
	if ([429, 503].includes(status) && !/^\d+$/.test(headers.get("retry-after") ?? "")) problems.push("no Retry-After")
	return problems
}

export function expectRefusal(answer: AnswerLike, status: number): void {
	expect({ status: answer.status, problems: refusalProblems(answer) }).toEqual({ status, problems: [] })
}
