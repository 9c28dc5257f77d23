import { readFile } from "node:fs/promises"
import path from "node:path"
import { Validator } from "@seriousme/openapi-schema-validator"
import Ajv2020 from "ajv/dist/2020"
import { beforeAll, expect, inject, it } from "vitest"
import { contract, type OperationName } from "@/lib/client/contract"
import { breakingChanges } from "../support/breaking-changes"
import { makeTenantWithAdmin } from "../support/factories"
import { SAMPLES } from "../support/samples"
import { type SendOptions, send } from "../support/send"

const { url } = inject("product")

/** Changes since the last release that break programs, as the test below says them, each with its reason. */
const DECLARED: Record<string, string> = {}

interface Content {
	schema: object
	example?: unknown
}
interface Described {
	operationId: string
	summary: string
	security: Record<string, string[]>[]
	parameters: { name: string; in: string; schema: object; example: unknown }[]
	requestBody?: { content: Record<string, Content> }
	responses: Record<string, { content?: Record<string, Content> }>
}
interface Api {
	info: { version: string }
	paths: Record<string, Record<string, Described>>
	components: { schemas: Record<string, object> }
}

let api: Api
let text: string
let etag: string
let ajv: Ajv2020

beforeAll(async () => {
	const answer = await fetch(`${url}/api/openapi.json`)
	expect(answer.status).toBe(200)
	etag = answer.headers.get("etag") ?? ""
	text = await answer.text()
	api = JSON.parse(text)
	// The same document, so that its `#/components/…` resolve. Formats only annotate here: the patterns check.
	ajv = new Ajv2020({ strict: false, validateFormats: false })
	ajv.addSchema({ $id: "api", ...api })
})

const operations = Object.keys(contract) as OperationName[]
function describedAs(operation: OperationName): Described {
	const [method = "", path = ""] = operation.split(" ")
	return api.paths[path]?.[method.toLowerCase()] ?? expect.fail(`${operation} is not described`)
}
const pointer = (...parts: string[]) =>
	`api#/${parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`

/** @throws if the value is not what the part of the description says. */
function expectToFit(value: unknown, ...at: string[]): void {
	const check = ajv.getSchema(pointer(...at)) ?? expect.fail(`no schema at ${at.join(" ")}`)
	check(value)
	expect([at, check.errors]).toEqual([at, null])
}

it("is OpenAPI 3.1 for an independent validator", async () => {
	const { valid, errors } = await new Validator().validate(JSON.parse(text))
	expect(errors ?? []).toEqual([])
	expect(valid).toBe(true)
})

it("is made once, and not sent again to a caller that has it", async () => {
	const again = await fetch(`${url}/api/openapi.json`, { headers: { "if-none-match": etag } })
	expect([again.status, await again.text()]).toEqual([304, ""])
	expect(again.headers.get("access-control-allow-origin")).toBe("*")
})

it("breaks no program that was written for the last release, unless that is declared", async () => {
	const released = await readFile(path.join(import.meta.dirname, "../fixtures/openapi-released.json"), "utf8")
	expect(breakingChanges(JSON.parse(released), JSON.parse(text))).toEqual(Object.keys(DECLARED))
})

it("names each operation once, with its answers and the scope that opens it to keys", () => {
	const all = operations.map(describedAs)
	expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(operations.length)
	for (const operation of operations) {
		const row: { statuses: readonly number[]; keyScope?: string } = contract[operation]
		const { responses, security, summary } = describedAs(operation)
		expect(summary).toMatch(/\w/)
		expect(Object.keys(responses)).toEqual(expect.arrayContaining(row.statuses.map(String)))
		expect([operation, security.flatMap(({ apiKey = [] }) => apiKey)]).toEqual([
			operation,
			row.keyScope ? [row.keyScope] : [],
		])
	}
})

it("gives examples that its own schemas allow", () => {
	for (const operation of operations) {
		const [method = "", path = ""] = operation.split(" ")
		const at = ["paths", path, method.toLowerCase()]
		const { parameters, requestBody, responses } = describedAs(operation)
		for (const [index, { example }] of parameters.entries()) {
			expectToFit(example, ...at, "parameters", String(index), "schema")
		}
		for (const [type, { example }] of Object.entries(requestBody?.content ?? {})) {
			expectToFit(example, ...at, "requestBody", "content", type, "schema")
		}
		for (const [status, { content = {} }] of Object.entries(responses)) {
			for (const [type, { example }] of Object.entries(content)) {
				if (example !== undefined) expectToFit(example, ...at, "responses", status, "content", type, "schema")
			}
		}
	}
})

it("describes what the product really answers to every read of an admin", async () => {
	const { tenant, user, token } = await makeTenantWithAdmin()
	const reads = operations.filter((name) => name.startsWith("GET ") && name in SAMPLES)
	for (const operation of reads) {
		if (contract[operation].auth === "platform") continue
		const { params, ...options } = (await SAMPLES[operation as keyof typeof SAMPLES].valid(
			tenant,
			user.id,
		)) as SendOptions<OperationName>
		const answer = await send(url, operation, { ...options, params, token })
		const described = describedAs(operation).responses[String(answer.status)]
		const [, path = ""] = operation.split(" ")
		if (described?.content?.["application/json"]) {
			expectToFit(answer.body, "paths", path, "get", "responses", "200", "content", "application/json", "schema")
		}
	}
})
