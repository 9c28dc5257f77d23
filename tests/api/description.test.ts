import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { Validator } from "@seriousme/openapi-schema-validator"
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020"
import { beforeAll, expect, inject, it } from "vitest"
import type { Call } from "@/lib/calls"
import type { OperationName } from "@/lib/client/contract"
import { contract, statusesOf } from "@/lib/description/contract"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"
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
	webhooks: Record<string, { post: { requestBody: { content: Record<string, Content> } } }>
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
	// Formats only annotate here: the patterns check.
	ajv = new Ajv2020({ strict: false, validateFormats: false })
	ajv.addSchema({ $id: "api", components: api.components })
})

const operations = Object.keys(contract) as OperationName[]
function describedAs(operation: OperationName): Described {
	const [method = "", path = ""] = operation.split(" ")
	return api.paths[path]?.[method.toLowerCase()] ?? expect.fail(`${operation} is not described`)
}
/** Compiled once for all operations that have it: there are a thousand refusals, and two kinds of them. */
const checks = new Map<string, ValidateFunction>()

/** @throws if the value is not what the schema says. `of` names it in the message. */
function expectToFit(value: unknown, schema: object, of: string): void {
	const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
	const check = checks.get(text) ?? ajv.compile(JSON.parse(text))
	checks.set(text, check)
	check(value)
	expect([of, check.errors]).toEqual([of, null])
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
		const row: Call = contract[operation]
		const { responses, security, summary } = describedAs(operation)
		expect(summary).toMatch(/\w/)
		expect(Object.keys(responses)).toEqual(expect.arrayContaining(statusesOf(operation, row).map(String)))
		expect([operation, security.flatMap(({ apiKey = [] }) => apiKey)]).toEqual([
			operation,
			row.keyScope ? [row.keyScope] : [],
		])
	}
})

it("gives examples that its own schemas allow", () => {
	for (const operation of operations) {
		const { parameters, requestBody, responses } = describedAs(operation)
		const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}))
		for (const { schema, example } of [...parameters, ...contents]) {
			if (example !== undefined) expectToFit(example, schema, operation)
		}
	}
})

it("describes what each webhook gets", () => {
	expect(Object.keys(api.webhooks)).toEqual([...EVENT_TYPES])
	for (const [type, { post }] of Object.entries(api.webhooks)) {
		const { schema, example } = post.requestBody.content["application/json"] ?? expect.fail(type)
		expectToFit(example, schema, type)
		const gone = { id: randomUUID(), is_deleted: true }
		expectToFit({ ...(example as object), data: gone }, schema, type)
		expect(() => expectToFit({ ...(example as object), data: { id: gone.id } }, schema, type)).toThrow()
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
		const { content } =
			describedAs(operation).responses[String(answer.status)] ?? expect.fail(`${answer.status} is new`)
		const json = content?.["application/json"]
		if (json) expectToFit(answer.body, json.schema, operation)
	}
})
